/** The service as one function from request to answer: `createApp(dependencies).fetch(request)`. Listening is `main.ts`. */
import { Hono } from 'hono'
import { apiBase } from '#contract/limits.ts'
import { applicationRoutes, type BuiltApplication } from '#service/http/application.ts'
import { createRouter, faultResponse, type ServiceApp } from '#service/http/router.ts'
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
import { apiHeaders, responseHeaders } from '#service/http/security.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { createSessions } from '#service/usecases/session/sessions.ts'

/** @param built the application to serve beside the API; null for the API alone */
export function createApp(dependencies: Dependencies, built: BuiltApplication | null = null): ServiceApp {
  const sessions = createSessions(dependencies)
  const routes = [
    ...sessionRoutes(dependencies, sessions),
    ...examRoutes(dependencies),
    ...eligibilityRoutes(dependencies),
    ...submissionRoutes(dependencies),
    ...downloadRoutes(dependencies),
    ...signatureRoutes(dependencies),
    ...paymentRoutes(dependencies),
    ...receiptRoutes(dependencies),
    ...personalDocumentRoutes(dependencies),
    ...referenceDataRoutes(dependencies),
  ]
  const app: ServiceApp = new Hono()
  app.onError((failure, context) => faultResponse(dependencies, failure, context))
  app.use('*', responseHeaders(dependencies))
  app.use(`${apiBase}/*`, apiHeaders(dependencies))
  app.route('/', operatingRoutes(dependencies))
  if (dependencies.config.movableClock) app.route(apiBase, rehearsalRoutes(dependencies))
  app.route(apiBase, createRouter(dependencies, sessions, routes))
  if (built) app.route('/', applicationRoutes(built))
  return app
}
