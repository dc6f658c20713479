import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crossings } from '#scripts/rooms/borders.ts'
import { cycles } from '#scripts/rooms/cycles.ts'
import { importsIn, readImports } from '#scripts/rooms/imports.ts'

const root = join(import.meta.dirname, '..', '..')

test('no import crosses a border between rooms or layers', () => {
  expect(crossings(readImports(root))).toEqual([])
})

test('no files and no folders of a room import each other in a circle', () => {
  const ofTheProduct = readImports(root).filter(({ file }) => !file.startsWith('test/'))
  expect(cycles(ofTheProduct)).toEqual([])
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
    "import { personas } from '../../sandbox/people.ts'",
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
    'src/app/router.tsx',
    "await import('#src/devtools/startDevtools.ts')",
    'app may not import src/devtools/startDevtools.ts, which is in a layer above it',
  ],
  [
    'src/app/main.tsx',
    "import { inBothLanguages } from '../devtools/gallery/bothLanguages.ts'",
    'app may not import src/devtools/gallery/bothLanguages.ts, which is in a layer above it',
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
  [
    'service/core/clock.ts',
    "import type { Schema } from '#service/store/schema.ts'",
    'core may not import service/store/schema.ts',
  ],
  [
    'service/core/apiError.ts',
    "import { StageError } from '#machines/stage/step.ts'",
    'core may not import machines/stage/step.ts',
  ],
  [
    'service/domain/eligibility.ts',
    "import type { Database } from '../store/database.ts'",
    'domain may not import service/store/database.ts',
  ],
  [
    'service/store/payments.ts',
    "import { amountDue } from '#service/domain/amountDue.ts'",
    'store may not import service/domain/amountDue.ts',
  ],
  [
    'service/external/gateway.ts',
    "import { openDatabase } from '#service/store/database.ts'",
    'external may not import service/store/database.ts',
  ],
  [
    'service/pdf/sheet.ts',
    "const store = await import('#service/store/snapshot.ts')",
    'pdf may not import service/store/snapshot.ts',
  ],
  [
    'service/usecases/review/review.ts',
    "import { handle } from '#service/http/route.ts'",
    'usecases may not import service/http/route.ts',
  ],
  [
    'service/jobs/startJobs.ts',
    "import { openDatabase } from '#service/store/database.ts'",
    'jobs may not import service/store/database.ts',
  ],
  [
    'service/http/routes/exam.ts',
    "import { findExam } from '#service/store/exams.ts'",
    'http may not import service/store/exams.ts',
  ],
  [
    'service/http/app.ts',
    "import { startService } from '#service/startService.ts'",
    'http may not import service/startService.ts',
  ],
  [
    'service/usecases/review/review.ts',
    "import { sql } from 'kysely'",
    'usecases may not use the package kysely',
  ],
  ['service/jobs/startJobs.ts', "import type { Pool } from 'pg'", 'jobs may not use the package pg'],
  [
    'service/pdf/textIn.ts',
    "import { useLingui } from '@lingui/react'",
    'service may not use the package @lingui/react',
  ],
  [
    'sandbox/main.ts',
    "readFileSync(new URL('../locales/pt/pdf.po', import.meta.url))",
    'sandbox may not import locales/pt/pdf.po',
  ],
  [
    'service/helpers/dates.ts',
    "import { randomId } from '#service/core/randomId.ts'",
    'is in no layer of service',
  ],
  ['src/helpers/dates.ts', "import { now } from '#src/platform/clock.ts'", 'is in no layer of src'],
])('%s with %s is refused', (file, code, sentence) => {
  expect(crossings(importsIn(file, code))).toEqual([`${file}: ${sentence}`])
})

test.each([
  ['service/http/routes/apply.ts', "import { step } from '#machines/stage/step.ts'"],
  ['service/main.ts', "import { readConfig } from '#service/core/config.ts'"],
  ['service/createDependencies.ts', "import { openDatabase } from '#service/store/database.ts'"],
  ['service/core/signing.ts', "import type { Signature } from '#contract/external/eSign.ts'"],
  ['service/domain/stageTransitions.ts', "import { step } from '#machines/stage/step.ts'"],
  ['service/usecases/review/review.ts', "import { findExam } from '#service/store/exams.ts'"],
  ['service/usecases/review/review.ts', "import { transitionStage } from '../submission/takeStep.ts'"],
  [
    'service/http/routes/exam.ts',
    "import { readExam } from '#service/usecases/submission/applicationStatus.ts'",
  ],
  ['service/store/payments.ts', "import { sql } from 'kysely'"],
  ['service/pdf/textIn.ts', "readFileSync(new URL('../../locales/pt/pdf.po', import.meta.url))"],
  ['service/pdf/textIn.ts', "import { setupI18n } from '@lingui/core'"],
  ['service/jobs/startJobs.ts', "import { PgBoss } from 'pg-boss'"],
  ['service/jobs/startJobs.ts', "import type { Clock } from '#service/core/clock.ts'"],
  ['service/store/payments.test.ts', "import { createApp } from '#service/http/app.ts'"],
  ['src/features/review/ReviewPage.tsx', "import { Page } from '#src/ui/Page.tsx'"],
  ['src/features/review/ReviewPage.tsx', "import { Row } from './Row.tsx'"],
  ['src/app/main.tsx', "await import('#src/devtools/startDevtools.ts')"],
  ['src/devtools/gallery/Failures.tsx', "import { textOfReason } from '#src/app/createAppEffects.ts'"],
  ['src/ui/Money.tsx', "import { money } from '#src/i18n/format.ts'"],
  ['service/http/routes/apply.test.ts', "import { startSandbox } from '#sandbox/main.ts'"],
  ['service/http/app.ts', "// import { x } from '#src/app/main.tsx'"],
])('%s with %s is accepted', (file, code) => {
  expect(crossings(importsIn(file, code))).toEqual([])
})

/** A room as its files and what they import, for the rows below. */
const imports = (room: Readonly<Record<string, string>>) =>
  Object.entries(room).flatMap(([file, code]) => importsIn(file, code))

test.each([
  [
    'two files of a folder',
    {
      'src/ui/List.tsx': "import { Row } from './Row.tsx'",
      'src/ui/Row.tsx': "import { List } from './List.tsx'",
    },
    ['src/ui: List.tsx → Row.tsx → List.tsx'],
  ],
  [
    'two files, one of them for a type alone',
    {
      'service/pdf/sheet.ts': "import { typeset } from '#service/pdf/typesetter.ts'",
      'service/pdf/typesetter.ts': "import type { Sheet } from '#service/pdf/sheet.ts'",
    },
    ['service/pdf: sheet.ts → typesetter.ts → sheet.ts'],
  ],
  [
    'two folders whose files form none',
    {
      'machines/payment/start.ts': "import { step } from '#machines/stage/step.ts'",
      'machines/stage/after.ts': "import { attempt } from '#machines/payment/attempt.ts'",
    },
    ['machines: payment → stage → payment'],
  ],
  [
    'three folders of a deeper one',
    {
      'service/usecases/payment/pay.ts': "import '../receipt/read.ts'",
      'service/usecases/receipt/read.ts': "import '../review/confirm.ts'",
      'service/usecases/review/confirm.ts': "import '../payment/attempt.ts'",
    },
    ['service/usecases: payment → receipt → review → payment'],
  ],
  [
    'a folder and the file beside it',
    {
      'service/http/app.ts': "import './routes/exam.ts'",
      'service/http/routes/exam.ts': "const app = await import('../app.ts')",
    },
    ['service/http: app.ts → routes → app.ts'],
  ],
])('%s in a circle are named', (_, room, sentences) => {
  expect(cycles(imports(room))).toEqual(sentences)
})

test.each([
  ['one way', { 'src/ui/List.tsx': "import { Row } from './Row.tsx'" }],
  [
    'a test of one that imports the other',
    {
      'src/ui/List.tsx': "import { Row } from './Row.tsx'",
      'src/ui/Row.test.tsx': "import { List } from './List.tsx'",
    },
  ],
  [
    'two rooms, whose borders are held above',
    {
      'scripts/start.ts': "import '#sandbox/main.ts'",
      'sandbox/main.ts': "import '#scripts/freePort.ts'",
    },
  ],
])('%s is no circle', (_, room) => {
  expect(cycles(imports(room))).toEqual([])
})
