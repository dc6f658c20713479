import { describe, expect, test } from 'vitest'
import type { Leave, Notice, NoticeReason, Place } from '#machines/emittedEvents.ts'
import { createAppEffects } from '#src/app/createAppEffects.ts'

const ids = { submissionType: 'apply', examId: 3, submissionId: 'S000000000000000000001' } as const

/** Effects and what it did, line by line. `held` is the submission whose journey runs. */
function appEffects({
  held,
  refresh = () => Promise.resolve(),
}: {
  held?: string
  refresh?: () => Promise<void>
} = {}) {
  const lines: string[] = []
  const created = createAppEffects({
    navigate: (path, replace) => lines.push(`${replace ? 'replace' : 'push'} ${path}`),
    redirect: {
      leave: (url) => lines.push(`leave ${url}`),
      replace: (url) => lines.push(`leave for good ${url}`),
    },
    signIn: () => lines.push('sign in'),
    keepReceiptNumber: (no) => lines.push(`kept ${no}`),
    toast: (tone, shown) => lines.push(`${tone} ${shown.kind === 'text' ? shown.id : shown.kind}`),
    leaving: () => {},
    opened: {
      holds: (id) => id === held,
      tell: (submission) => lines.push(`journey told ${submission.id}`),
      refresh: () => {
        lines.push('journey refreshed')
        return refresh()
      },
    },
  })
  return { ...created, lines }
}

const leave = (place: Place, replace = false): Leave => ({ type: 'leave', place, replace })

describe('leave', () => {
  test.each<[Leave, string]>([
    [leave({ to: 'home' }), 'push /'],
    [leave({ to: 'home' }, true), 'replace /'],
    [
      leave({ to: 'check', submissionType: 'apply', examId: 3, again: true }),
      'push /check/apply/3?channel=1',
    ],
    [
      leave({ to: 'check', submissionType: 'supplement', examId: 3, code: 'SUPPLEMENT_TIME_OUT' }, true),
      'replace /check/supplement/3?code=SUPPLEMENT_TIME_OUT',
    ],
    [leave({ to: 'step', step: 'upload', ...ids }), 'push /upload/apply/3/S000000000000000000001'],
    [
      leave({ to: 'payment', paymentType: 'MPAY', ...ids }, true),
      'replace /payment/apply/3/S000000000000000000001?paymentType=MPAY',
    ],
    [leave({ to: 'payment', paymentType: null, ...ids }), 'push /payment/apply/3/S000000000000000000001'],
    [leave({ to: 'receipt', ...ids }, true), 'replace /receipt/apply/3/S000000000000000000001'],
    [
      leave({ to: 'wait', transactionNo: 'T000000000000000000001', paymentType: 'GOV_PAY', ...ids }),
      'push /pay?transactionNo=T000000000000000000001&submissionType=apply&examId=3&submissionId=S000000000000000000001&paymentType=GOV_PAY',
    ],
    [leave({ to: 'recibo', submissionNo: '2026 /1' }), 'push /recibo?submissionNo=2026+%2F1'],
    [leave({ to: 'path', path: '/faq' }, true), 'replace /faq'],
    [leave({ to: 'path', path: '//evil.example/' }), 'push /'],
    [leave({ to: 'path', path: 'https://evil.example/' }), 'push /'],
    [leave({ to: 'signIn' }, true), 'sign in'],
    [leave({ to: 'address', url: 'https://pay.example/1' }), 'leave https://pay.example/1'],
    [leave({ to: 'address', url: 'https://pay.example/1' }, true), 'leave for good https://pay.example/1'],
  ])('%j', (event, line) => {
    const { handle, lines } = appEffects()
    handle(event)
    expect(lines).toEqual([line])
  })

  test('to another step of the journey that runs: the journey hears the service’s stage first', async () => {
    const { go, lines } = appEffects({ held: ids.submissionId })
    go({ to: 'receipt', ...ids }, { replace: true })
    await Promise.resolve()
    expect(lines).toEqual(['journey refreshed', 'replace /receipt/apply/3/S000000000000000000001'])
  })

  test('a place that was asked for while the service is asked is the one that is shown', async () => {
    const asking = Promise.withResolvers<void>()
    const { go, lines } = appEffects({ held: ids.submissionId, refresh: () => asking.promise })
    go({ to: 'payment', paymentType: 'MPAY', ...ids }, { replace: true })
    go({ to: 'home' })
    asking.resolve()
    await asking.promise
    expect(lines).toEqual(['journey refreshed', 'push /'])
  })

  test('a service that can’t be asked keeps nobody from the page', async () => {
    const { go, lines } = appEffects({
      held: ids.submissionId,
      refresh: () => Promise.reject(new Error('offline')),
    })
    go({ to: 'step', step: 'upload', ...ids })
    await Promise.resolve()
    await Promise.resolve()
    expect(lines).toEqual(['journey refreshed', 'push /upload/apply/3/S000000000000000000001'])
  })
})

describe('notice', () => {
  test.each<[NoticeReason, string]>([
    ['payment_failed', 'error client.payment_failed'],
    ['payment_unanswered', 'error payment.poll_error'],
    ['payment_open', 'info payment.no_result_yet'],
    ['canNot_free_pay', 'error client.canNot_free_pay'],
    ['sign_pdf_error', 'error error.sign_pdf'],
    ['form_error', 'error client.form_error'],
    ['downloadError', 'error client.downloadError'],
    ['saved', 'success common.saved'],
  ])('%s says %s', (reason, line) => {
    const { handle, lines } = appEffects()
    handle({ type: 'notice', reason } as Notice)
    expect(lines).toEqual([line])
  })

  test.each([
    [{ kind: 'network' }, 'error client.network_error'],
    [{ kind: 'http', status: 409, code: 'STAGE_ERROR', message: '', data: null }, 'error error.stage'],
    [{ kind: 'http', status: 502, message: '', data: null }, 'error error.service'],
    [{ kind: 'http', status: 401, message: '', data: null }, 'error nothing'],
    [{ kind: 'aborted' }, 'error nothing'],
  ])('of the failure %j says %s', (failure, line) => {
    const { handle, lines } = appEffects()
    handle({ type: 'notice', reason: 'failure', failure } as Notice)
    expect(lines).toEqual([line])
  })
})

test('a submission that the service answered with goes to the journey', () => {
  const { handle, lines } = appEffects()
  handle({ type: 'submission.changed', submission: { id: ids.submissionId } } as never)
  expect(lines).toEqual(['journey told S000000000000000000001'])
})

test('the number of a receipt is kept before the sign-in page is asked for', () => {
  const { handle, lines } = appEffects()
  handle({ type: 'recibo.kept', submissionNo: 'A2026-000001-9' })
  handle(leave({ to: 'signIn' }, true))
  expect(lines).toEqual(['kept A2026-000001-9', 'sign in'])
})

test('what is meant for a page alone is left alone', () => {
  const { handle, lines } = appEffects()
  handle({ type: 'list.stale' })
  expect(lines).toEqual([])
})
