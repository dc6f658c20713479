import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { failureOf } from '#machines/failure.ts'
import { reviewMachine } from '#machines/review/review.machine.ts'
import { address } from '#test/charts/phrases.ts'

describe('failures', () => {
  it.each([
    [
      'a failure of a call is kept whole',
      { kind: 'http', status: 409, code: 'TIME_OUT', data: 1 },
      { kind: 'http', status: 409, code: 'TIME_OUT', data: 1 },
    ],
    ['no answer', { kind: 'network' }, { kind: 'network' }],
    ['a defect in a wire', new TypeError('x is not a function'), { kind: 'malformed' }],
    ['a failure of a kind that does not exist', { kind: 'odd' }, { kind: 'malformed' }],
    ['nothing', undefined, { kind: 'malformed' }],
  ])('%s', (_story, error, failure) => {
    expect(failureOf(error)).toEqual(failure)
  })

  it('names the actor that a feature forgot to provide', async () => {
    const actor = createActor(reviewMachine, { input: { address, version: 7 } })
    const { promise, resolve } = Promise.withResolvers<unknown>()
    actor.subscribe({ error: resolve })
    actor.start()
    expect(String(await promise)).toBe('NotWiredError: actor "loadReview" is not wired')
  })
})
