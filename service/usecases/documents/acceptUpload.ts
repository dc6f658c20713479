/** An uploaded file on its way in: received, checked by name, declaration and bytes, set upright, stored. */
import { createHash } from 'node:crypto'
import { type FileHandle, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaType } from '#contract/entities/document.ts'
import { type FileFault, type ForeignKind, fileVerdict, headLength } from '#contract/rules/fileKind.ts'
import { ApiError } from '#service/core/apiError.ts'
import { randomId } from '#service/core/randomId.ts'
import { marksLength, PictureFault, uprightJpeg } from '#service/pdf/picture.ts'
import {
  type AcceptedUpload,
  type BlobDependencies,
  discardBlobs,
  sha256Of,
  storeUpload,
} from '#service/store/documents/blobs.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'

/** One file on its way in. `bytes` must be read to its end; it throws FILE_TOO_LARGE as soon as the limit is passed. */
export interface IncomingFile {
  /** the part's name: `file`, or a document category */
  readonly field: string
  readonly name: string
  readonly declaredType: string
  readonly bytes: AsyncIterable<Buffer>
}

/** `data` of FILE_NOT_ACCEPTED. `locked`: a PDF that needs a password. */
export interface FileRejection {
  name: string
  fault: FileFault | 'locked' | PictureFault['fault']
  found?: ForeignKind
}

export type UploadDependencies = BlobDependencies & Pick<Dependencies, 'pdfs'>

/** Runs what takes files. Where it fails, what was taken is discarded: bytes come first, the rows that name them last. */
export async function withUploads<T>(
  dependencies: UploadDependencies,
  work: (take: (file: IncomingFile) => Promise<AcceptedUpload>) => Promise<T>,
): Promise<T> {
  const taken: string[] = []
  try {
    return await work(async (file) => {
      const stored = await acceptUpload(dependencies, file)
      taken.push(stored.blobKey)
      return stored
    })
  } catch (failure) {
    await discardBlobs(dependencies, taken)
    throw failure
  }
}

/**
 * Stores the bytes and their row; the document's own row is the caller's.
 * @throws ApiError FILE_NOT_ACCEPTED, FILE_TOO_LARGE; nothing is stored then
 */
export async function acceptUpload(
  dependencies: UploadDependencies,
  file: IncomingFile,
): Promise<AcceptedUpload> {
  const path = join(dependencies.documents.stagingDir, randomId())
  try {
    const received = await receive(file, path)
    const { mediaType } = received
    const changed =
      mediaType === 'image/jpeg'
        ? await upright(path, file.name)
        : await rejectLocked(dependencies, path, file.name, received.saysEncrypted)
    const facts = changed ? { size: changed.length, sha256: sha256Of(changed) } : received
    const blob = await storeUpload(dependencies, path, { mediaType, size: facts.size, sha256: facts.sha256 })
    return { ...blob, fileName: file.name, mediaType }
  } catch (failure) {
    // once the store has the bytes there is nothing here any more
    await rm(path, { force: true })
    throw failure
  }
}

const notAccepted = (rejection: FileRejection) =>
  new ApiError('FILE_NOT_ACCEPTED', { message: 'The file is not accepted', data: rejection })

interface ReceivedFile {
  mediaType: MediaType
  size: number
  sha256: string
  saysEncrypted: boolean
}

/** Writes the file to the stagingDir, refusing it as soon as its first bytes tell what it is. */
async function receive(file: IncomingFile, path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  const encryption = createFinder('/Encrypt')
  let head = Buffer.alloc(0)
  let size = 0
  let mediaType: MediaType | undefined
  const decide = (): MediaType => {
    const verdict = fileVerdict({ name: file.name, declaredType: file.declaredType, size, head })
    if ('kind' in verdict) return verdict.kind
    throw notAccepted({ name: file.name, ...verdict })
  }
  const handle = await open(path, 'wx')
  const writer = batchedWriter(handle)
  try {
    for await (const chunk of file.bytes) {
      size += chunk.length
      hash.update(chunk)
      encryption.look(chunk)
      if (mediaType === undefined) {
        head = Buffer.concat([head, chunk.subarray(0, headLength - head.length)])
        if (head.length >= headLength) mediaType = decide()
      }
      await writer.add(chunk)
    }
    await writer.end()
  } finally {
    writer.release()
    await handle.close()
  }
  mediaType ??= decide()
  return { mediaType, size, sha256: hash.digest('hex'), saysEncrypted: encryption.found() }
}

/** bytes; an upload holds so many in memory */
const batchSize = 256 * 1024
/** Used again: memory outside the heap that comes and goes with each upload keeps the collector busy. */
const spareBatches: Buffer[] = []
const mostSpare = 16

/** Few and large writes: handing one over to the disk costs more than what is in a chunk from the network. */
function batchedWriter(handle: FileHandle) {
  const batch = spareBatches.pop() ?? Buffer.allocUnsafeSlow(batchSize)
  let filled = 0
  const end = async () => {
    for (let at = 0; at < filled; ) at += (await handle.write(batch, at, filled - at)).bytesWritten
    filled = 0
  }
  return {
    async add(chunk: Buffer) {
      for (let at = 0; at < chunk.length; ) {
        const copied = chunk.copy(batch, filled, at)
        at += copied
        filled += copied
        if (filled === batch.length) await end()
      }
    },
    end,
    /** nothing is written any more */
    release() {
      if (spareBatches.length < mostSpare) spareBatches.push(batch)
    },
  }
}

/** Finds a word in a stream, also where it lies across two chunks. */
function createFinder(word: string) {
  let tail = Buffer.alloc(0)
  let found = false
  return {
    found: () => found,
    look(chunk: Buffer) {
      if (found) return
      found = chunk.includes(word) || Buffer.concat([tail, chunk.subarray(0, word.length)]).includes(word)
      tail = Buffer.concat([tail, chunk.subarray(-word.length)]).subarray(-word.length)
    },
  }
}

/** Turns the picture where it must be turned; @returns its new bytes, or null where it stays. */
async function upright(path: string, name: string): Promise<Uint8Array | null> {
  try {
    const changed = await uprightJpeg(await beginning(path, marksLength), () => readFile(path))
    if (changed) await writeFile(path, changed)
    return changed
  } catch (failure) {
    if (failure instanceof PictureFault) throw notAccepted({ name, fault: failure.fault })
    throw failure
  }
}

async function beginning(path: string, length: number): Promise<Uint8Array> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** A PDF that an owner's password guards still opens; one that needs a password to be read is refused. */
async function rejectLocked(
  { pdfs }: Pick<Dependencies, 'pdfs'>,
  path: string,
  name: string,
  saysEncrypted: boolean,
): Promise<null> {
  if (!saysEncrypted) return null
  const { outcome } = await pdfs.open(await readFile(path))
  if (outcome === 'busy')
    throw new ApiError('SERVICE_ERROR', { message: 'Busy, try again', status: 503, retryAfter: 5 })
  if (outcome === 'locked') throw notAccepted({ name, fault: 'locked' })
  if (outcome === 'exceeded') throw notAccepted({ name, fault: 'unreadable' })
  return null
}
