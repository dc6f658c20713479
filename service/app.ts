/** The service as one function from request to answer: `createApp(parts).fetch(request)`. Listening is `main.ts`. */
import { Hono } from 'hono'
import { apiBase } from '#contract/limits.ts'
import type { Route } from '#service/http/call.ts'
import { createRouter, type NodeBindings } from '#service/http/router.ts'
import { apiAnswers, everyAnswer } from '#service/http/security.ts'
import type { Parts } from '#service/parts.ts'
import { createSessions } from '#service/session/sessions.ts'

export type App = Hono<{ Bindings: NodeBindings; Variables: { requestId: string; now: Date } }>

export function createApp(parts: Parts): App {
  const sessions = createSessions(parts.db, parts.clock, parts.config.sessionSecret)
  const routes: Route[] = []
  const app: App = new Hono()
  app.use('*', everyAnswer(parts))
  app.use(`${apiBase}/*`, apiAnswers(parts))
  app.route(apiBase, createRouter(parts, sessions, routes))
  return app
}
