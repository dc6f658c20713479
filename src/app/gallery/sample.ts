import { createActor } from 'xstate'
import { examFlags, flagsIn, noFlags } from '#contract/steps.ts'
import { addressOf } from '#machines/addressOf.ts'
import { type OpenedSubmission, submissionMachine } from '#machines/submission/submission.machine.ts'
import { fromCall } from '#src/api/fromCall.ts'
import type { AppEffects } from '#src/platform/appEffects.ts'
import { inspected } from '#src/platform/inspection.ts'
import { showToast } from '#src/ui/toasts.ts'

/** A made-up application in its third step. */
export const gallerySample: OpenedSubmission = {
  exam: {
    id: 3,
    code: 'CAI-COM-LIC-01',
    nameTc: '學士學位程度綜合能力評估開考',
    namePt:
      'Concurso de avaliação de competências integradas referente a habilitações académicas de licenciatura',
    urlTc: 'https://exams.example/zh-hant',
    urlPt: 'https://exams.example/pt-pt',
    startDate: '2026-03-02T09:00:00+08:00',
    endDate: '2026-03-13T17:30:00+08:00',
    startSupplementDate: null,
    endSupplementDate: null,
    test: false,
    applied: false,
    supplemented: false,
    educationLevelLevel: 5,
    kind: 'COMUM',
    resumeRequired: false,
  },
  submission: {
    id: 'aaaaaaaaaaaaaaaaaaaaaa',
    type: 'apply',
    channel: 'WEB',
    stage: 'UPLOADING',
    supplementFile: false,
    supplementPayment: false,
    formSaved: true,
    runningPayment: null,
    examId: 3,
    submissionNo: null,
    receiptNo: null,
    submissionTime: null,
    ...flagsIn(examFlags, noFlags),
    conditional: false,
    requestedDocuments: [],
    sevenYearDate: null,
    languageTypeId: 'C',
    signed: false,
    amount: 300,
    version: 1,
  },
}

/** The header, the steps and the question before the list, without a service. */
export const gallerySubmission = createActor(
  submissionMachine.provide({ actors: { readJourney: fromCall(async () => gallerySample) } }),
  inspected({ input: addressOf(gallerySample.submission) }),
)

/** Says where a link would have led. */
export const galleryEffects: AppEffects = {
  handle: ({ type }) => showToast('info', { words: type }),
  go: (place) => showToast('info', { words: JSON.stringify(place) }),
}
