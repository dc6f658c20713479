import { expect, test } from 'vitest'
import type { ListedExam, SubmissionSummary } from '#contract/entities/exam.ts'
import type { Stage, SubmissionType } from '#contract/enums.ts'
import { examStanding } from '#src/features/exam-list/examStanding.ts'

const exam: ListedExam = {
  id: 3,
  code: 'CAI-COM-LIC-01',
  nameTc: '學士學位程度綜合能力評估開考',
  namePt:
    'Concurso de avaliação de competências integradas referente a habilitações académicas de licenciatura',
  urlTc: 'https://exams.example/zh-hant',
  urlPt: 'https://exams.example/pt-pt',
  startDate: '2026-03-02T09:00:00+08:00',
  endDate: '2026-03-13T17:30:00+08:00',
  startSupplementDate: '2026-04-20T09:00:00+08:00',
  endSupplementDate: '2026-05-05T17:45:00+08:00',
  test: false,
  applied: false,
  supplemented: false,
  educationLevelLevel: 5,
  kind: 'COMUM',
  resumeRequired: false,
  application: null,
}
const submission = (type: SubmissionType, stage: Stage): SubmissionSummary => ({
  id: 'aaaaaaaaaaaaaaaaaaaaaa',
  type,
  channel: 'WEB',
  stage,
  supplementFile: type === 'supplement',
  supplementPayment: false,
  formSaved: true,
  runningPayment: null,
})
const withSubmissions = (...submissions: SubmissionSummary[]): ListedExam => ({
  ...exam,
  application: { id: 'bbbbbbbbbbbbbbbbbbbbbb', applicationStage: 'FORMING', macaoAddress: null, submissions },
})

test.each([
  ['nothing begun, in the period', exam, '2026-03-05T10:00:00+08:00', 'apply', 'open', null, false],
  [
    'documents still to hand in',
    withSubmissions(submission('apply', 'UPLOADING')),
    '2026-03-05T10:00:00+08:00',
    'apply',
    'open',
    'UPLOADING',
    false,
  ],
  [
    'begun and the period is over',
    withSubmissions(submission('apply', 'PAYING')),
    '2026-03-13T17:30:00+08:00',
    'apply',
    'closed',
    'PAYING',
    true,
  ],
  [
    'complete and the period is over',
    withSubmissions(submission('apply', 'END')),
    '2026-03-14T09:00:00+08:00',
    'apply',
    'closed',
    'END',
    false,
  ],
  [
    'the supplement is open, nothing handed in',
    withSubmissions(submission('apply', 'END')),
    '2026-04-21T09:00:00+08:00',
    'supplement',
    'open',
    null,
    false,
  ],
  [
    'the second of two supplements counts',
    withSubmissions(
      submission('apply', 'END'),
      submission('supplement', 'END'),
      submission('supplement', 'REVIEWING'),
    ),
    '2026-04-21T09:00:00+08:00',
    'supplement',
    'open',
    'REVIEWING',
    false,
  ],
  [
    'a supplement was begun and its period is over',
    withSubmissions(submission('apply', 'END'), submission('supplement', 'UPLOADING')),
    '2026-05-05T17:45:00+08:00',
    'supplement',
    'closed',
    'UPLOADING',
    true,
  ],
] as const)('%s', (_story, listed, now, current, period, stage, missed) => {
  const standing = examStanding(listed, Date.parse(now))
  expect(standing.current).toBe(current)
  expect(standing[current]).toMatchObject({ period, stage, missed })
})

test('the time left is shown from three days before the last day on', () => {
  expect(examStanding(exam, Date.parse('2026-03-09T23:59:00+08:00')).apply.left).toBeNull()
  expect(examStanding(exam, Date.parse('2026-03-13T16:00:00+08:00')).apply).toMatchObject({
    left: { days: 0, hours: 1, minutes: 30 },
    isLastDay: true,
  })
})

test('an application made at the counter counts by the exam’s own flag', () => {
  const standing = examStanding({ ...exam, applied: true }, Date.parse('2026-03-05T10:00:00+08:00'))
  expect(standing.apply.complete).toBe(true)
})
