/** Reading a submission and taking its steps (section 7, application submission calls). */
import * as v from 'valibot'
import {
  asSeen,
  byId,
  inLanguage,
  ofType,
  owned,
  prefix,
  step,
  supplementStep,
} from '#contract/endpoints/common.ts'
import { endpoint } from '#contract/endpoints/endpoint.ts'
import { SubmitFilesInput, SubmittedFile } from '#contract/entities/document.ts'
import { ExamIdInPath } from '#contract/entities/primitives.ts'
import { RegistrationForm, RegistrationFormInput } from '#contract/entities/registrationForm.ts'
import { ResumeInput, SavedResume } from '#contract/entities/resume.ts'
import { Submission } from '#contract/entities/submission.ts'
import { ReturnStage } from '#contract/enums.ts'

export const findSubmission = endpoint({
  name: 'findSubmission',
  method: 'GET',
  path: `${prefix}/{examId}/submission`,
  access: 'bearer',
  params: v.object({ examId: ExamIdInPath }),
  query: ofType,
  answer: { kind: 'json', schema: v.nullable(Submission) },
  errors: ['NOT_FOUND'],
  source: '7',
  summary:
    'The own submission of a type to an exam, the newest where there are several; null where there is none',
})

export const getSubmission = endpoint({
  name: 'getSubmission',
  method: 'GET',
  path: `${prefix}/submission/{id}`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'json', schema: Submission },
  errors: owned,
  source: '7',
  summary: 'One submission',
})

export const resetSubmission = endpoint({
  name: 'resetSubmission',
  method: 'GET',
  path: `${prefix}/submission/{id}/reset`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'json', schema: Submission },
  errors: [...step, 'PAYMENT_STATUS_STARTED', 'PAYMENT_STATUS_SUCCESS'],
  source: '7; 4, apply button, case 2',
  summary: 'Back to CHECKING with everything kept, after asking the gateway about an open attempt',
})

export const getRegistrationForm = endpoint({
  name: 'getRegistrationForm',
  method: 'GET',
  path: `${prefix}/submission/{id}/registration-form`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'json', schema: RegistrationForm },
  errors: owned,
  source: '7',
  summary: 'The form, saved or suggested',
})

export const saveRegistrationForm = endpoint({
  name: 'saveRegistrationForm',
  method: 'POST',
  path: `${prefix}/submission/{id}/apply/registration-form`,
  access: 'bearer',
  params: byId,
  query: inLanguage,
  body: { kind: 'multipart', schema: RegistrationFormInput, files: 'none' },
  answer: { kind: 'json', schema: Submission },
  errors: [
    ...step,
    'VERSION_CONFLICT',
    'CHECK_DATA_IS_NOT_MARTCH',
    'APPLICANT_STATUS_IS_NOT_MATCH',
    'ENTITY_INFO_IS_NOT_ACTIVE',
    'CAREER_OR_OFFICIAL_TYPE_IS_NOT_ACTIVE',
  ],
  source: '7; 5, registration form',
  summary: 'Saves the form and goes on to the resume',
})

export const getResume = endpoint({
  name: 'getResume',
  method: 'GET',
  path: `${prefix}/submission/{id}/resume`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'json', schema: SavedResume },
  errors: owned,
  source: 'addition: section 7 has no resume call',
  summary: 'The resume, if any',
})

export const saveResume = endpoint({
  name: 'saveResume',
  method: 'POST',
  path: `${prefix}/submission/{id}/apply/resume`,
  access: 'bearer',
  params: byId,
  query: inLanguage,
  body: { kind: 'multipart', schema: ResumeInput, files: 'none' },
  answer: { kind: 'json', schema: Submission },
  errors: [...step, 'VERSION_CONFLICT'],
  source: 'addition: section 7 has no resume call',
  summary: 'Saves the resume and goes on to the documents',
})

export const skipResume = endpoint({
  name: 'skipResume',
  method: 'POST',
  path: `${prefix}/submission/{id}/apply/resume/skip`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'json', schema: Submission },
  errors: [...step, 'RESUME_NOT_EXIST'],
  source: 'addition; 2, steps (skipped unless the exam requires it)',
  summary: 'Goes on to the documents without a resume',
})

export const submitFiles = endpoint({
  name: 'submitFiles',
  method: 'POST',
  path: `${prefix}/submission/{id}/apply/submit-file`,
  access: 'bearer',
  params: byId,
  query: inLanguage,
  body: { kind: 'multipart', schema: SubmitFilesInput, files: 'byCategory' },
  answer: { kind: 'json', schema: Submission },
  errors: [...step, 'VERSION_CONFLICT', 'DOC_NUM_MORE_THAN_150', 'FILE_NOT_ACCEPTED', 'FILE_TOO_LARGE'],
  source: '7; 5, upload',
  summary: 'Records the sources and documents chosen and goes on to the review',
})

export const submitSupplementFiles = endpoint({
  name: 'submitSupplementFiles',
  method: 'POST',
  path: `${prefix}/submission/{id}/supplement/submit-file`,
  access: 'bearer',
  params: byId,
  body: submitFiles.body,
  answer: submitFiles.answer,
  errors: [
    ...supplementStep,
    'VERSION_CONFLICT',
    'DOC_NUM_MORE_THAN_150',
    'FILE_NOT_ACCEPTED',
    'FILE_TOO_LARGE',
  ],
  source: '7; 5, upload',
  summary: 'Likewise for a supplement; at least one file',
})

export const listSubmittedFiles = endpoint({
  name: 'listSubmittedFiles',
  method: 'GET',
  path: `${prefix}/submission/{id}/submit-file`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'json', schema: v.array(SubmittedFile) },
  errors: owned,
  source: '7',
  summary: 'The documents of a submission',
})

export const returnFromReview = endpoint({
  name: 'returnFromReview',
  method: 'POST',
  path: `${prefix}/submission/{id}/apply/review`,
  access: 'bearer',
  params: byId,
  query: v.object({ stage: ReturnStage }),
  answer: { kind: 'json', schema: Submission },
  errors: step,
  source: '7; 4, review page',
  summary: 'Back from the review to an earlier step',
})

export const submitReview = endpoint({
  name: 'submitReview',
  method: 'POST',
  path: `${prefix}/submission/{id}/apply/submit-review`,
  access: 'bearer',
  params: byId,
  query: asSeen,
  answer: { kind: 'json', schema: Submission },
  errors: [
    ...step,
    'VERSION_CONFLICT',
    'REGISTRATION_NOT_EXIST',
    'CREATE_APP_NO_ERROR',
    'CREATE_SUBMISSION_NO_ERROR',
  ],
  source: '7',
  summary: 'Confirms the review; the same answer when repeated',
})

export const submitSupplementReview = endpoint({
  ...submitReview,
  name: 'submitSupplementReview',
  path: `${prefix}/submission/{id}/supplement/submit-review`,
  errors: [...supplementStep, 'VERSION_CONFLICT', 'CREATE_SUBMISSION_NO_ERROR'],
  summary: 'Likewise for a supplement; ends it where nothing is to be paid',
})

export const downloadFormDocument = endpoint({
  name: 'downloadFormDocument',
  method: 'GET',
  path: `${prefix}/submission/{id}/download/form-document`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'blob' },
  errors: [...owned, 'STAGE_ERROR'],
  source: '7',
  summary: 'The form document: a draft at review, signed afterwards',
})

export const downloadFormDocumentThumb = endpoint({
  ...downloadFormDocument,
  name: 'downloadFormDocumentThumb',
  path: `${prefix}/submission/{id}/download/form-document/thumb`,
  errors: [...downloadFormDocument.errors, 'TOO_MANY_REQUESTS'],
  summary: 'Its first page as a picture',
})

export const downloadSubmittedFile = endpoint({
  name: 'downloadSubmittedFile',
  method: 'GET',
  path: `${prefix}/submission/download/submit-file/{id}`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'blob' },
  errors: [...owned, 'STAGE_ERROR'],
  source: '7',
  summary: 'A submitted document; the id is the document’s',
})

export const downloadSubmittedFileThumb = endpoint({
  ...downloadSubmittedFile,
  name: 'downloadSubmittedFileThumb',
  path: `${prefix}/submission/download/submit-file/{id}/thumb`,
  errors: [...downloadSubmittedFile.errors, 'TOO_MANY_REQUESTS'],
  summary: 'Its first page as a picture',
})
