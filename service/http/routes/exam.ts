import {
  checkFreeToPay,
  getApplicationInfo,
  getExam,
  listApplyRound,
  listExams,
  listSupplementRounds,
  listTestExams,
} from '#contract/endpoints/exam.ts'
import { handle, type Route } from '#service/http/route.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { isExemptFor } from '#service/usecases/payment/exemption.ts'
import { listExamsFor, readApplication, readExam } from '#service/usecases/submission/applicationStatus.ts'
import { listEndedRounds } from '#service/usecases/submission/endedRounds.ts'

export function examRoutes(dependencies: Pick<Dependencies, 'db' | 'registers'>): Route[] {
  return [
    handle(listExams, ({ principal, now }) =>
      listExamsFor(dependencies, principal.subject, { test: false, now }),
    ),
    handle(listTestExams, ({ principal, now }) =>
      listExamsFor(dependencies, principal.subject, { test: true, now }),
    ),
    handle(getExam, ({ params, principal }) => readExam(dependencies, params.id, principal.subject)),
    handle(getApplicationInfo, ({ params, principal }) =>
      readApplication(dependencies, params.id, principal.subject),
    ),
    handle(checkFreeToPay, ({ params, principal }) =>
      isExemptFor(dependencies, params.id, principal.subject),
    ),
    handle(listApplyRound, ({ params, principal }) =>
      listEndedRounds(dependencies, { subject: principal.subject, examId: params.id, type: 'apply' }),
    ),
    handle(listSupplementRounds, ({ params, principal }) =>
      listEndedRounds(dependencies, { subject: principal.subject, examId: params.id, type: 'supplement' }),
    ),
  ]
}
