import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Words that HTTP, payments and storage have others for, each with the one that the service uses. */
const words: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bRefusal\b/, 'ApiError'],
  [/\b(notYours|notThere|notValid)\b/, 'forbidden, notFound, validationError'],
  [/\b(brakes?|braked|callRates)\b/i, 'rate limit'],
  [/\b(PartyFailure|askParty)\b|\bparties\/|\boutside (party|parties)\b(?! took)/, 'external service'],
  [/\b(Deed|noteDeed)\b/, 'AuditEntry, recordAudit'],
  [/\bHeld\b/, 'SubmissionWithExam'],
  [/\b(takeStep|requireRight|writeOver)\b/, 'transitionStage, assertValid, updateVersioned'],
  [/\b(readOwn|lockOwn)\b/, 'findOwned, lockOwned'],
  [/\b(handIn|takeFile|storeGathered|spool)\b/, 'submitDocuments, acceptUpload, storeUpload, stagingDir'],
  [/\bwire[A-Z]\w*/, 'toXDto'],
  [/\b(patience|unhurried|compiledOnce)\b/i, 'timeout, asyncCommit, preparedStatement'],
  [/\b(buildParts|Parts)\b/, 'createDependencies, Dependencies'],
  [/\b(FileAnswer|RedirectAnswer|CallerOf)\b/, 'FileResponse, RedirectResponse, Principal'],
]

const found = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) =>
    words.flatMap(([pattern, instead]) => {
      const word = pattern.exec(line)?.[0]
      return word === undefined ? [] : [`${file}:${index + 1} says ${word}: ${instead}`]
    }),
  )

test('the service uses the words of HTTP, payments and storage', () => {
  const files = globSync('service/**/*.ts', { cwd: root }).sort()
  expect(files.length).toBeGreaterThan(150)
  expect(files.flatMap((file) => found(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test.each([
  ['throw new Refusal(code)', ['a.ts:1 says Refusal: ApiError']],
  ['const held: Held = x', ['a.ts:1 says Held: SubmissionWithExam']],
  [
    'return wirePayment(row)\n// a brake on guessing',
    ['a.ts:1 says wirePayment: toXDto', 'a.ts:2 says brake: rate limit'],
  ],
  ['/** nothing is held in memory */', []],
  ["help: 'Time that calls to outside parties took',", []],
])('in %j', (text, sentences) => {
  expect(found('a.ts', text)).toEqual(sentences)
})
