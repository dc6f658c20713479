import { sql } from 'kysely'
import type { Database } from '#service/store/database.ts'

/** Takes a number of a series; gaps are possible, repeats are not. */
export async function nextNumber(
  db: Database,
  series: 'application_number' | 'submission_number' | 'receipt_number',
): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval(${sql.lit(series)}) as number`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`no number from ${series}`)
  return row.number
}
