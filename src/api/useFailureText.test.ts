import { expect, test } from 'vitest'
import type { Notice } from '#machines/emittedEvents.ts'
import { textOfNotice } from '#src/api/useFailureText.ts'

test.each<[string, Notice, string | null]>([
  [
    'a failing network',
    { type: 'notice', reason: 'failure', failure: { kind: 'network' } },
    'client.network_error',
  ],
  [
    'an answer that came too late',
    { type: 'notice', reason: 'failure', failure: { kind: 'timeout' } },
    'client.request_timeout',
  ],
  [
    'a refusal with its own sentence',
    {
      type: 'notice',
      reason: 'failure',
      failure: { kind: 'http', status: 409, code: 'APP_IS_NOT_BELONG_TO_USER' },
    },
    'error.code.APP_IS_NOT_BELONG_TO_USER',
  ],
  [
    'a call that was given up',
    { type: 'notice', reason: 'failure', failure: { kind: 'aborted' } },
    'error.service',
  ],
  ['a notice that is about no failure', { type: 'notice', reason: 'saved' }, null],
])('%s reads as itself', (_, notice, id) => {
  expect(textOfNotice(notice)).toBe(id)
})
