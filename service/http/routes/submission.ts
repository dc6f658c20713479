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
import { handle, type RequestContext, type Route } from '#service/http/route.ts'
import { receiveDocuments } from '#service/http/routes/receiveDocuments.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { resetSubmission as reset } from '#service/usecases/eligibility/resetSubmission.ts'
import * as registration from '#service/usecases/registration/registration.ts'
import * as resumes from '#service/usecases/resume/resumes.ts'
import * as review from '#service/usecases/review/review.ts'
import {
  findSubmissionFor,
  listFilesOf,
  readSubmission,
} from '#service/usecases/submission/readSubmission.ts'
import { showSubmission } from '#service/usecases/submission/toSubmissionDto.ts'

/** Who does what to which submission: what every step needs of its request. */
const stepOf = ({
  params,
  principal,
  channel,
  now,
}: Pick<RequestContext<typeof getSubmission>, 'params' | 'principal' | 'channel' | 'now'>) => ({
  id: params.id,
  subject: principal.subject,
  channel,
  now,
})

export function submissionRoutes(dependencies: Dependencies): Route[] {
  const { db } = dependencies
  return [
    handle(findSubmission, ({ params, query, principal }) =>
      findSubmissionFor(dependencies, {
        subject: principal.subject,
        examId: params.examId,
        type: query.submissionType,
      }),
    ),
    handle(getSubmission, ({ params, principal }) =>
      readSubmission(dependencies, params.id, principal.subject),
    ),
    handle(resetSubmission, (request) => showSubmission(db, reset(dependencies, stepOf(request)))),
    handle(getRegistrationForm, ({ params, principal }) =>
      registration.readRegistration(db, params.id, principal.subject),
    ),
    handle(saveRegistrationForm, (request) =>
      showSubmission(
        db,
        registration.saveRegistration(
          db,
          { ...stepOf(request), language: request.query.language },
          request.body,
        ),
      ),
    ),
    handle(getResume, ({ params, principal }) => resumes.readResume(db, params.id, principal.subject)),
    handle(saveResume, (request) =>
      showSubmission(db, resumes.saveResume(db, stepOf(request), request.body)),
    ),
    handle(skipResume, (request) => showSubmission(db, resumes.skipResume(db, stepOf(request)))),
    handle(submitFiles, (request) =>
      receiveDocuments(dependencies, { ...stepOf(request), type: 'apply', source: request.source }),
    ),
    handle(submitSupplementFiles, (request) =>
      receiveDocuments(dependencies, { ...stepOf(request), type: 'supplement', source: request.source }),
    ),
    handle(listSubmittedFiles, ({ params, principal }) =>
      listFilesOf(dependencies, params.id, principal.subject),
    ),
    handle(returnFromReview, (request) =>
      showSubmission(db, review.returnFromReview(db, stepOf(request), request.query.stage)),
    ),
    handle(submitReview, (request) =>
      showSubmission(
        db,
        review.submitReview(db, { ...stepOf(request), seen: request.query.version }, 'apply'),
      ),
    ),
    handle(submitSupplementReview, (request) =>
      showSubmission(
        db,
        review.submitReview(db, { ...stepOf(request), seen: request.query.version }, 'supplement'),
      ),
    ),
  ]
}
