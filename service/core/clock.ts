/** The service's clock: it rules windows, deadlines, ages and the Date header. */
import type { Kysely } from 'kysely'
import type { Schema } from '#service/store/schema.ts'

export interface Clock {
  /** the moment by which applicants are judged; movable in rehearsals */
  now(): Promise<Date>
  /** milliseconds since 1970 by the machine: life of tokens and codes, timeouts; never moved */
  real(): number
}

export const systemClock: Clock = {
  now: async () => new Date(),
  real: () => Date.now(),
}

/** Reads the offset from the database each time, so that several processes agree. */
export function movableClock(db: Kysely<Schema>): Clock {
  return {
    async now() {
      const row = await db.selectFrom('rehearsalClock').select('offsetMs').executeTakeFirst()
      return new Date(Date.now() + (row?.offsetMs ?? 0))
    },
    real: () => Date.now(),
  }
}

/** @param now the moment to show, or null for the machine's time again */
export async function moveClock(db: Kysely<Schema>, now: Date | null): Promise<void> {
  const offsetMs = now === null ? 0 : now.getTime() - Date.now()
  await db
    .insertInto('rehearsalClock')
    .values({ only: true, offsetMs })
    .onConflict((conflict) => conflict.column('only').doUpdateSet({ offsetMs }))
    .execute()
}
