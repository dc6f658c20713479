/** Bytes of documents on a disk or in an S3-compatible store (flydrive). Keys are random and made by the service. */
import { constants, createReadStream } from 'node:fs'
import { access, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import type { DocumentStore } from '#service/core/documentStore.ts'
import { randomId } from '#service/core/randomId.ts'
import { openLocalStagingDir } from '#service/store/documents/localStagingDir.ts'

const objects = 'objects'

/**
 * @param setting a folder, or `s3://bucket?endpoint=&region=&accessKeyId=&secretAccessKey=&pathStyle=true`
 *   (keys from the environment where absent, as the AWS SDK reads them)
 */
export const openDocumentStore = (setting: string): Promise<DocumentStore> =>
  setting.startsWith('s3://') ? openBucket(new URL(setting)) : openFolder(resolve(setting))

async function openFolder(root: string): Promise<DocumentStore> {
  const stagingDir = join(root, 'incoming')
  await mkdir(stagingDir, { recursive: true })
  await mkdir(join(root, objects), { recursive: true })
  /** folders that are there, and will be after a power cut */
  const known = new Set<string>()
  const put = async (key: string, path: string) => {
    const target = join(root, pathOf(key))
    const folder = dirname(target)
    await synced(path)
    try {
      if (!known.has(folder)) await mkdir(folder, { recursive: true })
      await rename(path, target)
      await synced(folder)
      if (!known.has(folder)) await synced(dirname(folder))
      known.add(folder)
    } catch (failure) {
      known.delete(folder)
      throw failure
    }
  }
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }))
  return {
    ...reading(disk),
    ...made(stagingDir, put),
    stagingDir,
    put,
    // Opened at once, so that missing bytes are known before an answer has begun.
    read: async (key) => (await open(join(root, pathOf(key)))).createReadStream(),
    check: () => access(stagingDir, constants.W_OK),
    close: async () => {},
  }
}

async function openBucket(address: URL): Promise<DocumentStore> {
  const option = (name: string) => address.searchParams.get(name) ?? undefined
  const accessKeyId = option('accessKeyId')
  const secretAccessKey = option('secretAccessKey')
  const endpoint = option('endpoint')
  const driver = new S3Driver({
    bucket: address.hostname,
    region: option('region') ?? 'us-east-1',
    visibility: 'private',
    supportsACL: false,
    forcePathStyle: option('pathStyle') === 'true',
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  })
  const disk = new Disk(driver)
  const { path: stagingDir, close } = await openLocalStagingDir()
  const put = async (key: string, path: string) => {
    const { size } = await stat(path)
    await disk.putStream(pathOf(key), createReadStream(path), {
      contentLength: size,
      contentType: 'application/octet-stream',
    })
    await rm(path, { force: true })
  }
  return { ...reading(disk), stagingDir, put, ...made(stagingDir, put), close }
}

/** `objects/ab/abc…`: no folder grows without bounds. */
const pathOf = (key: string) => `${objects}/${key.slice(0, 2)}/${key}`
const keyOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** A file or folder whose content outlives a power cut. */
async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function made(stagingDir: string, put: DocumentStore['put']): Pick<DocumentStore, 'write'> {
  return {
    async write(key, bytes) {
      const path = join(stagingDir, randomId())
      try {
        await writeFile(path, bytes, { flag: 'wx' })
        await put(key, path)
      } catch (failure) {
        await rm(path, { force: true })
        throw failure
      }
    },
  }
}

/** null where it was removed since it was listed */
async function writtenAtOf(disk: Disk, path: string): Promise<Date | null> {
  try {
    return (await disk.getMetaData(path)).lastModified
  } catch (failure) {
    if (await disk.exists(path)) throw failure
    return null
  }
}

function reading(disk: Disk): Pick<DocumentStore, 'read' | 'readBytes' | 'remove' | 'list' | 'check'> {
  return {
    read: (key) => disk.getStream(pathOf(key)),
    readBytes: (key) => disk.getBytes(pathOf(key)),
    remove: (key) => disk.delete(pathOf(key)),
    async *list() {
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll(objects, {
          recursive: true,
          ...(paginationToken === undefined ? {} : { paginationToken }),
        })
        for (const found of page.objects) {
          if (!found.isFile) continue
          const writtenAt = await writtenAtOf(disk, found.key)
          if (writtenAt) yield { key: keyOf(found.key), writtenAt }
        }
        paginationToken = page.paginationToken
      } while (paginationToken !== undefined)
    },
    async check() {
      await disk.exists(pathOf('health-check'))
    },
  }
}
