/** Every declared call as a route: checks what comes in, knows who calls, writes what goes out. */

import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import * as contentDisposition from 'content-disposition'
import type { Context } from 'hono'
import { Hono } from 'hono'
import * as v from 'valibot'
import { endpoints } from '#contract/endpoints/all.ts'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import type { ErrorCode } from '#contract/errorCodes.ts'
import { ApiError, forbidden, notFound } from '#service/core/apiError.ts'
import { StoredDataError } from '#service/core/storedDataError.ts'
import { rateLimitOf } from '#service/http/rateLimits.ts'
import { checked, readBody } from '#service/http/readBody.ts'
import { FileResponse, RedirectResponse } from '#service/http/responses.ts'
import type { RequestContext, Route } from '#service/http/route.ts'
import { isFault, toApiError } from '#service/http/toApiError.ts'
import { recordAudit } from '#service/usecases/audit/recordAudit.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import type { Principal, Sessions } from '#service/usecases/session/sessions.ts'

/** What @hono/node-server hands along; absent under `app.fetch`. */
export interface NodeBindings {
  incoming?: IncomingMessage
}
export type ServiceContext = Context<{ Bindings: NodeBindings; Variables: { requestId: string; now: Date } }>
export type ServiceApp = Hono<{ Bindings: NodeBindings; Variables: { requestId: string; now: Date } }>

type RouterDependencies = Pick<Dependencies, 'db' | 'config' | 'rateLimiter' | 'log' | 'metrics'>

interface Router {
  dependencies: RouterDependencies
  sessions: Sessions
}

/** Fixed segments win over parameters: `/list` before `/{id}` (`~` follows every letter). */
const rankOf = ({ endpoint }: Route) => endpoint.path.replace(/\{\w+\}/g, '~')
const byFixedSegments = (a: Route, b: Route) => (rankOf(a) < rankOf(b) ? -1 : 1)

/** @throws Error that names a declared call without a route */
export function createRouter(
  dependencies: RouterDependencies,
  sessions: Sessions,
  routes: Route[],
): ServiceApp {
  const app: ServiceApp = new Hono()
  const router = { dependencies, sessions }
  requireAll(routes)
  for (const route of [...routes].sort(byFixedSegments)) {
    const path = route.endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    app.on(route.endpoint.method, path, (context) => respond(router, route, context))
  }
  app.all('*', (context) => errorResponse(notFound('No such call'), context))
  return app
}

function requireAll(routes: Route[]): void {
  const served = new Set(routes.map(({ endpoint }) => endpoint.name))
  const missing = endpoints.filter(({ name }) => !served.has(name)).map(({ name }) => name)
  if (missing.length > 0) throw new Error(`no route serves ${missing.join(', ')}`)
}

async function respond(router: Router, route: Route, context: ServiceContext): Promise<Response> {
  const { dependencies } = router
  const { endpoint } = route
  const start = performance.now()
  let code: ErrorCode | null = null
  let response: Response
  try {
    response = await runHandler(router, route, context)
  } catch (failure) {
    const error = toApiError(failure)
    code = error.code
    const elsewhere = await route.afterError(context.req.query(), error)
    response = elsewhere ? context.redirect(elsewhere.location, 302) : errorResponse(error, context)
    dependencies.metrics.errors.inc({ call: endpoint.name, code })
    if (isFault(failure)) {
      dependencies.log.error(
        { requestId: context.get('requestId'), call: endpoint.name, fault: faultOf(failure) },
        'fault',
      )
    }
  }
  const ms = performance.now() - start
  dependencies.metrics.requests.observe({ call: endpoint.name, status: response.status }, ms / 1000)
  dependencies.log.info(
    {
      requestId: context.get('requestId'),
      call: endpoint.name,
      status: response.status,
      code,
      ms: Math.round(ms),
    },
    'call',
  )
  return response
}

/** The answer to a failure outside a declared call, such as a clock that can’t be read. */
export function faultResponse(
  { log }: Pick<Dependencies, 'log'>,
  failure: Error,
  context: ServiceContext,
): Response {
  log.error({ requestId: context.get('requestId'), fault: faultOf(failure) }, 'fault')
  return errorResponse(toApiError(failure), context)
}

/** Name, code, place of stored data and stack; never the message's values, which may quote what a person wrote. */
function faultOf(failure: unknown) {
  if (!(failure instanceof Error)) return { name: 'unknown' }
  const code = 'code' in failure ? String(failure.code) : undefined
  const stack = failure.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
  const stored = failure instanceof StoredDataError ? failure.stored : undefined
  return { name: failure.name, code, stored, stack }
}

async function runHandler(router: Router, route: Route, context: ServiceContext): Promise<Response> {
  const { endpoint } = route
  if (isPrefetch(context)) throw new ApiError('INPUT_NOT_VALID', { message: 'Not for prefetching' })
  const principal = await principalOf(router, endpoint, context)
  const giveBearer = (token: string | null) => {
    context.header('Authorization', token === null ? undefined : `Bearer ${token}`)
  }
  giveBearer(principal.nextToken)
  const request = readRequest(endpoint, context, principal, giveBearer)
  await assertWithinLimit(router.dependencies, request, endpoint, context)
  const source = context.env?.incoming ?? context.req.raw
  const { body, bytes } = await readBody(endpoint, source, context.req.raw)
  const answer = await route.run({ ...request, body: body as never, bytes, source })
  const { requestId, now, params } = request
  await recordAudit(router.dependencies, endpoint, { subject: principal.subject, requestId, now, params })
  return serialize(endpoint, answer, context)
}

/** Browsers and scanners of links fetch what they think will be needed; these calls change things (reset, sign). */
const isPrefetch = (context: ServiceContext) =>
  context.req.method === 'HEAD' ||
  ['sec-purpose', 'purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(context.req.header(name) ?? ''),
  )

async function principalOf(
  { sessions }: Router,
  endpoint: Endpoint,
  context: ServiceContext,
): Promise<Principal & { nextToken: string | null }> {
  if (endpoint.access === 'public') return { subject: '', sessionId: '', nextToken: null }
  return sessions.authenticate(context.req.header('authorization'))
}

function readRequest(
  endpoint: Endpoint,
  context: ServiceContext,
  principal: Principal,
  giveBearer: (token: string | null) => void,
): RequestContext<Endpoint> {
  return {
    params: endpoint.params ? paramsOf(endpoint, context) : undefined,
    query: (endpoint.query ? checked(endpoint.query, context.req.query()) : undefined) as never,
    body: undefined as never,
    principal: { subject: principal.subject, sessionId: principal.sessionId },
    now: context.get('now'),
    channel: context.req.header('app-support') === 'true' ? 'APP' : 'WEB',
    requestId: context.get('requestId'),
    bytes: new Uint8Array(),
    source: context.req.raw,
    header: (name) => context.req.header(name),
    giveBearer,
  }
}

/** A malformed id is answered like one that doesn't exist, so that its form tells nothing. */
function paramsOf(endpoint: Endpoint, context: ServiceContext): never {
  const schema = endpoint.params as v.GenericSchema
  const result = v.safeParse(schema, context.req.param())
  if (result.success) return result.output as never
  if (endpoint.errors.includes('APP_IS_NOT_BELONG_TO_USER')) throw forbidden()
  if (endpoint.errors.includes('NOT_FOUND')) throw notFound()
  throw new ApiError('INPUT_NOT_VALID', { message: 'The address is not valid' })
}

async function assertWithinLimit(
  { rateLimiter, config }: RouterDependencies,
  request: RequestContext<Endpoint>,
  endpoint: Endpoint,
  context: ServiceContext,
): Promise<void> {
  const found = rateLimitOf(request, endpoint, clientIpOf(config.trustProxy, context))
  if (!found) return
  const wait = await rateLimiter.consume(found.limit, found.key)
  if (wait > 0) throw new ApiError('TOO_MANY_REQUESTS', { message: 'Too many calls', retryAfter: wait })
}

function clientIpOf(trustProxy: boolean, context: ServiceContext): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || (context.env?.incoming?.socket.remoteAddress ?? 'unknown')
}

function serialize(endpoint: Endpoint, answer: unknown, context: ServiceContext): Response {
  if (answer instanceof RedirectResponse) return context.redirect(answer.location, 302)
  if (answer instanceof FileResponse) return fileResponse(answer, context)
  if (endpoint.answer.kind === 'json' || endpoint.answer.kind === 'jsonOrRedirect') {
    return context.json(v.parse(endpoint.answer.schema, answer) as never)
  }
  return context.body(null, 204)
}

function fileResponse(file: FileResponse, context: ServiceContext): Response {
  context.header('Content-Type', file.mediaType)
  context.header('Content-Length', String(file.size))
  context.header('Content-Disposition', contentDisposition.create(file.fileName.toWellFormed()))
  context.header('Content-Security-Policy', "sandbox; default-src 'none'")
  if (file.bytes instanceof Readable) {
    return context.body(Readable.toWeb(file.bytes) as NodeReadableStream as ReadableStream<Uint8Array>)
  }
  return context.body(new Uint8Array(file.bytes))
}

function errorResponse(error: ApiError, context: ServiceContext): Response {
  if (error.retryAfter !== null) context.header('Retry-After', String(error.retryAfter))
  return context.json(error.body as never, error.status as 400)
}
