/** What a handler is given and what it may answer, typed by the declaration of the call. */
import type { IncomingMessage } from 'node:http'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoints/endpoint.ts'
import type { ApiError } from '#service/core/apiError.ts'
import type { FileResponse, RedirectResponse } from '#service/http/responses.ts'
import type { Principal } from '#service/usecases/session/sessions.ts'

export interface RequestContext<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  /** validated; undefined where the call takes files: such a handler reads `source` by `readMultipart` itself */
  body: E['body'] extends { files: 'one' | 'byCategory' } ? undefined : BodyOf<E>
  principal: Principal
  /** one moment for the whole call, by the service's clock */
  now: Date
  /** APP where the client says that it runs inside the government app */
  channel: 'WEB' | 'APP'
  requestId: string
  /** bytes of a JSON body, for signatures over them; empty otherwise */
  bytes: Uint8Array
  /** the raw request, for streaming bodies */
  source: Request | IncomingMessage
  header(name: string): string | undefined
  /** the bearer that the answer carries in place of the caller's next one; null for none */
  giveBearer(token: string | null): void
}

export type HandlerResponse<E extends Endpoint> = E['answer']['kind'] extends 'json'
  ? AnswerOf<E>
  : E['answer']['kind'] extends 'blob'
    ? FileResponse
    : E['answer']['kind'] extends 'jsonOrRedirect'
      ? AnswerOf<E> | RedirectResponse
      : undefined

/**
 * Where an error leads the browser that came by itself, and so can't read one; null where it is answered as usual.
 * The query is as it came: nothing in it has been checked.
 */
export type AfterError = (
  query: Readonly<Record<string, string>>,
  error: ApiError,
) => Promise<RedirectResponse | null>

export interface Route {
  endpoint: Endpoint
  /** the declared types are checked where `handle` is called */
  run(request: RequestContext<Endpoint>): Promise<unknown>
  afterError: AfterError
}

/** Binds a handler to its declaration. A handler is a sentence; rules live in `domain`. */
export function handle<const E extends Endpoint>(
  endpoint: E,
  run: (request: RequestContext<E>) => Promise<HandlerResponse<E>>,
  afterError: AfterError = async () => null,
): Route {
  return { endpoint, run: (request) => run(request as unknown as RequestContext<E>), afterError }
}
