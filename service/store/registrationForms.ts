/** Registration forms: one for each application, saved over. */
import type { Insertable, Selectable } from 'kysely'
import type { RegistrationAnswers } from '#contract/entities/registrationForm.ts'
import type { InterfaceLanguage, SubmissionChannel } from '#contract/enums.ts'
import type { Database } from '#service/store/database.ts'
import type { RegistrationFormTable } from '#service/store/schema.ts'
import type { Trx } from '#service/store/transaction.ts'

export const findForm = (
  db: Database,
  submissionId: string,
): Promise<Selectable<RegistrationFormTable> | undefined> =>
  db.selectFrom('registrationForm').selectAll().where('submissionId', '=', submissionId).executeTakeFirst()

/** The answers that a person has saved last, for any exam; null where there are none. */
export async function findNewestAnswers(db: Database, subject: string): Promise<RegistrationAnswers | null> {
  const row = await db
    .selectFrom('registrationForm')
    .innerJoin('submission', 'submission.id', 'registrationForm.submissionId')
    .select('registrationForm.answers')
    .where('submission.subject', '=', subject)
    .orderBy('registrationForm.savedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.answers ?? null
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
    .select(({ ref }) => ['submissionId', ref('answers', '->>').key('macaoAddress').as('macaoAddress')])
    .where('submissionId', 'in', submissionIds)
    .execute()
  return new Map(forms.map(({ submissionId, macaoAddress }) => [submissionId, macaoAddress]))
}

export async function saveForm(
  trx: Trx,
  submissionId: string,
  {
    answers,
    ...facts
  }: Omit<Insertable<RegistrationFormTable>, 'submissionId' | 'answers'> & {
    answers: RegistrationAnswers
  },
): Promise<void> {
  const row = { ...facts, answers: JSON.stringify(answers) }
  await trx
    .insertInto('registrationForm')
    .values({ submissionId, ...row })
    .onConflict((conflict) => conflict.column('submissionId').doUpdateSet(row))
    .execute()
}
