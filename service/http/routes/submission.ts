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
import type { UploadDependencies } from '#service/usecases/documents/acceptUpload.ts'
import { resetSubmission as reset } from '#service/usecases/eligibility/resetSubmission.ts'
import type { SyncDependencies } from '#service/usecases/payment/syncPayment.ts'
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

export function submissionRoutes(dependencies: UploadDependencies & SyncDependencies): Route[] {
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
    handle(resetSubmission, (request) => showSubmission(dependencies, reset(dependencies, stepOf(request)))),
    handle(getRegistrationForm, ({ params, principal }) =>
      registration.readRegistration(dependencies, params.id, principal.subject),
    ),
    handle(saveRegistrationForm, (request) =>
      showSubmission(
        dependencies,
        registration.saveRegistration(
          dependencies,
          { ...stepOf(request), language: request.query.language },
          request.body,
        ),
      ),
    ),
    handle(getResume, ({ params, principal }) =>
      resumes.readResume(dependencies, params.id, principal.subject),
    ),
    handle(saveResume, (request) =>
      showSubmission(dependencies, resumes.saveResume(dependencies, stepOf(request), request.body)),
    ),
    handle(skipResume, (request) =>
      showSubmission(dependencies, resumes.skipResume(dependencies, stepOf(request))),
    ),
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
      showSubmission(
        dependencies,
        review.returnFromReview(dependencies, stepOf(request), request.query.stage),
      ),
    ),
    handle(submitReview, (request) =>
      showSubmission(
        dependencies,
        review.submitReview(dependencies, { ...stepOf(request), seen: request.query.version }, 'apply'),
      ),
    ),
    handle(submitSupplementReview, (request) =>
      showSubmission(
        dependencies,
        review.submitReview(dependencies, { ...stepOf(request), seen: request.query.version }, 'supplement'),
      ),
    ),
  ]
}
