/** Where database and documents are: as the settings say, or those of `npm start` below its data folder. */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DocumentStore } from '#service/core/documentStore.ts'
import { openDocumentStore } from '#service/store/documents/openDocumentStore.ts'
import { root } from '../checking/run.ts'
import { startPostgres } from '../postgres.ts'

export interface Places {
  databaseUrl: string
  documents: DocumentStore
  close(): Promise<void>
}

/** A database of `npm start` that does not run is started for this alone. */
export async function openPlaces(env: NodeJS.ProcessEnv): Promise<Places> {
  const dataDir = resolve(root, env.DATA_DIR || '.data')
  const documents = await openDocumentStore(env.DOCUMENT_STORE || join(dataDir, 'documents'))
  if (env.DATABASE_URL) return { databaseUrl: env.DATABASE_URL, documents, close: () => documents.close() }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const database = await startPostgres({ dataDir: join(dataDir, 'postgres') })
  return {
    databaseUrl: database.url,
    documents,
    async close() {
      await documents.close()
      if (!database.reused) await database.stop()
    },
  }
}
