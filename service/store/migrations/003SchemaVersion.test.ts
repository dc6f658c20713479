import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getRegistrationForm, getResume } from '#contract/endpoints/submission.ts'
import { migrate } from '#service/store/migrate.ts'
import { check, exams, newcomer } from '#test/support/applicant.ts'
import { formOfFirstVersion, resumeOfFirstVersion } from '#test/support/firstVersion.ts'
import { type Harness, openHarness } from '#test/support/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const versions = async () => {
  const { rows } = await sql<{ tableName: string }>`
    select table_name from information_schema.columns where column_name = 'schema_version' order by 1`.execute(
    harness.dependencies.db,
  )
  return rows.map(({ tableName }) => tableName)
}
const versioned = ['personal_document', 'registration_form', 'resume', 'signature_request', 'submitted_file']

it('can be taken back and taken again; what was saved in between and before is read', async () => {
  const { db } = harness.dependencies
  const client = await newcomer(harness)
  const { id } = await check(client, exams.open)
  expect(await versions()).toEqual(versioned)

  await migrate(db, '002RateLimit')
  expect(await versions()).toEqual([])
  const savedAt = '2026-03-04T10:00:00+08:00'
  await sql`insert into registration_form (submission_id, answers, language, channel, version, saved_at)
    values (${id}, ${JSON.stringify(formOfFirstVersion)}, 'ZH_TW', 'WEB', 1, ${savedAt})`.execute(db)
  await sql`insert into resume (submission_id, resume, skipped, version, saved_at)
    values (${id}, ${JSON.stringify(resumeOfFirstVersion)}, false, 1, ${savedAt})`.execute(db)

  await migrate(db)
  expect(await versions()).toEqual(versioned)
  const rows = await db.selectFrom('registrationForm').select('schemaVersion').execute()
  expect(new Set(rows.map(({ schemaVersion }) => schemaVersion))).toEqual(new Set([1]))
  expect(await client.ok(getRegistrationForm, { params: { id } })).toMatchObject({
    saved: true,
    version: 1,
    answers: formOfFirstVersion,
  })
  expect(await client.ok(getResume, { params: { id } })).toMatchObject({
    skipped: false,
    resume: resumeOfFirstVersion,
  })
})
