/** What only a rehearsal installation writes: example exams, and what personas have done at a counter. */
import { type Insertable, sql } from 'kysely'
import type { Database } from '#service/store/database.ts'
import type { ExamTable, PersonTable } from '#service/store/schema.ts'
import type { Trx } from '#service/store/transaction.ts'

/** The day from which the examples of this installation are counted; null where there are none. */
export async function examplesDay(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', 'examplesDay')
    .executeTakeFirst()
  return row?.value ?? null
}

export async function keepExamplesDay(trx: Trx, day: string): Promise<void> {
  await trx.insertInto('installation').values({ name: 'examplesDay', value: day }).execute()
}

/** The lock lasts until the transaction ends: several processes may start at once. */
export async function lockExamples(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('candidatura examples'))`.execute(trx)
}

export async function insertExams(trx: Trx, exams: readonly Insertable<ExamTable>[]): Promise<void> {
  await trx
    .insertInto('exam')
    .values(exams)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Somebody who has signed in before is left as they are. */
export async function insertPerson(trx: Trx, person: Insertable<PersonTable>): Promise<void> {
  await trx
    .insertInto('person')
    .values(person)
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute()
}

export async function markFormAtCounter(trx: Trx, submissionId: string): Promise<void> {
  await trx
    .updateTable('registrationForm')
    .set({ channel: 'FRONT' })
    .where('submissionId', '=', submissionId)
    .execute()
}
