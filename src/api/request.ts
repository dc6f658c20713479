/** How a declared call becomes a request, and an answer a value. Shared by the client and the upload. */
import * as v from 'valibot'
import type { AnswerOf, BodyInputOf, Endpoint } from '#contract/endpoints/endpoint.ts'
import type { DocumentCategory } from '#contract/enums.ts'
import type { Failure } from '#src/api/failure.ts'

type InputOf<S> = S extends v.GenericSchema ? v.InferInput<S> : never
type Needed<Name extends string, Value> = [Value] extends [never] ? unknown : { [N in Name]: Value }
type Files<E extends Endpoint> = E['body'] extends { files: infer F }
  ? F extends 'one'
    ? { file: File }
    : F extends 'byCategory'
      ? { files?: Partial<Record<DocumentCategory, readonly File[]>> }
      : unknown
  : unknown
type QueryNeeded<Q> = [Q] extends [never]
  ? unknown
  : Record<never, never> extends Q
    ? { query?: Q }
    : { query: Q }

/** What a call of `E` must be given: `params`, `query`, `body`, `file` or `files`, each where declared. */
export type InputTo<E extends Endpoint> = Needed<
  'params',
  E extends { params: infer P } ? { [K in keyof InputOf<P>]: InputOf<P>[K] | number } : never
> &
  QueryNeeded<E extends { query: infer Q } ? InputOf<Q> : never> &
  Needed<'body', BodyInputOf<E> extends undefined ? never : BodyInputOf<E>> &
  Files<E>

/** The same, as the functions below see it. */
interface LooseInput {
  params?: Record<string, string | number>
  query?: Record<string, string | undefined>
  body?: unknown
  file?: File
  files?: Partial<Record<string, readonly File[]>>
}

/** The call's address below `apiBase`, parameters and query filled in. */
export function addressOf<E extends Endpoint>(endpoint: E, input: InputTo<E>, apiBase: string): string {
  const { params = {}, query = {} } = input as LooseInput
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${endpoint.name} needs ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
  return `${apiBase}${path}${search && `?${search}`}`
}

/** The body: JSON text, or a form with part `value` and the files. Undefined where the call has none. */
export function bodyOf<E extends Endpoint>(endpoint: E, input: InputTo<E>): FormData | string | undefined {
  const { body, file, files = {} } = input as LooseInput
  if (!endpoint.body) return undefined
  const json = JSON.stringify(body)
  if (endpoint.body.kind === 'json') return json
  const form = new FormData()
  form.append('value', new Blob([json], { type: 'application/json' }), 'value.json')
  if (file) form.append('file', file, file.name)
  for (const [category, chosen = []] of Object.entries(files))
    for (const one of chosen) form.append(category, one, one.name)
  return form
}

/** @throws a Failure of kind malformed when the text isn't the JSON that the call declares */
export function answerOf<E extends Endpoint>(endpoint: E, bodyText: string): AnswerOf<E> {
  const { answer } = endpoint
  if (answer.kind === 'blob' || answer.kind === 'empty') return undefined as AnswerOf<E>
  const malformed: Failure = { kind: 'malformed' }
  let value: unknown
  try {
    value = JSON.parse(bodyText)
  } catch {
    throw malformed
  }
  const parsed = v.safeParse(answer.schema, value)
  if (!parsed.success) throw malformed
  return parsed.output as AnswerOf<E>
}

/** The name in a Content-Disposition header; the RFC 5987 form is preferred, as names are Chinese. */
export function fileNameOf(header: string | null): string | null {
  const extended = header?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  if (extended) {
    try {
      return decodeURIComponent(extended.trim())
    } catch {
      // damaged: the plain form may do
    }
  }
  return header?.match(/filename="?([^";]+)"?/i)?.[1]?.trim() ?? null
}
