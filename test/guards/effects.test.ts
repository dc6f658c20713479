import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Effects and states of React in the files of a folder that are part of the product. */
function countIn(folder: string) {
  const text = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const count = (hook: RegExp) => text.match(hook)?.length ?? 0
  return { effects: count(/\buse(?:Layout)?Effect\(/g), states: count(/\buseState[<(]/g) }
}

/**
 * What reads, coordinates or repeats a snapshot belongs to a machine. These are the effects and states that a folder of
 * `features/` still has, and what for. A row says exactly what is there: who removes one lowers its number.
 */
const kept: Record<string, { effects: number; states: number; reason: string }> = {
  eligibility: {
    effects: 2,
    states: 5,
    reason:
      'The check begins by an event, for it is a command; the date field is filled by hand. A draft and a form.',
  },
  'exam-list': { effects: 0, states: 0, reason: '' },
  payment: {
    effects: 4,
    states: 3,
    reason:
      'Other tabs are listened to and told; the return from the signature begins by an event; a query is dropped.',
  },
  receipt: { effects: 0, states: 1, reason: 'Whether the field of the number was left empty.' },
  registration: { effects: 0, states: 2, reason: 'The chart with the fields behind it; a draft.' },
  resume: {
    effects: 0,
    states: 4,
    reason: 'What the last press found wrong, the row that is being removed; the chart, a draft.',
  },
  review: { effects: 0, states: 0, reason: '' },
  session: {
    effects: 2,
    states: 2,
    reason:
      'The return from the single account begins by an event: it takes the code out of the address first.',
  },
  shell: {
    effects: 2,
    states: 4,
    reason: 'The network comes and goes; panels, a question, a switch under way.',
  },
  'static-pages': { effects: 0, states: 1, reason: 'A wrong phrase.' },
  'submitted-files': { effects: 0, states: 0, reason: '' },
  upload: {
    effects: 0,
    states: 3,
    reason: 'What is said of the next files, what the library is searched for, a file held above the picker.',
  },
}

const folders = globSync('src/features/*', { cwd: root }).map((path) => path.split('/').at(-1) ?? '')

test.each(folders)('features/%s has the effects and states that are named; without a row, none', (folder) => {
  const { effects, states } = kept[folder] ?? { effects: 0, states: 0 }
  expect(countIn(`src/features/${folder}`)).toEqual({ effects, states })
})

test('every row is of a feature', () => {
  expect(Object.keys(kept).filter((folder) => !folders.includes(folder))).toEqual([])
})

test('effects and states of every kind are found', () => {
  expect(countIn('src/ui').effects).toBeGreaterThan(10)
  expect(countIn('src/ui').states).toBeGreaterThan(5)
})
