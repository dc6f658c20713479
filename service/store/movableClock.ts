import type { Clock } from '#service/core/clock.ts'
import type { Database } from '#service/store/database.ts'

/** Reads the offset from the database each time, so that several processes agree. */
export function movableClock(db: Database): Clock {
  return {
    async now() {
      const row = await db.selectFrom('rehearsalClock').select('offsetMs').executeTakeFirst()
      return new Date(Date.now() + (row?.offsetMs ?? 0))
    },
    real: () => Date.now(),
  }
}

/** @param now the moment to show, or null for the machine's time again */
export async function moveClock(db: Database, now: Date | null): Promise<void> {
  const offsetMs = now === null ? 0 : now.getTime() - Date.now()
  await db
    .insertInto('rehearsalClock')
    .values({ only: true, offsetMs })
    .onConflict((conflict) => conflict.column('only').doUpdateSet({ offsetMs }))
    .execute()
}
