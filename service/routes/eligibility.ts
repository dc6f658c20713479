import { checkApply, checkSupplement } from '#contract/endpoints/eligibility.ts'
import { beginApply } from '#service/domain/beginApply.ts'
import { beginSupplement } from '#service/domain/beginSupplement.ts'
import { showSubmission } from '#service/domain/wireSubmission.ts'
import { handle, type Route } from '#service/http/call.ts'
import type { Parts } from '#service/parts.ts'

export function eligibilityRoutes(parts: Parts): Route[] {
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
