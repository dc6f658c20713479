import { lstatSync, mkdirSync } from 'node:fs'

/** Folders that every account may enter and only root may write to, the lasting one first. */
const candidates = ['/var/lib/candidatura', '/var/tmp/candidatura-root']

/** A folder outside the clone for what the database's own account must reach. Called as root only. */
export const reachableHome = (): string => {
  for (const folder of candidates) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      const found = lstatSync(folder)
      const isOurs = found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0
      if (isOurs) return folder
    } catch {
      // a read-only system folder: the next candidate
    }
  }
  throw new Error(
    `The database's own account can not enter this folder, and neither ${candidates.join(' nor ')} can be made. Move the clone (for example to /srv) or set DATABASE_URL.`,
  )
}
