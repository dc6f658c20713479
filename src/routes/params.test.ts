import { isNotFound } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import {
  code,
  examParams,
  query,
  signatureParams,
  submissionInQuery,
  submissionParams,
  typeParams,
} from '#src/routes/params.ts'

const submissionId = 'S000000000000000000001'

describe('parameters', () => {
  test.each([
    [
      submissionParams,
      { submissionType: 'apply', examId: '12', submissionId },
      { submissionType: 'apply', examId: 12, submissionId },
    ],
    [typeParams, { submissionType: 'supplement', examId: '1' }, { submissionType: 'supplement', examId: 1 }],
    [examParams, { examId: '999999999' }, { examId: 999_999_999 }],
    [
      signatureParams,
      { submissionType: 'apply', examId: '1', submissionId, paymentType: 'MPAY', test: 'false' },
      { submissionType: 'apply', examId: 1, submissionId, paymentType: 'MPAY', test: 'false' },
    ],
  ])('%# are parsed, and written again as they were', ({ parse, stringify }, raw, parsed) => {
    expect(parse(raw)).toEqual(parsed)
    expect((stringify as (params: object) => object)(parsed)).toEqual(raw)
  })

  test.each([
    [submissionParams, { submissionType: 'appeal', examId: '12', submissionId }],
    [submissionParams, { submissionType: 'apply', examId: '0', submissionId }],
    [submissionParams, { submissionType: 'apply', examId: '-1', submissionId }],
    [submissionParams, { submissionType: 'apply', examId: '1e3', submissionId }],
    [submissionParams, { submissionType: 'apply', examId: '12', submissionId: 'short' }],
    [submissionParams, { submissionType: 'apply', examId: '12', submissionId: `${submissionId}/..` }],
    [examParams, { examId: '99999999999999999999' }],
    [examParams, { examId: '' }],
    [
      signatureParams,
      { submissionType: 'apply', examId: '1', submissionId, paymentType: 'CASH', test: 'false' },
    ],
    [
      signatureParams,
      { submissionType: 'apply', examId: '1', submissionId, paymentType: 'MPAY', test: 'maybe' },
    ],
  ])('%# of another form are no page of ours', ({ parse }, raw) => {
    let thrown: unknown
    try {
      parse(raw as never)
    } catch (error) {
      thrown = error
    }
    expect(isNotFound(thrown)).toBe(true)
  })
})

describe('queries', () => {
  test('what is absent or damaged is null, what is not asked for is dropped', () => {
    const read = query(submissionInQuery)
    expect(
      read({ transactionNo: 'x', submissionType: 'apply', examId: 3, paymentType: 'MPAY', other: '1' }),
    ).toEqual({
      transactionNo: null,
      submissionType: 'apply',
      examId: 3,
      submissionId: null,
      paymentType: 'MPAY',
    })
  })

  test('a code that is longer than any code is null', () => {
    expect(query({ code })({ code: 'c'.repeat(513) })).toEqual({ code: null })
  })
})
