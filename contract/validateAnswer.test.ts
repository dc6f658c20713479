import { describe, expect, it } from 'vitest'
import { createPayment, downloadReceipt, startPayment } from '#contract/endpoints/payment.ts'
import { authorize, getProfile, signOut } from '#contract/endpoints/session.ts'
import { saveResume } from '#contract/endpoints/submission.ts'
import { type RecordedAnswer, validateAnswer } from '#contract/validateAnswer.ts'

const general = { date: 'Wed, 04 Mar 2026 02:00:00 GMT', 'cache-control': 'no-store' }
const json = { ...general, 'content-type': 'application/json' }
const bearer = { authorization: 'Bearer next' }
const profile = {
  subject: 's',
  nameCn: '陳示範',
  namePt: 'CHAN, SI FAN',
  birthday: '1992-05-14',
  mobile: null,
  email: null,
  preferredLanguage: 'ZH_TW',
}
const answer = (status: number, headers: RecordedAnswer['headers'], body: unknown = ''): RecordedAnswer => ({
  status,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  code,
  message: 'words',
  data: null,
  ...more,
})
const disposition = `attachment; filename="r.pdf"; filename*=UTF-8''r.pdf`
const download = {
  ...general,
  ...bearer,
  'content-type': 'application/pdf',
  'content-disposition': disposition,
}

describe('what the contract allows', () => {
  it.each([
    ['a profile', getProfile, answer(200, { ...json, ...bearer }, profile)],
    ['one with something more', getProfile, answer(200, { ...json, ...bearer }, { ...profile, more: 1 })],
    ['the bearer of a sign-in', authorize, answer(204, { ...general, ...bearer })],
    ['a sign-out without one', signOut, answer(204, general)],
    ['a download', downloadReceipt, answer(200, download, '%PDF-1.7')],
    [
      'an address to pay at',
      startPayment,
      answer(200, json, { transactionNo: 'A'.repeat(22), payUrl: 'https://x.example' }),
    ],
    [
      'a redirect of the browser',
      startPayment,
      answer(302, { ...general, location: 'https://pay.example/1' }),
    ],
    ['a declared refusal', saveResume, answer(409, json, refusal(409, 'VERSION_CONFLICT'))],
    ['nobody signed in', getProfile, answer(401, json, refusal(401, 'UNAUTHORIZED'))],
    [
      'a busy service',
      getProfile,
      answer(503, { ...json, 'retry-after': '2' }, refusal(503, 'SERVICE_ERROR')),
    ],
    [
      'a brake',
      createPayment,
      answer(429, { ...json, 'retry-after': '9' }, refusal(429, 'TOO_MANY_REQUESTS')),
    ],
  ])('%s', (_story, endpoint, given) => {
    expect(validateAnswer(endpoint, given)).toEqual([])
  })
})

describe('what it does not', () => {
  it.each([
    ['no date', getProfile, answer(200, { ...json, ...bearer, date: undefined }, profile), 'Date'],
    [
      'an answer that may be kept',
      getProfile,
      answer(200, { ...json, ...bearer, 'cache-control': 'private' }, profile),
      'Cache-Control',
    ],
    ['no next bearer', getProfile, answer(200, json, profile), 'Authorization'],
    [
      'a bearer for nobody',
      createPayment,
      answer(200, { ...json, ...bearer }, { transactionNo: 'A'.repeat(22) }),
      'Authorization',
    ],
    ['another status', getProfile, answer(201, { ...json, ...bearer }, profile), 'status 201, not 200'],
    [
      'a body of the wrong kind',
      getProfile,
      answer(200, { ...json, ...bearer }, { ...profile, birthday: 'May' }),
      'birthday',
    ],
    [
      'a field that is missing',
      getProfile,
      answer(200, { ...json, ...bearer }, { ...profile, nameCn: undefined }),
      'nameCn',
    ],
    [
      'a page in place of data',
      getProfile,
      answer(200, { ...general, ...bearer, 'content-type': 'text/html' }, '<html>'),
      'Content-Type',
    ],
    ['half a body', getProfile, answer(200, { ...json, ...bearer }, '{"subject":'), 'no JSON'],
    ['a body behind 204', signOut, answer(204, general, '{}'), 'a body'],
    [
      'a download in the page',
      downloadReceipt,
      answer(200, { ...download, 'content-disposition': 'inline' }),
      'attachment',
    ],
    [
      'a name for plain letters only',
      downloadReceipt,
      answer(200, { ...download, 'content-disposition': 'attachment; filename="r.pdf"' }),
      'filename*',
    ],
    [
      'a script to download',
      downloadReceipt,
      answer(200, { ...download, 'content-type': 'text/html' }),
      'Content-Type',
    ],
    ['a redirect to nowhere', startPayment, answer(302, { ...general, location: '/pay' }), 'Location'],
    ['a refusal in another form', saveResume, answer(409, json, { error: 'no' }), 'status'],
    [
      'a refusal without data',
      saveResume,
      answer(409, json, { status: 409, code: 'STAGE_ERROR', message: '' }),
      'data',
    ],
    ['a code that there is not', saveResume, answer(409, json, refusal(409, 'NO_IDEA')), 'code'],
    [
      'a code of another call',
      saveResume,
      answer(409, json, refusal(409, 'USER_AGE_DISMATCH')),
      'not declared',
    ],
    [
      'a code in the wrong status',
      saveResume,
      answer(400, json, refusal(400, 'STAGE_ERROR')),
      'belongs to 409',
    ],
    ['two statuses', saveResume, answer(409, json, refusal(400, 'STAGE_ERROR')), 'the body says 400'],
    ['nobody to sign in for', createPayment, answer(401, json, refusal(401, 'UNAUTHORIZED')), 'not declared'],
    [
      'a brake without an end',
      createPayment,
      answer(429, json, refusal(429, 'TOO_MANY_REQUESTS')),
      'Retry-After',
    ],
  ])('%s', (_story, endpoint, given, word) => {
    expect(validateAnswer(endpoint, given).join('; ')).toContain(word)
  })
})
