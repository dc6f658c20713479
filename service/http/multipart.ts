/**
 * Reads `multipart/form-data` as it arrives: first a JSON part named `value`, then any files (section 7).
 * Nothing is held in memory but the value and one chunk of one file.
 */
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#service/core/apiError.ts'
import type { IncomingFile } from '#service/usecases/documents/acceptUpload.ts'

/** A Web request (tests), or the raw one of the Node server, which is faster. */
export type MultipartSource = Request | IncomingMessage

export interface MultipartOptions<T> {
  /**
   * called for one file after another, with the value that came before it; its answers are returned as `files`.
   * The rest of the body may still be refused afterwards: record nothing until `readMultipart` has returned
   */
  onFile?: (file: IncomingFile, value: unknown) => Promise<T>
  /** most files taken; 0 where the call takes none. Default 0 */
  maxFiles?: number
  /** bytes of one file. Default 5 MiB */
  maxFileSize?: number
  /** bytes of the part `value`. Default 1 MiB */
  maxValueSize?: number
}

const partOverhead = 4_096
const maxName = 255

/**
 * @returns the parsed part `value`, and what `onFile` answered for each file
 * @throws ApiError INPUT_NOT_VALID for anything malformed or cut, FILE_TOO_LARGE for anything oversize; whatever `onFile` throws
 */
export async function readMultipart<T = never>(
  source: MultipartSource,
  options: MultipartOptions<T> = {},
): Promise<{ value: unknown; files: T[] }> {
  const { maxFiles = 0, maxFileSize = limits.fileSize, maxValueSize = 1024 * 1024, onFile } = options
  refuseByHeaders(source, maxFiles * maxFileSize + maxValueSize + (maxFiles + 2) * partOverhead)

  const parser = openParser(source, maxFiles, maxValueSize)
  const files: T[] = []
  let value: { parsed: unknown } | undefined
  let work: Promise<unknown> = Promise.resolve()
  let failure: { reason: unknown } | undefined
  const fail = (reason: unknown) => {
    failure ??= { reason }
    parser.destroy()
  }
  const takeValue = (text: string) => {
    if (value) throw malformed('value_repeated')
    value = { parsed: parseJson(text) }
  }
  const enqueue = (task: () => Promise<unknown>) => {
    work = work.then(() => (failure ? undefined : task())).catch(fail)
  }

  parser.on('field', (field, text, info) => {
    if (field !== 'value') return fail(malformed('part_unknown', { part: field }))
    if (info.valueTruncated) return fail(malformed('value_too_long'))
    enqueue(async () => takeValue(text))
  })
  parser.on('file', (field, stream, info) => {
    stream.on('error', () => {}) // a cut body; whoever reads the stream is told as well
    if (field === 'value') {
      enqueue(async () => takeValue(await textOf(stream, maxValueSize)))
      return
    }
    enqueue(async () => {
      if (!value) throw malformed('value_must_come_first')
      if (!onFile || maxFiles === 0) throw malformed('file_not_expected', { part: field })
      if (!info.filename) throw malformed('file_name_missing', { part: field })
      const name = cleanName(info.filename)
      const bytes = upTo(stream, maxFileSize, name)
      files.push(await onFile({ field, name, declaredType: info.mimeType, bytes }, value.parsed))
      for await (const _rest of bytes) throw malformed('file_not_read', { name })
    })
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => fail(malformed('too_many_parts')))
  }
  const ended = new Promise<void>((resolve) => {
    parser.once('close', resolve)
  })
  parser.on('error', () => fail(malformed('body_malformed')))

  await pump(source, parser, () => failure !== undefined).catch(fail)
  await ended
  await work
  if (failure) throw failure.reason
  if (!value) throw malformed('value_missing')
  return { value: value.parsed, files }
}

const malformed = (reason: string, data: Record<string, unknown> = {}) =>
  new ApiError('INPUT_NOT_VALID', { message: reason, data: { reason, ...data } })
const tooLarge = (data: Record<string, unknown> = {}) =>
  new ApiError('FILE_TOO_LARGE', {
    message: 'The file is larger than 5 MB',
    data: { ...data, limit: limits.fileSize },
  })

const headerOf = (source: MultipartSource, name: string): string | undefined => {
  if (source instanceof Request) return source.headers.get(name) ?? undefined
  const value = source.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** What the headers give away is refused before a byte of the body is read. */
function refuseByHeaders(source: MultipartSource, maxBody: number): void {
  const encoding = headerOf(source, 'content-encoding')
  if (encoding !== undefined && encoding !== 'identity') throw malformed('content_encoding_not_supported')
  const length = headerOf(source, 'content-length')
  if (length !== undefined && Number(length) > maxBody) throw tooLarge()
}

function openParser(source: MultipartSource, maxFiles: number, fieldSize: number): busboy.Busboy {
  const contentType = headerOf(source, 'content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw malformed('content_type_not_multipart')
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      preservePath: true,
      limits: { fieldSize, fields: 2, files: maxFiles + 2, parts: maxFiles + 3, headerPairs: 20 },
    })
  } catch {
    throw malformed('content_type_not_multipart')
  }
}

/** Feeds the parser without ever destroying the source: an answer must still be able to go out on its connection. */
async function pump(source: MultipartSource, parser: busboy.Busboy, stopped: () => boolean): Promise<void> {
  const body = source instanceof Request ? webBody(source) : source
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      if (stopped()) return
      if (!parser.write(chunk)) await drained(parser)
      if (stopped()) return
    }
  } catch {
    throw malformed('body_cut')
  }
  if (!stopped()) parser.end()
}

function webBody(request: Request): Readable {
  if (!request.body || request.bodyUsed) throw malformed('body_missing')
  return Readable.fromWeb(request.body as unknown as NodeReadableStream)
}

const drained = (parser: busboy.Busboy) =>
  new Promise<void>((resolve) => {
    const done = () => {
      parser.off('drain', done)
      parser.off('close', done)
      resolve()
    }
    parser.once('drain', done)
    parser.once('close', done)
  })

async function* upTo(stream: Readable, size: number, name: string): AsyncGenerator<Buffer> {
  let seen = 0
  for await (const chunk of whole(stream)) {
    seen += chunk.length
    if (seen > size) throw tooLarge({ name })
    yield chunk
  }
}

async function* whole(stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* stream as AsyncIterable<Buffer>
  } catch {
    throw malformed('body_cut')
  }
}

async function textOf(stream: Readable, size: number): Promise<string> {
  const chunks: Buffer[] = []
  let seen = 0
  for await (const chunk of whole(stream)) {
    seen += chunk.length
    if (seen > size) throw malformed('value_too_long')
    chunks.push(chunk)
  }
  return decodeUtf8(Buffer.concat(chunks))
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed('value_not_utf8')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('value_not_json')
  }
}

/**
 * The name as the person gave it: browsers escape three characters, and those are put back; what no screen can
 * show (controls, lone surrogates) becomes an underscore; the ending survives a cut to 255 code points.
 */
function cleanName(raw: string): string {
  const name = raw
    .replace(/%22/g, '"')
    .replace(/%0D|%0A/gi, '_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be replaced
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, '_')
    .toWellFormed()
  const points = [...name]
  return points.length <= maxName
    ? name
    : points
        .slice(0, maxName - 10)
        .concat(points.slice(-10))
        .join('')
}
