import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Account, canEnter, chooseAccount } from './account.ts'
import { reachableHome } from './reachableHome.ts'

export type ClusterFolder = { folder: string; account: Account }

/**
 * Where the cluster of a data folder lives: in it (`cluster/`), or outside when the database's account can't
 * go there. `elsewhere.json` in the data folder points outside and `owner` outside points back, so that a
 * moved clone keeps its data and a copied one gets its own.
 */
export const clusterFolderOf = (dataDir: string): ClusterFolder => {
  mkdirSync(dataDir, { recursive: true })
  const home = realpathSync(dataDir)
  const inside = join(home, 'cluster')
  const moved = elsewhereOf(home)
  if (moved) return { folder: moved, account: chooseAccount(ownerOf(moved)) }
  const account = chooseAccount(ownerOf(inside))
  mkdirSync(inside, { recursive: true, mode: 0o700 })
  if (account) chownSync(inside, account.uid, account.gid)
  if (canEnter(account, inside)) return { folder: inside, account }
  if (existsSync(join(inside, 'PG_VERSION'))) {
    throw new Error(
      `${inside} holds a database, but its account can no longer enter the folder. Allow it (chmod o+x on the folders above).`,
    )
  }
  rmdirSync(inside)
  return { folder: makeOutside(home, account), account }
}

const makeOutside = (home: string, account: Account): string => {
  // never one that an earlier data folder of the same path has left behind: its passwords are gone with that folder
  const outside = join(reachableHome(), randomBytes(8).toString('hex'))
  const folder = join(outside, 'cluster')
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (account) chownSync(folder, account.uid, account.gid)
  writeFileSync(join(outside, 'owner'), home)
  writeFileSync(join(home, 'elsewhere.json'), JSON.stringify({ outside }))
  return folder
}

const elsewhereOf = (home: string): string | undefined => {
  const pointer = join(home, 'elsewhere.json')
  if (!existsSync(pointer)) return undefined
  const { outside } = JSON.parse(readFileSync(pointer, 'utf8')) as { outside: string }
  const ownerFile = join(outside, 'owner')
  if (!existsSync(ownerFile)) return undefined
  const owner = readFileSync(ownerFile, 'utf8')
  if (owner !== home) {
    if (existsSync(join(owner, 'elsewhere.json'))) return undefined
    writeFileSync(ownerFile, home)
  }
  return join(outside, 'cluster')
}

const ownerOf = (folder: string): number | undefined =>
  existsSync(join(folder, 'PG_VERSION')) ? lstatSync(folder).uid : undefined
