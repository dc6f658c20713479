import {
  checkFreeToPay,
  getApplicationInfo,
  getExam,
  listApplyRound,
  listExams,
  listSupplementRounds,
  listTestExams,
} from '#contract/endpoints/exam.ts'
import { handle, type Route } from '#service/http/call.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { isExemptFor } from '#service/usecases/payment/free.ts'
import { listEndedRounds } from '#service/usecases/submission/endedRounds.ts'
import { listExamsFor, readApplication, readExam } from '#service/usecases/submission/standing.ts'

export function examRoutes(parts: Dependencies): Route[] {
  return [
    handle(listExams, ({ caller, now }) => listExamsFor(parts, caller.subject, { test: false, now })),
    handle(listTestExams, ({ caller, now }) => listExamsFor(parts, caller.subject, { test: true, now })),
    handle(getExam, ({ params, caller }) => readExam(parts, params.id, caller.subject)),
    handle(getApplicationInfo, ({ params, caller }) => readApplication(parts, params.id, caller.subject)),
    handle(checkFreeToPay, ({ params, caller }) => isExemptFor(parts, params.id, caller.subject)),
    handle(listApplyRound, ({ params, caller }) =>
      listEndedRounds(parts, { subject: caller.subject, examId: params.id, type: 'apply' }),
    ),
    handle(listSupplementRounds, ({ params, caller }) =>
      listEndedRounds(parts, { subject: caller.subject, examId: params.id, type: 'supplement' }),
    ),
  ]
}
