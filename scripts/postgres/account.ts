import { execFileSync, spawnSync } from 'node:child_process'

/** The operating-system account that the database runs as; undefined = the current one. */
export type Account = { uid: number; gid: number } | undefined

/**
 * PostgreSQL refuses to run as root. As root it therefore runs as the owner of an existing cluster, else as
 * the system's `postgres`, which is created where it is missing; without the right to create it, as `nobody`.
 */
export const chooseAccount = (clusterOwner: number | undefined): Account => {
  if (process.getuid?.() !== 0) return undefined
  if (clusterOwner) return { uid: clusterOwner, gid: idOf('-g', String(clusterOwner)) ?? clusterOwner }
  const known = lookUp('postgres') ?? create('postgres') ?? lookUp('nobody')
  if (!known)
    throw new Error(
      'PostgreSQL can not run as root, and there is no account for it. Create one: useradd -r postgres',
    )
  return known
}

/** Whether the account can really enter a folder: asked of the system, not computed from modes. */
export const canEnter = (account: Account, folder: string): boolean =>
  account === undefined || runsAs(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder])

/** Whether the account can start a program (its libraries included). */
export const canRun = (account: Account, program: string): boolean => runsAs(account, program, ['--version'])

const runsAs = (account: Account, command: string, args: string[]): boolean =>
  spawnSync(command, args, { ...account, cwd: '/', stdio: 'ignore' }).status === 0

const lookUp = (name: string): Account => {
  const uid = idOf('-u', name)
  const gid = idOf('-g', name)
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

const idOf = (which: '-u' | '-g', name: string): number | undefined => {
  try {
    return Number(
      execFileSync('id', [which, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return undefined
  }
}

const create = (name: string): Account => {
  const ways = [
    ['useradd', '--system', '--user-group', '--no-create-home', name],
    ['adduser', '-S', '-D', '-H', name],
  ]
  for (const [command = '', ...args] of ways) {
    if (spawnSync(command, args, { stdio: 'ignore' }).status === 0) break
  }
  return lookUp(name)
}
