import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crossings } from '#scripts/rooms/borders.ts'
import { importsIn, readImports } from '#scripts/rooms/imports.ts'

const root = join(import.meta.dirname, '..', '..')

test('no import crosses a border between rooms or layers', () => {
  expect(crossings(readImports(root))).toEqual([])
})

test('every import of ours ends with the name of a file', () => {
  const withoutEnding = readImports(root).filter(
    ({ target, isOurs }) => isOurs && !/\.\w+(\?\w+)?$/.test(target),
  )
  expect(withoutEnding).toEqual([])
})

test.each([
  [
    'contract/rules/age.ts',
    "import { Exam } from '#service/store/schema.ts'",
    'contract may not import service/store/schema.ts',
  ],
  ['contract/rules/age.ts', "import { join } from 'node:path'", 'contract may not use the package node:path'],
  ['machines/payment/start.ts', "import { useState } from 'react'", 'machines may not use the package react'],
  [
    'machines/payment/start.ts',
    "import type { Call } from '#src/api/client.ts'",
    'machines may not import src/api/client.ts',
  ],
  [
    'service/http/app.ts',
    "import { journey } from '#machines/journey/journey.machine.ts'",
    'service may not import machines/journey/journey.machine.ts',
  ],
  [
    'service/http/app.ts',
    "import { personas } from '../sandbox/people.ts'",
    'service may not import sandbox/people.ts',
  ],
  [
    'sandbox/main.ts',
    "const stage = await import('#machines/stage/step.ts')",
    'sandbox may not import machines/stage/step.ts',
  ],
  [
    'src/ui/Page.tsx',
    "export { call } from '#src/api/client.ts'",
    'ui may not import src/api/client.ts, which is in a layer above it',
  ],
  [
    'src/api/client.ts',
    "import '../app/router.tsx'",
    'api may not import src/app/router.tsx, which is in a layer above it',
  ],
  [
    'src/features/review/ReviewPage.tsx',
    "import { Row } from '../upload/Row.tsx'",
    'a feature may not import another feature (src/features/upload/Row.tsx)',
  ],
  [
    'src/app/main.tsx',
    "import { aPerson } from '#test/support/people.ts'",
    'only tests may import test/support/people.ts',
  ],
  ['src/helpers/dates.ts', "import { now } from '#src/platform/clock.ts'", 'is in no layer of src'],
])('%s with %s is refused', (file, code, sentence) => {
  expect(crossings(importsIn(file, code))).toEqual([`${file}: ${sentence}`])
})

test.each([
  ['service/routes/apply.ts', "import { step } from '#machines/stage/step.ts'"],
  ['src/features/review/ReviewPage.tsx', "import { Page } from '#src/ui/Page.tsx'"],
  ['src/features/review/ReviewPage.tsx', "import { Row } from './Row.tsx'"],
  ['src/ui/Money.tsx', "import { money } from '#src/i18n/format.ts'"],
  ['service/routes/apply.test.ts', "import { startSandbox } from '#sandbox/main.ts'"],
  ['service/http/app.ts', "// import { x } from '#src/app/main.tsx'"],
])('%s with %s is accepted', (file, code) => {
  expect(crossings(importsIn(file, code))).toEqual([])
})
