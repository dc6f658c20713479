/** Removes bytes that nothing refers to: what a kill, a lost connection or a removal from a library has left. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Duration } from 'luxon'
import { inMacao } from '#service/core/inMacao.ts'
import {
  type BlobDependencies,
  discardBlobs,
  knownKeys,
  listOrphans,
} from '#service/store/documents/blobs.ts'

/** A call is given so long to refer to the bytes that it has stored. */
export const orphanAge = Duration.fromObject({ minutes: 10 })
const batch = 200

const youngest = ({ clock }: Pick<BlobDependencies, 'clock'>) => inMacao(clock.real()).minus(orphanAge)

/**
 * @param since only bytes stored after that moment; all of them where absent
 * @returns how many were removed
 */
export async function removeOrphans(dependencies: BlobDependencies, since = new Date(0)): Promise<number> {
  const before = youngest(dependencies).toJSDate()
  let removed = 0
  let last: { createdAt: Date; key: string } = { createdAt: since, key: '' }
  for (;;) {
    const rows = await listOrphans(dependencies.db, { after: last, before, limit: batch })
    await discardBlobs(
      dependencies,
      rows.map(({ key }) => key),
    )
    removed += rows.length
    const end = rows.at(-1)
    if (!end || rows.length < batch) return removed
    last = end
  }
}

/** Bytes without a row at all, as after a restore of an older database: reported, and removed. @returns their keys */
export async function removeUnknownBytes(dependencies: BlobDependencies): Promise<string[]> {
  const before = youngest(dependencies)
  const unknown: string[] = []
  let keys: string[] = []
  const look = async () => {
    if (keys.length === 0) return
    const known = await knownKeys(dependencies.db, keys)
    for (const key of keys.filter((candidate) => !known.has(candidate))) {
      await dependencies.documents.remove(key)
      unknown.push(key)
    }
    keys = []
  }
  for await (const { key, writtenAt } of dependencies.documents.list()) {
    if (inMacao(writtenAt) < before) keys.push(key)
    if (keys.length >= batch) await look()
  }
  await look()
  return unknown
}

/** Uploads that a kill has left half received. */
export async function emptyStagingDir({
  documents,
  clock,
}: Pick<BlobDependencies, 'documents' | 'clock'>): Promise<number> {
  const before = youngest({ clock })
  let removed = 0
  for (const name of await readdir(documents.stagingDir)) {
    const path = join(documents.stagingDir, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs > before.toMillis()) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
