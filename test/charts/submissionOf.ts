import type { Submission } from '#contract/entities/submission.ts'
import { examFlags, flagsIn, noFlags } from '#contract/steps.ts'

/** A submission as the service answers with it; `change` makes it the one that a scenario needs. */
export const submissionOf = (change: Partial<Submission> = {}): Submission => ({
  id: 'S000000000000000000001',
  type: 'apply',
  channel: 'WEB',
  stage: 'FORMING',
  supplementFile: false,
  supplementPayment: false,
  formSaved: false,
  runningPayment: null,
  examId: 1,
  submissionNo: null,
  receiptNo: null,
  submissionTime: null,
  ...flagsIn(examFlags, noFlags),
  conditional: false,
  requestedDocuments: [],
  sevenYearDate: null,
  languageTypeId: null,
  signed: false,
  amount: 300,
  version: 0,
  ...change,
})
