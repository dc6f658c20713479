import { checkApply, checkSupplement } from '#contract/endpoints/eligibility.ts'
import { handle, type Route } from '#service/http/route.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { beginApply } from '#service/usecases/eligibility/beginApply.ts'
import { beginSupplement } from '#service/usecases/eligibility/beginSupplement.ts'
import { showSubmission } from '#service/usecases/submission/toSubmissionDto.ts'

export function eligibilityRoutes(dependencies: Pick<Dependencies, 'db' | 'registers'>): Route[] {
  return [
    handle(checkApply, async ({ params, body, principal, channel, now }) => {
      const request = { examId: params.id, subject: principal.subject, channel, now }
      return showSubmission(dependencies, await beginApply(dependencies, request, body))
    }),
    handle(checkSupplement, async ({ params, principal, channel, now }) => {
      const request = { examId: params.id, subject: principal.subject, channel, now }
      return showSubmission(dependencies, await beginSupplement(dependencies, request))
    }),
  ]
}
