import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type RunningPostgres,
  removePostgres,
  startPostgres,
  startThrowAwayPostgres,
} from '#scripts/postgres.ts'

/** Folders as `mktemp -d` makes them (mode 0700) and as `/srv` has them: both are places where people clone. */
describe.each([
  { place: 'a closed folder', mode: 0o700 },
  { place: 'an open folder', mode: 0o755 },
])('the database of a clone in $place', { timeout: 60_000 }, ({ mode }) => {
  let root: string
  let dataDir: string
  const running: RunningPostgres[] = []
  const folders = new Set<string>()

  const start = async (folder = dataDir): Promise<RunningPostgres> => {
    const started = await startPostgres({ dataDir: folder })
    running.push(started)
    folders.add(folder)
    return started
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'candidatura-clone-'))
    chmodSync(root, mode)
    dataDir = join(root, 'clone', '.data', 'postgres')
  })

  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
    for (const folder of folders) if (existsSync(folder)) removePostgres(folder)
    folders.clear()
    rmSync(root, { recursive: true, force: true })
  })

  test('a second start finds the data of the first', async () => {
    const first = await start()
    await ask(first, 'create table kept (name text)')
    await ask(first, "insert into kept values ('陳大文 𡃁')")
    await first.stop()
    const second = await start()
    expect(second.reused).toBe(false)
    expect(await ask(second, 'select name from kept')).toEqual([{ name: '陳大文 𡃁' }])
  })

  test('a database whose starter was killed is found and used, and stops when told', async () => {
    const first = await start()
    const second = await start()
    expect(second).toMatchObject({ reused: true, pid: first.pid, url: first.url })
    await second.stop()
    await expect(ask(first, 'select 1')).rejects.toThrow()
  })

  test('a database that was itself killed starts again with what was committed', async () => {
    const first = await start()
    await ask(first, 'create table kept as select 7 as number')
    process.kill(first.pid, 'SIGKILL')
    const second = await start()
    expect(second.reused).toBe(false)
    expect(await ask(second, 'select number from kept')).toEqual([{ number: 7 }])
  })

  test('where the data folder was deleted the next start begins anew', async () => {
    const first = await start()
    await ask(first, 'create table kept (name text)')
    await first.stop()
    const pointer = join(dataDir, 'elsewhere.json')
    const left = existsSync(pointer) ? JSON.parse(readFileSync(pointer, 'utf8')).outside : undefined
    rmSync(dataDir, { recursive: true })
    const second = await start()
    expect(await ask(second, "select to_regclass('kept') as kept")).toEqual([{ kept: null }])
    if (left) rmSync(left, { recursive: true })
  })

  test('a moved clone keeps its data, a copied one gets its own', async () => {
    const first = await start()
    await ask(first, 'create table kept as select 7 as number')
    await first.stop()
    mkdirSync(join(root, 'moved'))
    renameSync(dataDir, join(root, 'moved', 'postgres'))
    const moved = await start(join(root, 'moved', 'postgres'))
    expect(await ask(moved, 'select number from kept')).toEqual([{ number: 7 }])
    await moved.stop()
    cpSync(join(root, 'moved', 'postgres'), join(root, 'copied'), { recursive: true })
    if (existsSync(join(root, 'copied', 'elsewhere.json'))) {
      const copied = await start(join(root, 'copied'))
      await expect(ask(copied, 'select number from kept')).rejects.toThrow('does not exist')
    }
  })

  test('text is UTF-8 and sorted by code point', async () => {
    const one = await start()
    const asked =
      'select getdatabaseencoding() as encoding, datcollate as collation from pg_database where datname = current_database()'
    expect(await ask(one, asked)).toEqual([{ encoding: 'UTF8', collation: 'C' }])
  })
})

test('a throw-away database leaves nothing behind', { timeout: 60_000 }, async () => {
  const one = await startThrowAwayPostgres()
  expect(await ask(one, 'show fsync')).toEqual([{ fsync: 'off' }])
  const [{ data_directory: folder }] = (await ask(one, 'show data_directory')) as [{ data_directory: string }]
  expect(existsSync(folder)).toBe(true)
  await one.stop()
  expect(existsSync(join(folder, '..'))).toBe(false)
})

const ask = async ({ url }: RunningPostgres, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
