/** Registration forms: one for each application, saved over. */
import type { Insertable, Selectable } from 'kysely'
import type { RegistrationAnswers } from '#contract/entities/registrationForm.ts'
import type { InterfaceLanguage, SubmissionChannel } from '#contract/enums.ts'
import type { Database } from '#service/store/database.ts'
import type { RegistrationFormTable } from '#service/store/schema.ts'
import { type ReadRow, storedData } from '#service/store/storedData.ts'
import type { Trx } from '#service/store/transaction.ts'

export type FormRow = ReadRow<Selectable<RegistrationFormTable>, { answers: RegistrationAnswers }>

export async function findForm(db: Database, submissionId: string): Promise<FormRow | undefined> {
  const row = await db
    .selectFrom('registrationForm')
    .selectAll()
    .where('submissionId', '=', submissionId)
    .executeTakeFirst()
  return row && { ...row, answers: storedData.answers(row) }
}

/** The answers that a person has saved last, for any exam; null where there are none. */
export async function findNewestAnswers(db: Database, subject: string): Promise<RegistrationAnswers | null> {
  const row = await db
    .selectFrom('registrationForm')
    .innerJoin('submission', 'submission.id', 'registrationForm.submissionId')
    .select(['submissionId', 'registrationForm.answers', 'registrationForm.schemaVersion'])
    .where('submission.subject', '=', subject)
    .orderBy('registrationForm.savedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? storedData.answers(row) : null
}

/** The language in which an application was made; null before its form. */
export async function findLanguage(db: Database, applicationId: string): Promise<InterfaceLanguage | null> {
  const row = await db
    .selectFrom('registrationForm')
    .innerJoin('submission', 'submission.id', 'registrationForm.submissionId')
    .select('registrationForm.language')
    .where('submission.applicationId', '=', applicationId)
    .executeTakeFirst()
  return row?.language ?? null
}

/** Channels through which the forms of these submissions were saved last. */
export const listFormChannels = (
  db: Database,
  submissionIds: readonly string[],
): Promise<{ submissionId: string; channel: SubmissionChannel }[]> =>
  db
    .selectFrom('registrationForm')
    .select(['submissionId', 'channel'])
    .where('submissionId', 'in', submissionIds)
    .execute()

/** Addresses in the forms of these submissions, by submission. */
export async function readAddresses(
  db: Database,
  submissionIds: readonly string[],
): Promise<Map<string, string>> {
  if (submissionIds.length === 0) return new Map()
  const forms = await db
    .selectFrom('registrationForm')
    .select(['submissionId', 'answers', 'schemaVersion'])
    .where('submissionId', 'in', submissionIds)
    .execute()
  return new Map(forms.map((form) => [form.submissionId, storedData.answers(form).macaoAddress]))
}

export async function saveForm(
  trx: Trx,
  submissionId: string,
  {
    answers,
    ...facts
  }: Omit<Insertable<RegistrationFormTable>, 'submissionId' | 'answers' | 'schemaVersion'> & {
    answers: RegistrationAnswers
  },
): Promise<void> {
  const { schemaVersion } = storedData
  const row = { ...facts, answers: JSON.stringify(answers), schemaVersion }
  await trx
    .insertInto('registrationForm')
    .values({ submissionId, ...row })
    .onConflict((conflict) => conflict.column('submissionId').doUpdateSet(row))
    .execute()
}
