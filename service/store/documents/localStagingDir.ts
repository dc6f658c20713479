/** A folder on the local disk for uploads on their way to a bucket: one for each process, gone when it ends. */
import { lstat, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'candidatura-incoming-'
const hour = 60 * 60_000

/** A running process marks its folder every hour: one without a mark for so long (ms) has lost its process. */
export const abandonedAfter = 24 * hour

export interface LocalStagingDir {
  path: string
  /** removes it with everything in it */
  close(): Promise<void>
}

/** @param parent where the folder is made, and where abandoned ones are looked for and removed */
export async function openLocalStagingDir(parent = tmpdir()): Promise<LocalStagingDir> {
  await removeAbandoned(parent)
  const path = await mkdtemp(join(parent, prefix))
  const mark = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => {})
  }, hour)
  mark.unref()
  return {
    path,
    async close() {
      clearInterval(mark)
      await rm(path, { recursive: true, force: true })
    },
  }
}

async function removeAbandoned(parent: string): Promise<void> {
  const before = Date.now() - abandonedAfter
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue
    const path = join(parent, name)
    try {
      const found = await lstat(path)
      if (found.isDirectory() && found.mtimeMs < before) await rm(path, { recursive: true, force: true })
    } catch {
      // of another account, or removed by another process at this moment
    }
  }
}
