import { ping } from '#service/store/database.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'

/** ms for which a part may take to say that it is there */
const timeout = 3_000

export interface Health {
  database: boolean
  documents: boolean
}

/** Whether the database and the document store answer. */
export async function checkHealth({
  db,
  documents,
}: Pick<Dependencies, 'db' | 'documents'>): Promise<Health> {
  const [database, store] = await Promise.all([answers(ping(db)), answers(documents.check())])
  return { database, documents: store }
}

async function answers(asked: Promise<unknown>): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), timeout).unref()
  })
  return Promise.race([
    asked.then(
      () => true,
      () => false,
    ),
    tooLate,
  ])
}
