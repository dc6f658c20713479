import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

test('what a test waits for before it acts is given to begun(): a failing act leaves no rejection to nobody', () => {
  const faults = globSync('test/**/*.ts', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => /\b(const|let) \w+ = [\w.]+\.waitFor\w*\(/.test(line) && !line.includes('.catch('))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(faults).toEqual([])
})
