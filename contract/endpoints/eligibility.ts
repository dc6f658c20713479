/** The checks that open a round (sections 4 and 5). */

import { byExam, prefix } from '#contract/endpoints/common.ts'
import { endpoint } from '#contract/endpoints/endpoint.ts'
import { CheckData, Submission } from '#contract/entities/submission.ts'

export const checkApply = endpoint({
  name: 'checkApply',
  method: 'POST',
  path: `${prefix}/exam/{id}/apply/check-data`,
  access: 'bearer',
  params: byExam,
  body: { kind: 'multipart', schema: CheckData, files: 'none' },
  answer: { kind: 'json', schema: Submission },
  errors: [
    'NOT_FOUND',
    'IS_NOT_DURING_THE_APP_PERIOD',
    'USER_ALREADY_APPLY',
    'USER_IS_NOT_MACAO_IDENTIFY',
    'USER_AGE_DISMATCH',
    'CHECK_DATA_IS_NOT_MARTCH',
    'APPLICANT_STATUS_IS_NOT_MATCH',
    'SEVEN_YEAR_DATE_MUST_NOT_NULL',
    'SEVEN_YEAR_DATE_IS_NOT_MATCH',
  ],
  source: '7; 4, eligibility check',
  summary: 'Checks eligibility and creates the apply submission, or goes on with the existing one',
})

export const checkSupplement = endpoint({
  name: 'checkSupplement',
  method: 'POST',
  path: `${prefix}/exam/{id}/supplement/check-data`,
  access: 'bearer',
  params: byExam,
  body: { kind: 'multipart', schema: CheckData, files: 'none' },
  answer: { kind: 'json', schema: Submission },
  errors: [
    'NOT_FOUND',
    'IS_NOT_DURING_THE_SUPPLEMENT_PERIOD',
    'USER_NOT_APPLY',
    'USER_DISMATCH_NAME_LIST',
    'ALREADY_SUPPLEMENT_PAIED',
  ],
  source: '7; 4, eligibility check',
  summary: 'Checks conditional admission and returns the supplement submission',
})
