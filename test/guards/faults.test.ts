import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const rows = readFileSync(join(root, 'docs/faults.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]+-?\d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const numbered = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}-${String(index + 1).padStart(2, '0')}`)

test('every attack on access, files and money has its row, once', () => {
  const ids = rows.map(([id]) => id ?? '')
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(
    expect.arrayContaining([...numbered('S', 20), ...numbered('U', 8), ...numbered('P', 11), 'L-02', 'L-03']),
  )
})

test('every row names a test that there is, or says open', () => {
  const wrong = rows.flatMap((row) => {
    const proof = row.at(-1) ?? ''
    const files = [...proof.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
    const missing = files.filter((file) => globSync(file, { cwd: root }).length === 0)
    return proof === 'open' || (files.length > 0 && missing.length === 0) ? [] : [`${row[0]}: ${missing}`]
  })
  expect(wrong).toEqual([])
})
