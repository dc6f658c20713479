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
import { findExam, wireExam } from '#service/store/exams.ts'
import type { Parts } from '#service/usecases/parts.ts'
import { isExempt } from '#service/usecases/payment/free.ts'
import { listEndedRounds } from '#service/usecases/submission/endedRounds.ts'
import { listExamsFor, readStanding } from '#service/usecases/submission/standing.ts'

export function examRoutes(parts: Parts): Route[] {
  const { db } = parts
  return [
    handle(listExams, ({ caller, now }) => listExamsFor(db, caller.subject, { test: false, now })),
    handle(listTestExams, ({ caller, now }) => listExamsFor(db, caller.subject, { test: true, now })),
    handle(getExam, async ({ params, caller }) => {
      const exam = await findExam(db, params.id)
      return wireExam(exam, await readStanding(db, caller.subject, exam.id))
    }),
    handle(getApplicationInfo, async ({ params, caller }) => {
      const exam = await findExam(db, params.id)
      return (await readStanding(db, caller.subject, exam.id)).info
    }),
    handle(checkFreeToPay, async ({ params, caller }) => {
      await findExam(db, params.id)
      return isExempt(parts, caller.subject)
    }),
    handle(listApplyRound, async ({ params, caller }) => {
      const exam = await findExam(db, params.id)
      return listEndedRounds(db, caller.subject, exam.id, 'apply')
    }),
    handle(listSupplementRounds, async ({ params, caller }) => {
      const exam = await findExam(db, params.id)
      return listEndedRounds(db, caller.subject, exam.id, 'supplement')
    }),
  ]
}
