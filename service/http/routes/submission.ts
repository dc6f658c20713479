import {
  findSubmission,
  getRegistrationForm,
  getResume,
  getSubmission,
  listSubmittedFiles,
  resetSubmission,
  returnFromReview,
  saveRegistrationForm,
  saveResume,
  skipResume,
  submitFiles,
  submitReview,
  submitSupplementFiles,
  submitSupplementReview,
} from '#contract/endpoints/submission.ts'
import { type Call, handle, type Route } from '#service/http/call.ts'
import { receiveHandIn } from '#service/http/routes/receiveHandIn.ts'
import { findExam } from '#service/store/exams.ts'
import { type Held, readOwn } from '#service/store/submissions.ts'
import { readSubmittedFiles, wireSubmittedFile } from '#service/store/submittedFiles.ts'
import { resetSubmission as reset } from '#service/usecases/eligibility/reset.ts'
import type { Parts } from '#service/usecases/parts.ts'
import * as registration from '#service/usecases/registration/registration.ts'
import * as resumes from '#service/usecases/resume/resumes.ts'
import * as review from '#service/usecases/review/review.ts'
import { showSubmission } from '#service/usecases/submission/wireSubmission.ts'

/** Who does what to which submission: what every step needs of its call. */
const stepOf = ({
  params,
  caller,
  channel,
  now,
}: Pick<Call<typeof getSubmission>, 'params' | 'caller' | 'channel' | 'now'>) => ({
  id: params.id,
  subject: caller.subject,
  channel,
  now,
})

export function submissionRoutes(parts: Parts): Route[] {
  const { db } = parts
  const show = async (held: Promise<Held>) => showSubmission(db, await held)
  return [
    handle(findSubmission, async ({ params, query, caller }) => {
      const exam = await findExam(db, params.examId)
      const submission = await db
        .selectFrom('submission')
        .selectAll()
        .where('subject', '=', caller.subject)
        .where('examId', '=', exam.id)
        .where('type', '=', query.submissionType)
        .orderBy('createdAt', 'desc')
        .limit(1)
        .executeTakeFirst()
      return submission ? showSubmission(db, { submission, exam }) : null
    }),
    handle(getSubmission, ({ params, caller }) => show(readOwn(db, params.id, caller.subject))),
    handle(resetSubmission, (call) => show(reset(parts, stepOf(call)))),
    handle(getRegistrationForm, ({ params, caller }) =>
      registration.readRegistration(db, params.id, caller.subject),
    ),
    handle(saveRegistrationForm, (call) =>
      show(registration.saveRegistration(db, { ...stepOf(call), language: call.query.language }, call.body)),
    ),
    handle(getResume, ({ params, caller }) => resumes.readResume(db, params.id, caller.subject)),
    handle(saveResume, (call) => show(resumes.saveResume(db, stepOf(call), call.body))),
    handle(skipResume, (call) => show(resumes.skipResume(db, stepOf(call)))),
    handle(submitFiles, (call) =>
      show(receiveHandIn(parts, { ...stepOf(call), type: 'apply', source: call.source })),
    ),
    handle(submitSupplementFiles, (call) =>
      show(receiveHandIn(parts, { ...stepOf(call), type: 'supplement', source: call.source })),
    ),
    handle(listSubmittedFiles, async ({ params, caller }) => {
      const { submission } = await readOwn(db, params.id, caller.subject)
      return (await readSubmittedFiles(db, submission.id)).map(wireSubmittedFile)
    }),
    handle(returnFromReview, (call) => show(review.returnFromReview(db, stepOf(call), call.query.stage))),
    handle(submitReview, (call) =>
      show(review.submitReview(db, { ...stepOf(call), seen: call.query.version }, 'apply')),
    ),
    handle(submitSupplementReview, (call) =>
      show(review.submitReview(db, { ...stepOf(call), seen: call.query.version }, 'supplement')),
    ),
  ]
}
