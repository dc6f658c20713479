/** The form of a call's declaration. The client, the service's validation, OpenAPI and the contract tests read it. */
import type * as v from 'valibot'
import type { ErrorCode } from '#contract/errorCodes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * How the body travels.
 * - `json`: a JSON document.
 * - `multipart`: a JSON part named `value`; with `files`, also file parts.
 */
export type Body =
  | { kind: 'json'; schema: v.GenericSchema }
  | { kind: 'multipart'; schema: v.GenericSchema; files: 'none' | 'one' | 'byCategory' }

/**
 * What a success carries.
 * - `json`: a JSON document; `blob`: bytes with a file name; `empty`: 204; `redirect`: 302 (for a browser, not for fetch).
 */
export type Answer =
  | { kind: 'json'; schema: v.GenericSchema }
  | { kind: 'blob' }
  | { kind: 'empty' }
  | { kind: 'jsonOrRedirect'; schema: v.GenericSchema }

export interface Endpoint {
  /** unique, camelCase: the client's method and OpenAPI's operationId */
  readonly name: string
  readonly method: Method
  /** below the API base, parameters as `{id}` */
  readonly path: string
  /** `bearer`: a valid token is required; `public`: none is looked at */
  readonly access: 'bearer' | 'public'
  readonly params?: v.GenericSchema<Record<string, string>, Record<string, unknown>>
  readonly query?: v.GenericSchema<Record<string, string | undefined>, Record<string, unknown>>
  readonly body?: Body
  readonly answer: Answer
  /** catalogued codes that this call can answer with, beside INPUT_NOT_VALID, UNAUTHORIZED (bearer) and SERVICE_ERROR */
  readonly errors: readonly ErrorCode[]
  /** where the specification (or an ADR) asks for it */
  readonly source: string
  readonly summary: string
}

/** Keeps the literal types of a declaration, so that client and service are typed from it. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration

type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined
type InputOf<S> = S extends v.GenericSchema ? v.InferInput<S> : undefined

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>
export type BodyOf<E extends Endpoint> = E['body'] extends { schema: infer S } ? OutputOf<S> : undefined
export type BodyInputOf<E extends Endpoint> = E['body'] extends { schema: infer S } ? InputOf<S> : undefined
export type AnswerOf<E extends Endpoint> = E['answer'] extends { schema: infer S } ? OutputOf<S> : undefined
