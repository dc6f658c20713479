import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changed, stepsOfPage } from '#test/support/followedPage.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test.each([
  ['docs/how-to/add-a-step.md', 50],
  ['docs/how-to/add-a-field.md', 5],
  ['docs/how-to/add-a-language.md', 20],
])('%s speaks of the files as they are', (page, atLeast) => {
  const steps = stepsOfPage(read(page))
  expect(steps.length).toBeGreaterThan(atLeast)
  const texts = new Map<string, string>()
  const faults: string[] = []
  for (const step of steps) {
    if (step.kind === 'new') {
      if (existsSync(join(root, step.file)) && read(step.file) !== step.text)
        faults.push(`${step.file} is there already, and reads otherwise`)
      continue
    }
    try {
      texts.set(step.file, changed(texts.get(step.file) ?? read(step.file), step))
    } catch (fault) {
      faults.push((fault as Error).message)
    }
  }
  expect(faults).toEqual([])
})

test.each([
  ['one place', 'a\nb\nc\n', 'a\nB\nc\n'],
  ['that somebody has made it', 'a\nB\nc\n', 'a\nB\nc\n'],
  ['none', 'a\nc\n', /^x\.ts has 0 places that read:\nb\n$/],
  ['two', 'b\nb\n', /^x\.ts has 2 places/],
])('a change finds %s', (_, text, outcome) => {
  const [step] = stepsOfPage('In `x.ts`:\n\n```diff\n-b\n+B\n```\n')
  const change = () => (step?.kind === 'change' ? changed(text, step) : '')
  if (typeof outcome === 'string') expect(change()).toBe(outcome)
  else expect(change).toThrow(outcome)
})

test('a page names files to be made, and places to be changed, several in a file', () => {
  const page = [
    'New file `a.ts`:\n\n```ts\nexport const a = 1\n```',
    'In `b.ts`:\n\n```diff\n one\n+two\n@@\n-three\n four\n```',
    'Not `c.ts`:\n\n```ts\nnothing\n```',
  ].join('\n\n')
  expect(stepsOfPage(page)).toEqual([
    { kind: 'new', file: 'a.ts', text: 'export const a = 1\n' },
    { kind: 'change', file: 'b.ts', before: 'one\n', after: 'one\ntwo\n' },
    { kind: 'change', file: 'b.ts', before: 'three\nfour\n', after: 'four\n' },
  ])
})
