/** The body of a call, read within bounds and checked against its declaration. */
import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { ApiError, validationError } from '#service/core/apiError.ts'
import { readMultipart } from '#service/http/multipart.ts'

const maxJson = 1024 * 1024
const none = { body: undefined, bytes: new Uint8Array() }

/**
 * @throws ApiError INPUT_NOT_VALID that names the fields; BodyRefusal for malformed multipart
 */
export async function readBody(
  endpoint: Endpoint,
  source: Request | IncomingMessage,
  request: Request,
): Promise<{ body: unknown; bytes: Uint8Array }> {
  const { body } = endpoint
  if (!body) return none
  if (body.kind === 'json') {
    const bytes = await readBytes(request)
    return { body: checked(body.schema, parseJson(bytes)), bytes }
  }
  if (body.files !== 'none') return none
  const { value } = await readMultipart(source)
  return { ...none, body: checked(body.schema, value) }
}

/** The value, in its declared form. */
export function checked<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  // A list has no fields, so that a schema of optional ones would take it.
  if (Array.isArray(value)) throw validationError({ value: 'must be an object' })
  if (!isStorable(value)) throw validationError({ value: 'holds characters that can’t be kept' })
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const fields: Record<string, string> = {}
  for (const issue of result.issues) fields[v.getDotPath(issue) ?? 'value'] ??= issue.message.slice(0, 200)
  throw validationError(fields)
}

/** Deeper than anything declared; a body nested without end must not exhaust the stack. */
const deepest = 20

/** The database keeps neither U+0000 nor half of a surrogate pair. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return depth < deepest && Object.values(value).every((part) => isStorable(part, depth + 1))
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) throw validationError({ value: 'must be application/json' })
  if (Number(request.headers.get('content-length') ?? 0) > maxJson) throw tooLong()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > maxJson) throw tooLong()
      chunks.push(chunk)
    }
  } catch (failure) {
    throw failure instanceof ApiError ? failure : validationError({ value: 'was cut off' })
  }
  return Buffer.concat(chunks)
}

const tooLong = () => validationError({ value: 'is too long' })

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw validationError({ value: 'is not JSON' })
  }
}
