import { reviewMachine } from '#machines/review/review.machine.ts'
import { address, home, offline, refusal, says, supplementAddress, told } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { answers, fails, testScenarios } from '#test/charts/testScenarios.ts'

const { submissionId } = address
const submitted = submissionOf({ stage: 'PAYING', submissionNo: '2026-000017' })
const declare = { type: 'declare', declared: true } as const
const reviewed = { form: null, resume: null, files: [] }
const loads = [answers('loadReview', { ...reviewed, version: 7 }), 'viewing'] as const
/** ticked, pressed and confirmed */
const submits = [
  [declare, 'viewing'],
  ['submit', 'confirming'],
  ['confirm', 'submitting'],
] as const
const begun = { address, version: 7 }

testScenarios(reviewMachine, [
  {
    story: 'everything is shown, declared and submitted, once for many presses',
    input: begun,
    starts: 'loading',
    steps: [
      loads,
      ...submits,
      ['submit', 'submitting'],
      [
        answers('submitReview', submitted),
        'submitted',
        [{ type: 'submission.changed', submission: submitted }],
      ],
    ],
    calls: [
      ['loadReview', { submissionType: 'apply', submissionId, version: 7 }],
      ['submitReview', { submissionType: 'apply', submissionId, version: 7 }],
    ],
  },
  {
    story: 'the review cannot be loaded, then can; the declaration is missing',
    input: { address: supplementAddress, version: 3 },
    starts: 'loading',
    steps: [
      [fails('loadReview', offline), 'failed', [told(offline)]],
      ['retry', 'loading'],
      loads,
      ['submit', 'viewing', [says('form_error')]],
      [declare, 'viewing'],
      ['submit', 'confirming'],
      ['cancel', 'viewing'],
      [{ ...declare, declared: false }, 'viewing'],
      ['submit', 'viewing', [says('form_error')]],
    ],
    context: { reviewed, declared: false, refusals: 2 },
    tags: ['shown'],
  },
  {
    story: 'the submission is refused; later the step is over',
    input: begun,
    starts: 'loading',
    steps: [
      loads,
      ...submits,
      [fails('submitReview', 'REGISTRATION_NOT_EXIST'), 'viewing', [told(refusal('REGISTRATION_NOT_EXIST'))]],
      ['submit', 'confirming'],
      ['confirm', 'submitting'],
      [fails('submitReview', 'STAGE_ERROR'), 'viewing', [told(refusal('STAGE_ERROR')), home]],
    ],
  },
  {
    story: 'another tab has changed a document and come back to the review: it is read and declared again',
    input: begun,
    starts: 'loading',
    steps: [
      loads,
      ...submits,
      [fails('submitReview', 'VERSION_CONFLICT'), 'loading', [says('review_changed')]],
      [answers('loadReview', { ...reviewed, version: 11 }), 'viewing'],
      ['submit', 'viewing', [says('form_error')]],
      ...submits,
      [
        answers('submitReview', submitted),
        'submitted',
        [{ type: 'submission.changed', submission: submitted }],
      ],
    ],
    calls: [
      ['loadReview', { submissionType: 'apply', submissionId, version: 7 }],
      ['submitReview', { submissionType: 'apply', submissionId, version: 7 }],
      ['loadReview', { submissionType: 'apply', submissionId, version: null }],
      ['submitReview', { submissionType: 'apply', submissionId, version: 11 }],
    ],
  },
])
