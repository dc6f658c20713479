/** Exam calls (section 7). */
import * as v from 'valibot'
import { byExam } from '#contract/endpoints/common.ts'
import { endpoint } from '#contract/endpoints/endpoint.ts'
import { SubmittedRound } from '#contract/entities/document.ts'
import { ApplicationInfo, Exam, ListedExam } from '#contract/entities/exam.ts'

export const listExams = endpoint({
  name: 'listExams',
  method: 'GET',
  path: '/api/v1/exam/start/list',
  access: 'bearer',
  answer: { kind: 'json', schema: v.array(ListedExam) },
  errors: [],
  source: '7, exam calls',
  summary:
    'Normal exams whose application or supplement period has begun or is near, with the own application',
})

export const listTestExams = endpoint({
  ...listExams,
  name: 'listTestExams',
  path: '/api/v1/exam/start/test/list',
  summary: 'Test exams, likewise',
})

export const getExam = endpoint({
  name: 'getExam',
  method: 'GET',
  path: '/api/v1/exam/{id}/detail',
  access: 'bearer',
  params: byExam,
  answer: { kind: 'json', schema: Exam },
  errors: ['NOT_FOUND'],
  source: '7, exam calls',
  summary: 'One exam',
})

export const getApplicationInfo = endpoint({
  name: 'getApplicationInfo',
  method: 'GET',
  path: '/api/v1/exam/{id}/application-info',
  access: 'bearer',
  params: byExam,
  answer: { kind: 'json', schema: v.nullable(ApplicationInfo) },
  errors: ['NOT_FOUND'],
  source: '7, exam calls',
  summary: 'The own application to an exam; null where there is none',
})

export const listApplyRound = endpoint({
  name: 'listApplyRound',
  method: 'GET',
  path: '/api/v1/exam/{id}/apply/submit-file',
  access: 'bearer',
  params: byExam,
  answer: { kind: 'json', schema: v.array(SubmittedRound) },
  errors: ['NOT_FOUND'],
  source: '7, exam calls',
  summary: 'Files handed in with the application; empty before its end',
})

export const listSupplementRounds = endpoint({
  ...listApplyRound,
  name: 'listSupplementRounds',
  path: '/api/v1/exam/{id}/supplement/submit-file',
  summary: 'Files of each supplement round that has ended',
})

export const checkFreeToPay = endpoint({
  name: 'checkFreeToPay',
  method: 'POST',
  path: '/api/v1/exam/{id}/check-free-to-pay',
  access: 'bearer',
  params: byExam,
  answer: { kind: 'json', schema: v.boolean() },
  errors: ['NOT_FOUND'],
  source: '7, exam calls; 9 (hardship)',
  summary: 'Whether the social welfare authority certifies hardship',
})
