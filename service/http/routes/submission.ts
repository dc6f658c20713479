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
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { resetSubmission as reset } from '#service/usecases/eligibility/reset.ts'
import * as registration from '#service/usecases/registration/registration.ts'
import * as resumes from '#service/usecases/resume/resumes.ts'
import * as review from '#service/usecases/review/review.ts'
import {
  findSubmissionFor,
  listFilesOf,
  readSubmission,
} from '#service/usecases/submission/readSubmission.ts'
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

export function submissionRoutes(parts: Dependencies): Route[] {
  const { db } = parts
  return [
    handle(findSubmission, ({ params, query, caller }) =>
      findSubmissionFor(parts, {
        subject: caller.subject,
        examId: params.examId,
        type: query.submissionType,
      }),
    ),
    handle(getSubmission, ({ params, caller }) => readSubmission(parts, params.id, caller.subject)),
    handle(resetSubmission, (call) => showSubmission(db, reset(parts, stepOf(call)))),
    handle(getRegistrationForm, ({ params, caller }) =>
      registration.readRegistration(db, params.id, caller.subject),
    ),
    handle(saveRegistrationForm, (call) =>
      showSubmission(
        db,
        registration.saveRegistration(db, { ...stepOf(call), language: call.query.language }, call.body),
      ),
    ),
    handle(getResume, ({ params, caller }) => resumes.readResume(db, params.id, caller.subject)),
    handle(saveResume, (call) => showSubmission(db, resumes.saveResume(db, stepOf(call), call.body))),
    handle(skipResume, (call) => showSubmission(db, resumes.skipResume(db, stepOf(call)))),
    handle(submitFiles, (call) =>
      receiveHandIn(parts, { ...stepOf(call), type: 'apply', source: call.source }),
    ),
    handle(submitSupplementFiles, (call) =>
      receiveHandIn(parts, { ...stepOf(call), type: 'supplement', source: call.source }),
    ),
    handle(listSubmittedFiles, ({ params, caller }) => listFilesOf(parts, params.id, caller.subject)),
    handle(returnFromReview, (call) =>
      showSubmission(db, review.returnFromReview(db, stepOf(call), call.query.stage)),
    ),
    handle(submitReview, (call) =>
      showSubmission(db, review.submitReview(db, { ...stepOf(call), seen: call.query.version }, 'apply')),
    ),
    handle(submitSupplementReview, (call) =>
      showSubmission(
        db,
        review.submitReview(db, { ...stepOf(call), seen: call.query.version }, 'supplement'),
      ),
    ),
  ]
}
