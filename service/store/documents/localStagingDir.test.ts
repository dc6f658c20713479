import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { abandonedAfter, openLocalStagingDir } from '#service/store/documents/localStagingDir.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'stagingDir-'))
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const folder = async (name: string, age: number) => {
  const path = join(parent, name)
  await mkdir(path)
  await writeFile(join(path, 'half an upload'), 'bytes')
  const then = new Date(Date.now() - age)
  await utimes(path, then, then)
}

test('goes with what is in it, and leaves that of another process', async () => {
  const [first, second] = [await openLocalStagingDir(parent), await openLocalStagingDir(parent)]
  await writeFile(join(first.path, 'half an upload'), 'bytes')
  await first.close()
  expect((await readdir(parent)).map((name) => join(parent, name))).toEqual([second.path])
  await second.close()
  expect(await readdir(parent)).toEqual([])
})

test('what a killed process left goes after a day, and nothing else', async () => {
  const minute = 60_000
  await folder('candidatura-incoming-killed', abandonedAfter + minute)
  await folder('candidatura-incoming-quiet', abandonedAfter - minute)
  await folder('somebody-else', abandonedAfter + minute)
  await symlink(join(parent, 'somebody-else'), join(parent, 'candidatura-incoming-link'))
  const stagingDir = await openLocalStagingDir(parent)
  await stagingDir.close()
  expect((await readdir(parent)).sort()).toEqual([
    'candidatura-incoming-link',
    'candidatura-incoming-quiet',
    'somebody-else',
  ])
  expect(await readdir(join(parent, 'somebody-else'))).toEqual(['half an upload'])
})
