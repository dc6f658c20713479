/** The service as one function from request to answer: `createApp(parts).fetch(request)`. Listening is `main.ts`. */
import { Hono } from 'hono'
import { apiBase } from '#contract/limits.ts'
import { applicationRoutes, type BuiltApplication } from '#service/http/application.ts'
import { createRouter, faultAnswer, type ServiceApp } from '#service/http/router.ts'
import { downloadRoutes } from '#service/http/routes/download.ts'
import { eligibilityRoutes } from '#service/http/routes/eligibility.ts'
import { examRoutes } from '#service/http/routes/exam.ts'
import { operatingRoutes, rehearsalRoutes } from '#service/http/routes/operating.ts'
import { paymentRoutes } from '#service/http/routes/payment.ts'
import { personalDocumentRoutes } from '#service/http/routes/personalDocument.ts'
import { receiptRoutes } from '#service/http/routes/receipt.ts'
import { referenceDataRoutes } from '#service/http/routes/referenceData.ts'
import { sessionRoutes } from '#service/http/routes/session.ts'
import { signatureRoutes } from '#service/http/routes/signature.ts'
import { submissionRoutes } from '#service/http/routes/submission.ts'
import { apiAnswers, everyAnswer } from '#service/http/security.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { createSessions } from '#service/usecases/session/sessions.ts'

/** @param built the application to serve beside the API; null for the API alone */
export function createApp(parts: Dependencies, built: BuiltApplication | null = null): ServiceApp {
  const sessions = createSessions(parts.db, parts.clock, parts.config.sessionSecret)
  const routes = [
    ...sessionRoutes(parts, sessions),
    ...examRoutes(parts),
    ...eligibilityRoutes(parts),
    ...submissionRoutes(parts),
    ...downloadRoutes(parts),
    ...signatureRoutes(parts),
    ...paymentRoutes(parts),
    ...receiptRoutes(parts),
    ...personalDocumentRoutes(parts),
    ...referenceDataRoutes(parts),
  ]
  const app: ServiceApp = new Hono()
  app.onError((failure, context) => faultAnswer(parts, failure, context))
  app.use('*', everyAnswer(parts))
  app.use(`${apiBase}/*`, apiAnswers(parts))
  app.route('/', operatingRoutes(parts))
  if (parts.config.movableClock) app.route(apiBase, rehearsalRoutes(parts))
  app.route(apiBase, createRouter(parts, sessions, routes))
  if (built) app.route('/', applicationRoutes(built))
  return app
}
