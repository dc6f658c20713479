import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleExams, periodsOf } from '#contract/external/exampleExams.ts'
import { personas } from '#contract/external/personas.ts'
import { examplesDay } from '#service/store/exampleData.ts'
import { seedExamples } from '#service/usecases/examples/seedExamples.ts'
import { audit } from '#test/support/audit.ts'
import { type Harness, installationDay, openHarness } from '#test/support/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ examples: false })
})
afterAll(() => harness.close())

it('are seeded once, by three processes at once and again later, and withstand the audit', async () => {
  const { dependencies } = harness
  await Promise.all([seedExamples(dependencies), seedExamples(dependencies), seedExamples(dependencies)])
  await seedExamples(dependencies)
  expect(await examplesDay(dependencies.db)).toBe(installationDay)
  expect(await audit(dependencies.db)).toEqual([])

  const exams = await dependencies.db.selectFrom('exam').selectAll().orderBy('id').execute()
  expect(exams.map(({ code }) => code)).toEqual(exampleExams.map(({ code }) => code))
  const { endDate } = periodsOf('CAI-COM-LIC-01', installationDay)
  expect(exams[2]).toMatchObject({ endDate: new Date(endDate), fee: 300 })

  const submissions = await dependencies.db.selectFrom('submission').selectAll().execute()
  const asked = personas.flatMap(({ id, example }) => [
    ...example.endedApplications.map(() => [id, 'END', 'WEB']),
    ...(example.counterApplication ? [[id, example.counterApplication.stage, 'FRONT']] : []),
  ])
  expect(submissions.map(({ subject, stage, channel }) => [subject, stage, channel]).toSorted()).toEqual(
    asked.toSorted(),
  )
  const library = await dependencies.db.selectFrom('personalDocument').select('subject').execute()
  const documents = personas.reduce((sum, { example }) => sum + example.library.documents, 0)
  expect(library).toHaveLength(documents)
})
