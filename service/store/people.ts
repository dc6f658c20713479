import type { Selectable } from 'kysely'
import type { Database } from '#service/store/database.ts'
import type { PersonTable } from '#service/store/schema.ts'

export type Person = Selectable<PersonTable>

/** The identity claims of a signed-in person; there is a row from the sign-in on. */
export const findPerson = (db: Database, subject: string): Promise<Person> =>
  db.selectFrom('person').selectAll().where('subject', '=', subject).executeTakeFirstOrThrow()
