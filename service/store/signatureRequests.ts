/** Requests for a signature: asked for, signed, void. A submission has one signed request at most. */
import type { Insertable, Selectable } from 'kysely'
import { randomId } from '#service/core/randomId.ts'
import type { Snapshot } from '#service/core/snapshot.ts'
import type { Database } from '#service/store/database.ts'
import type { SignatureRequestTable } from '#service/store/schema.ts'
import { storedData } from '#service/store/storedData.ts'
import type { Trx } from '#service/store/transaction.ts'

/** Without what it shows, which `readSignatureRequest` reads. */
export type SignatureRequestRow = Omit<Selectable<SignatureRequestTable>, 'snapshot' | 'schemaVersion'>

type NewRequest = Omit<
  Insertable<SignatureRequestTable>,
  'id' | 'snapshot' | 'schemaVersion' | 'signedBlobKey' | 'state' | 'signedAt'
> & { snapshot: Snapshot }

/** Keeps the bytes that its snapshot names for as long as it exists. */
export async function insertSignatureRequest(trx: Trx, request: NewRequest): Promise<void> {
  const id = randomId()
  const { snapshot } = request
  await trx
    .insertInto('signatureRequest')
    .values({
      ...request,
      id,
      snapshot: JSON.stringify(snapshot),
      schemaVersion: storedData.schemaVersion,
      signedBlobKey: null,
      state: 'REQUESTED',
    })
    .execute()
  const keys = [...new Set(snapshot.files.flatMap(({ blobKey }) => blobKey ?? []))]
  if (keys.length === 0) return
  await trx
    .insertInto('signatureBlob')
    .values(keys.map((blobKey) => ({ signatureRequestId: id, blobKey })))
    .execute()
}

export async function readSignatureRequest(
  db: Database,
  id: string,
): Promise<SignatureRequestRow & { snapshot: Snapshot }> {
  const row = await db
    .selectFrom('signatureRequest')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, snapshot: storedData.snapshot(row) }
}

/** The most that are tried with one token. */
const mostOpen = 5

/** Requests of this version of a submission that are not signed yet, the newest first. */
export const listOpenRequests = (
  db: Database,
  { id, version }: { id: string; version: number },
): Promise<SignatureRequestRow[]> =>
  db
    .selectFrom('signatureRequest')
    .selectAll()
    .where('submissionId', '=', id)
    .where('state', '=', 'REQUESTED')
    .where('submissionVersion', '=', version)
    .orderBy('createdAt', 'desc')
    .limit(mostOpen)
    .execute()

/** Whether a person's signature was asked for with this address to return to. */
export async function isRequested(
  db: Database,
  { submissionId, subject, redirectUri }: { submissionId: string; subject: string; redirectUri: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('signatureRequest')
    .select('id')
    .where('submissionId', '=', submissionId)
    .where('subject', '=', subject)
    .where('redirectUri', '=', redirectUri)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function markSigned(
  trx: Trx,
  id: string,
  { signedBlobKey, signedAt }: { signedBlobKey: string; signedAt: Date },
): Promise<void> {
  await trx
    .updateTable('signatureRequest')
    .set({ state: 'SIGNED', signedBlobKey, signedAt })
    .where('id', '=', id)
    .execute()
}

export async function voidRequests(
  trx: Trx,
  submissionId: string,
  states: readonly SignatureRequestRow['state'][],
): Promise<void> {
  await trx
    .updateTable('signatureRequest')
    .set({ state: 'VOID' })
    .where('submissionId', '=', submissionId)
    .where('state', 'in', states)
    .execute()
}

/** A request that was signed before is the signed one again. */
export async function restoreRequest(trx: Trx, { id, submissionId }: SignatureRequestRow): Promise<void> {
  await voidRequests(trx, submissionId, ['SIGNED'])
  await trx.updateTable('signatureRequest').set({ state: 'SIGNED' }).where('id', '=', id).execute()
}

/** The signed request of a submission; null where there is none. */
export async function findSignedId(db: Database, submissionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('signatureRequest')
    .select('id')
    .where('submissionId', '=', submissionId)
    .where('state', '=', 'SIGNED')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The signed form document of a submission. */
export const findSignedDocument = (db: Database, submissionId: string) =>
  db
    .selectFrom('signatureRequest')
    .innerJoin('storedBlob', 'storedBlob.key', 'signatureRequest.signedBlobKey')
    .select(['storedBlob.key', 'storedBlob.size', 'signatureRequest.language'])
    .where('signatureRequest.submissionId', '=', submissionId)
    .where('signatureRequest.state', '=', 'SIGNED')
    .executeTakeFirst()

/** Forgets requests that were never signed, a thousand at most. */
export async function deleteUnsigned(trx: Trx, createdBefore: Date): Promise<void> {
  const unsigned = await trx
    .selectFrom('signatureRequest')
    .select('id')
    .where('signedBlobKey', 'is', null)
    .where('createdAt', '<', createdBefore)
    .limit(1_000)
    .forUpdate()
    .skipLocked()
    .execute()
  if (unsigned.length === 0) return
  const ids = unsigned.map(({ id }) => id)
  await trx.deleteFrom('signatureBlob').where('signatureRequestId', 'in', ids).execute()
  await trx.deleteFrom('signatureRequest').where('id', 'in', ids).execute()
}
