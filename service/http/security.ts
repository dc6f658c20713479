/** Headers that every answer carries, and the answers to other origins (CORS). */
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { NodeBindings } from '#service/http/router.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'

type Handler = MiddlewareHandler<{ Bindings: NodeBindings; Variables: { requestId: string; now: Date } }>

const year = 365 * 24 * 60 * 60

/** Request id, the service's Date, and the headers that keep a browser careful. */
export function responseHeaders({ clock, config }: Pick<Dependencies, 'clock' | 'config'>): Handler {
  const isSecure = config.publicOrigin.startsWith('https:')
  return async (context, next) => {
    const requestId = randomUUID()
    context.set('requestId', requestId)
    context.set('now', await clock.now())
    await next()
    const { headers } = context.res
    headers.set('X-Request-Id', requestId)
    headers.set('Date', (context.get('now') ?? new Date(clock.real())).toUTCString())
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'no-referrer')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    if (isSecure) headers.set('Strict-Transport-Security', `max-age=${year}; includeSubDomains`)
    if (!headers.has('Cross-Origin-Resource-Policy'))
      headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  }
}

const exposed = 'Authorization, Date, Content-Disposition, Retry-After, X-Request-Id'

/** Answers of the API: never stored, and readable by the origins on the list only. */
export function apiHeaders({ config }: Pick<Dependencies, 'config'>): Handler {
  const allowed = new Set(config.allowedOrigins)
  return async (context, next) => {
    const origin = context.req.header('origin')
    const isAllowed = origin !== undefined && allowed.has(origin)
    if (context.req.method === 'OPTIONS') {
      context.res = new Response(null, { status: 204 })
    } else {
      await next()
    }
    const { headers } = context.res
    headers.append('Vary', 'Origin')
    headers.set('Cache-Control', 'no-store')
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    }
    if (!isAllowed) return
    headers.set('Access-Control-Allow-Origin', origin)
    headers.set('Access-Control-Expose-Headers', exposed)
    headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    if (context.req.method !== 'OPTIONS') return
    headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
    headers.set('Access-Control-Allow-Headers', 'Authorization, Content-Type, App-Support')
    headers.set('Access-Control-Max-Age', '600')
  }
}
