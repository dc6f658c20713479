/** For whoever runs the service: is it ready, how is it doing, and (in rehearsals) what time is it. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { DateTime } from 'luxon'
import * as v from 'valibot'
import { Instant } from '#contract/entities/primitives.ts'
import type { ServiceApp, ServiceContext } from '#service/http/router.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { checkHealth } from '#service/usecases/operating/checkHealth.ts'
import { moveClockTo } from '#service/usecases/operating/moveClockTo.ts'

/** `/health` and `/metrics`. */
export function operatingRoutes(
  dependencies: Pick<Dependencies, 'db' | 'documents' | 'metrics'>,
): ServiceApp {
  const app: ServiceApp = new Hono()
  app.get('/health', async (context) => {
    const { database, documents } = await checkHealth(dependencies)
    context.header('Cache-Control', 'no-store')
    return context.json(
      { ready: database && documents, database, documents },
      database && documents ? 200 : 503,
    )
  })
  app.get('/metrics', async (context) => {
    if (!isNear(context)) return context.text('Not found', 404)
    context.header('Content-Type', dependencies.metrics.registry.contentType)
    context.header('Cache-Control', 'no-store')
    return context.body(await dependencies.metrics.registry.metrics())
  })
  return app
}

/** From this machine or a private network, and not through a proxy. */
function isNear(context: ServiceContext): boolean {
  if (context.req.header('x-forwarded-for') !== undefined) return false
  const address = context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  return /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/i.test(address)
}

const MovedClock = v.object({ now: v.nullable(Instant) })

/** `PUT …/rehearsal/clock`, for the control panel; exists only where the clock is movable. */
export function rehearsalRoutes({ db, config }: Pick<Dependencies, 'db' | 'config'>): ServiceApp {
  const app: ServiceApp = new Hono()
  app.put('/public/api/v1/rehearsal/clock', async (context) => {
    if (!isBearer(context, config.registers.secret)) return context.body(null, 401)
    const body = v.safeParse(MovedClock, await context.req.json().catch(() => null))
    if (!body.success) return context.body(null, 400)
    const { now } = body.output
    await moveClockTo({ db }, now === null ? null : DateTime.fromISO(now).toJSDate())
    return context.body(null, 204)
  })
  return app
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const isBearer = (context: ServiceContext, secret: string) =>
  timingSafeEqual(digest(context.req.header('authorization') ?? ''), digest(`Bearer ${secret}`))
