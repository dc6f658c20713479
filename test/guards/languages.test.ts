import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const asksForOne = /(?:[!=]==? '(?:ZH_TW|PT)')|(?:case '(?:ZH_TW|PT)':)/

test('what depends on the language is a table by language, so that a new one is asked for by the compiler', () => {
  const files = globSync('{contract,machines,src,service,sandbox}/**/*.{ts,tsx}', { cwd: root })
  const product = files.filter((file) => !/\.(test|gen)\.tsx?$/.test(file))
  expect(product.length).toBeGreaterThan(500)
  expect(product.filter((file) => asksForOne.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
