/**
 * The folder of backups: `documents/ab/key` holds every document once, whatever the number of backups; a folder named
 * by its moment holds one state of the database.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const Manifest = v.object({
  format: v.literal(1),
  /** when the state was: everything acknowledged before is in it */
  at: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.array(v.string()),
  tables: v.array(
    v.object({ name: v.string(), columns: v.array(v.string()), rows: v.number(), sha256: v.string() }),
  ),
  sequences: v.array(v.object({ name: v.string(), value: v.number() })),
  documents: v.number(),
})
export type Manifest = v.InferOutput<typeof Manifest>

export const manifestFile = 'manifest.json'
/** rows of one table, in the text form of COPY, compressed */
export const tableFile = (state: string, table: string): string => join(state, `${table}.copy.gz`)
export const documentFile = (folder: string, key: string): string =>
  join(folder, 'documents', key.slice(0, 2), key)
/** `2026-03-04T02-00-00.000Z`: a moment as a folder's name */
export const stateName = (at: Date): string => at.toISOString().replaceAll(':', '-')

/** Finished states, newest first. */
export async function statesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => /^\d{4}-\d\d-\d\dT[\d.-]+Z$/.test(name))
    .sort()
    .reverse()
}

/** @throws Error with a sentence where the state is damaged */
export async function readManifest(state: string): Promise<Manifest> {
  let manifest: Manifest
  try {
    manifest = v.parse(Manifest, JSON.parse(await readFile(join(state, manifestFile), 'utf8')))
  } catch {
    throw new Error(`${join(state, manifestFile)} can’t be read: this backup was not finished or is damaged.`)
  }
  for (const { name, sha256 } of manifest.tables) {
    if ((await sha256OfFile(tableFile(state, name))) !== sha256)
      throw new Error(`${tableFile(state, name)} is not the file that was written: the backup is damaged.`)
  }
  return manifest
}

/** hex; empty where there is no such file */
export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk)
  } catch {
    return ''
  }
  return hash.digest('hex')
}
