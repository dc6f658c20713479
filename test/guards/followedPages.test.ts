import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changed, stepsOfPage } from '#test/support/followedPage.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Follows a page in memory. @returns what does not fit */
function follow(page: string, texts: Map<string, string>): string[] {
  const now = (file: string) => texts.get(file) ?? read(file)
  return stepsOfPage(page).flatMap((step) => {
    if (step.kind === 'new') {
      const isThere = texts.has(step.file) || existsSync(join(root, step.file))
      if (isThere && now(step.file) !== step.text)
        return [`${step.file} is there already, and reads otherwise`]
      texts.set(step.file, step.text)
      return []
    }
    try {
      texts.set(step.file, changed(now(step.file), step))
      return []
    } catch (fault) {
      return [(fault as Error).message]
    }
  })
}

test.each([
  ['docs/how-to/add-a-step.md', 40],
  ['docs/how-to/add-a-field.md', 5],
  ['docs/how-to/add-a-language.md', 20],
])('%s speaks of the files as they are', (page, atLeast) => {
  expect(stepsOfPage(read(page)).length).toBeGreaterThan(atLeast)
  expect(follow(read(page), new Map())).toEqual([])
})

/** Own names in place of those of a page. */
const ownNames: [string, string][] = [
  ['secondContact', 'fax'],
  ['second_contact', 'fax'],
  ['declaration', 'pledge'],
  ['Declaration', 'Pledge'],
  ['DECLARING', 'PLEDGING'],
  ['hasInterests', 'pledged'],
  ['has_interests', 'pledged'],
]

test('whoever follows the pages, with their names or with own ones, leaves them true', () => {
  const pages = ['docs/how-to/add-a-step.md', 'docs/how-to/add-a-field.md'].map(read)
  const own = pages.map((page) =>
    ownNames.reduce((text, [theirs, own]) => text.replaceAll(theirs, own), page),
  )
  const texts = new Map<string, string>()
  expect([...own, ...pages, ...pages].flatMap((page) => follow(page, texts))).toEqual([])
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
