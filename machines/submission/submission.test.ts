import type { Exam } from '#contract/entities/exam.ts'
import { submissionMachine } from '#machines/submission/submission.machine.ts'
import { address, home, offline, told } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { answers, fails, testScenarios } from '#test/charts/testScenarios.ts'

const exam = { id: 7 } as Exam
const forming = submissionOf({ examId: 7 })
const foreign = { kind: 'http', status: 404 } as const
const away = { kind: 'http', status: 503 } as const

testScenarios(submissionMachine, [
  {
    story: 'reads the submission once and opens its journey',
    input: address,
    starts: 'reading',
    steps: [[answers('readJourney', { submission: forming, exam }), 'open']],
    calls: [['readJourney', address]],
    context: { exam, failure: null },
  },
  {
    story: 'tells why it could not be read, and reads again',
    input: address,
    starts: 'reading',
    steps: [
      [fails('readJourney', offline), 'unread'],
      ['retry', 'reading'],
      [fails('readJourney', away), 'unread'],
    ],
    context: { failure: away },
    calls: [
      ['readJourney', address],
      ['readJourney', address],
    ],
  },
  {
    story: 'goes to the list where the submission is another person’s, or none',
    input: address,
    starts: 'reading',
    steps: [[fails('readJourney', foreign), 'refused', [told(foreign), home]]],
  },
  {
    story: 'reads again what the service has, and tells the journey',
    input: address,
    starts: 'reading',
    steps: [
      [answers('readJourney', { submission: forming, exam }), 'open'],
      ['refresh', 'refreshing'],
      ['refresh', 'refreshing'],
      [answers('readSubmission', { ...forming, stage: 'PAYING' }), 'open'],
      ['refresh', 'refreshing'],
      [fails('readSubmission', offline), 'open'],
    ],
    calls: [
      ['readJourney', address],
      ['readSubmission', { submissionId: address.submissionId }],
      ['readSubmission', { submissionId: address.submissionId }],
    ],
  },
])
