import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentStore } from '#service/core/documentStore.ts'
import { randomId } from '#service/core/randomId.ts'
import { openDocumentStore } from '#service/store/documents/openDocumentStore.ts'
import { type Bucket, openBucket } from '#test/support/bucket.ts'

let folder: string
let bucket: Bucket

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'))
  bucket = await openBucket(join(folder, 's3'))
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['a folder', 'a bucket'])('%s', (kind) => {
  let store: DocumentStore
  const text = async (key: string) => Buffer.from(await store.readBytes(key)).toString()

  afterAll(() => store.close())
  beforeAll(async () => {
    store = await openDocumentStore(kind === 'a folder' ? join(folder, 'disk') : bucket.setting)
  })

  test('takes a gathered file away and gives its bytes back, whole and as a stream', async () => {
    const key = randomId()
    const path = join(store.stagingDir, 'gathered')
    await writeFile(path, 'bytes of a scan')
    await store.put(key, path)
    expect(await text(key)).toBe('bytes of a scan')
    const chunks: Buffer[] = []
    for await (const chunk of await store.read(key)) chunks.push(chunk as Buffer)
    expect(Buffer.concat(chunks).toString()).toBe('bytes of a scan')
    expect(await readdir(store.stagingDir)).toEqual([])
  })

  test('lists every key with its age, and forgets what is removed; twice is no error', async () => {
    const key = randomId()
    await store.write(key, Buffer.from('made'))
    const listed = async () => {
      const keys: string[] = []
      for await (const found of store.list()) {
        expect(Math.abs(Date.now() - found.writtenAt.getTime())).toBeLessThan(60_000)
        keys.push(found.key)
      }
      return keys
    }
    expect(await listed()).toContain(key)
    await store.remove(key)
    await store.remove(key)
    expect(await listed()).not.toContain(key)
    await expect(store.read(key)).rejects.toThrow()
  })

  test('a list goes on past what is removed while it is read', async () => {
    const keys = Array.from({ length: 5 }, () => randomId())
    for (const key of keys) await store.write(key, Buffer.from('made'))
    const listed: string[] = []
    for await (const { key } of store.list()) {
      listed.push(key)
      if (listed.length === 1) for (const other of keys) if (other !== key) await store.remove(other)
    }
    expect(listed.filter((key) => keys.includes(key)).length).toBeLessThanOrEqual(1)
    for (const key of keys) await store.remove(key)
  })

  test('says that it can be used', async () => {
    await expect(store.check()).resolves.toBeUndefined()
  })
})
