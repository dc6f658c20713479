/** Somebody new who owes something to an exam: their application has ended long ago, by the service's own steps. */
import { exampleExams } from '#contract/external/exampleExams.ts'
import { personas } from '#contract/external/personas.ts'
import type { Admission } from '#contract/external/registers.ts'
import { openDatabase } from '#service/store/database.ts'
import { completeApplication } from '#service/usecases/examples/exampleApplications.ts'
import { checkOwed, exams, newcomer } from '#test/support/applicant.ts'
import type { Product } from '#test/support/product.ts'
import type { Staged, Staging } from '#test/support/staging.ts'

/** The personas who owe something are few, and can owe it once. */
export async function newlyOwing(
  { sandbox, databaseUrl }: Product,
  { signIn }: Pick<Staging, 'signIn'>,
  owed: Omit<Admission, 'listed'>,
): Promise<Staged> {
  const client = await newcomer({ sandbox, signIn })
  const { subject } = client
  const exam = exampleExams.find(({ id }) => id === exams.supplement)
  const alike = personas.find(({ id }) => id === 'permanent')
  if (!exam || !alike) throw new Error('the examples have no supplement')
  const { people, installationDay } = sandbox.control
  await people.setAdmission(subject, exam.code, { listed: true, ...owed })
  const persona = { ...alike, id: subject, admission: { [exam.code]: owed } }
  const { db, pool } = openDatabase(databaseUrl, 1)
  try {
    await db.transaction().execute((trx) => completeApplication(trx, persona, exam.code, installationDay()))
  } finally {
    await pool.end()
  }
  return { client, subject, submission: await checkOwed(client) }
}
