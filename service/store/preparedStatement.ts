import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from '#service/store/database.ts'

/**
 * A statement that nearly every call asks: put into words once for each database, not each time.
 * @param build with any values in the places of its parameters
 * @returns asks it with other values, in the order in which they stand in the statement
 */
export function preparedStatement<Row>(
  build: (db: Database) => Compilable<Row>,
): (db: Database, ...values: unknown[]) => Promise<Row[]> {
  const known = new WeakMap<Database, CompiledQuery<Row>>()
  return async (db, ...values) => {
    const compiled = known.get(db) ?? build(db).compile()
    known.set(db, compiled)
    return (await db.executeQuery<Row>({ ...compiled, parameters: values })).rows
  }
}
