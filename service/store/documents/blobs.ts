/**
 * Bytes and their rows. The row comes first and is kept, so that no bytes are ever unknown; a document's own row comes
 * last, so that no document is ever without bytes. What nothing refers to is removed by `jobs/removeOrphans.ts`.
 */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { MediaType } from '#contract/entities/document.ts'
import type { Clock } from '#service/core/clock.ts'
import type { DocumentStore } from '#service/core/documentStore.ts'
import { randomId } from '#service/core/randomId.ts'
import { asyncCommit } from '#service/store/asyncCommit.ts'
import type { Database } from '#service/store/database.ts'
import { noBackup } from '#service/store/documents/backupLock.ts'

export interface BlobDependencies {
  db: Database
  documents: DocumentStore
  clock: Clock
}

export interface BlobFacts {
  mediaType: string
  /** bytes */
  size: number
  /** hex */
  sha256: string
}

export interface Blob extends BlobFacts {
  blobKey: string
}

/** An uploaded file whose bytes are safe. */
export interface AcceptedUpload extends Blob {
  fileName: string
  mediaType: MediaType
}

export const sha256Of = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex')

/** Takes a received file into the store. Resolves when its bytes are safe. */
export async function storeUpload(
  dependencies: BlobDependencies,
  path: string,
  facts: BlobFacts,
): Promise<Blob> {
  const blobKey = randomId()
  const { mediaType, size, sha256 } = facts
  // Whatever refers to the bytes is committed later, and these rows with it at the latest.
  await asyncCommit(
    dependencies.db,
    sql`insert into stored_blob (key, state, media_type, size, sha256, created_at)
      select ${blobKey}, 'PENDING', ${mediaType}, ${size}::integer, ${sha256}, ${new Date(dependencies.clock.real())}::timestamptz
      from later`,
  )
  await dependencies.documents.put(blobKey, path)
  await asyncCommit(
    dependencies.db,
    sql`update stored_blob set state = 'STORED' from later where key = ${blobKey}`,
  )
  return { blobKey, ...facts }
}

/** Likewise for bytes that the service has made. */
export async function storeGenerated(
  dependencies: BlobDependencies,
  bytes: Uint8Array,
  mediaType: string,
): Promise<Blob> {
  const path = join(dependencies.documents.stagingDir, randomId())
  await writeFile(path, bytes, { flag: 'wx' })
  return storeUpload(dependencies, path, { mediaType, size: bytes.length, sha256: sha256Of(bytes) })
}

/**
 * Forgets bytes at once, where a call failed after it had taken them. Bytes that something refers to stay, and during
 * a backup all do. A failure here is no failure of the call: the clean-up tries again.
 */
export async function discardBlobs(
  dependencies: BlobDependencies,
  blobKeys: readonly string[],
): Promise<void> {
  for (const key of blobKeys) {
    try {
      await dependencies.db.transaction().execute(async (trx) => {
        if (!(await noBackup(trx))) return
        await trx.deleteFrom('storedBlob').where('key', '=', key).execute()
        await dependencies.documents.remove(key)
      })
    } catch {
      // Still referred to, or the store is away.
    }
  }
}

/** The facts of stored bytes, and of the picture of their first page. */
export const readBlobFacts = (db: Database, blobKey: string) =>
  db
    .selectFrom('storedBlob')
    .select(['mediaType', 'size', 'sha256', 'thumbnailKey', 'thumbnailNeutral'])
    .where('key', '=', blobKey)
    .executeTakeFirstOrThrow()

/** Keeps the picture of a document's first page, unless another was kept before. */
export async function keepThumbnail(
  db: Database,
  blobKey: string,
  kept: { thumbnailKey: string } | { thumbnailNeutral: true },
): Promise<void> {
  await db
    .updateTable('storedBlob')
    .set(kept)
    .where('key', '=', blobKey)
    .where('thumbnailKey', 'is', null)
    .execute()
}

/** Bytes that nothing refers to, in the order in which they were stored. */
export async function listOrphans(
  db: Database,
  { after, before, limit }: { after: { createdAt: Date; key: string }; before: Date; limit: number },
): Promise<{ key: string; createdAt: Date }[]> {
  const { rows } = await sql<{ key: string; createdAt: Date }>`
    select key, created_at from stored_blob b
    where (created_at, key) > (${after.createdAt}, ${after.key}) and created_at < ${before}
      and not exists (select from personal_document where blob_key = b.key)
      and not exists (select from submitted_file where blob_key = b.key)
      and not exists (select from receipt where blob_key = b.key)
      and not exists (select from signature_request where draft_blob_key = b.key or signed_blob_key = b.key)
      and not exists (select from signature_blob where blob_key = b.key)
      and not exists (select from stored_blob where thumbnail_key = b.key)
    order by created_at, key
    limit ${limit}
  `.execute(db)
  return rows
}

/** Those of the keys that have a row. */
export async function knownKeys(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('storedBlob').select('key').where('key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
}
