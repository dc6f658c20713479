import { checkApply, checkSupplement } from '#contract/endpoints/eligibility.ts'
import { handle, type Route } from '#service/http/call.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { beginApply } from '#service/usecases/eligibility/beginApply.ts'
import { beginSupplement } from '#service/usecases/eligibility/beginSupplement.ts'
import { showSubmission } from '#service/usecases/submission/wireSubmission.ts'

export function eligibilityRoutes(parts: Dependencies): Route[] {
  const { db } = parts
  return [
    handle(checkApply, async ({ params, body, caller, channel, now }) => {
      const request = { examId: params.id, subject: caller.subject, channel, now }
      return showSubmission(db, await beginApply(parts, request, body))
    }),
    handle(checkSupplement, async ({ params, caller, channel, now }) => {
      const request = { examId: params.id, subject: caller.subject, channel, now }
      return showSubmission(db, await beginSupplement(parts, request))
    }),
  ]
}
