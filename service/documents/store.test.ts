import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDocumentStore } from '#service/documents/store.ts'
import type { DocumentStore } from '#service/parts.ts'
import { randomId } from '#service/randomId.ts'

let folder: string
let emulator: S3rver
let bucket: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'))
  emulator = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'documents' }],
  })
  const { port } = await emulator.run()
  bucket = `s3://documents?endpoint=http://127.0.0.1:${port}&pathStyle=true&accessKeyId=S3RVER&secretAccessKey=S3RVER`
})
afterAll(async () => {
  await emulator.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['a folder', 'a bucket'])('%s', (kind) => {
  let store: DocumentStore
  const text = async (key: string) => Buffer.from(await store.readBytes(key)).toString()

  beforeAll(async () => {
    store = await openDocumentStore(kind === 'a folder' ? join(folder, 'disk') : bucket)
  })

  test('takes a gathered file away and gives its bytes back, whole and as a stream', async () => {
    const key = randomId()
    const path = join(store.spool, 'gathered')
    await writeFile(path, 'bytes of a scan')
    await store.adopt(key, path)
    expect(await text(key)).toBe('bytes of a scan')
    const chunks: Buffer[] = []
    for await (const chunk of await store.read(key)) chunks.push(chunk as Buffer)
    expect(Buffer.concat(chunks).toString()).toBe('bytes of a scan')
    expect(await readdir(store.spool)).toEqual([])
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

  test('says that it can be used', async () => {
    await expect(store.check()).resolves.toBeUndefined()
  })
})
