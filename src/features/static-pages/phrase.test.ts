import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isPhrase } from '#src/features/static-pages/phrase.ts'

const hash = createHash('sha256').update('紅樹林 2026').digest('hex')

test.each([
  ['紅樹林 2026', true],
  ['  紅樹林 2026\n', true],
  ['紅樹林2026', false],
  ['', false],
])('%j', async (typed, opens) => {
  expect(await isPhrase(typed, hash)).toBe(opens)
})
