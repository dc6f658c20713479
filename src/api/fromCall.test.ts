import { afterEach, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import type { Failure } from '#src/api/failure.ts'
import { fromCall } from '#src/api/fromCall.ts'

interface Asked {
  signal: AbortSignal
  answer: (output: string) => void
  fail: (failure: Failure) => void
}
const asked: Asked[] = []
afterEach(() => {
  asked.length = 0
})

const chart = setup({
  actors: {
    ask: fromCall<string, { id: string }>(({ signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      signal.addEventListener('abort', () => reject({ kind: 'aborted' } satisfies Failure))
      asked.push({ signal, answer: resolve, fail: reject })
      return promise
    }),
  },
}).createMachine({
  initial: 'asking',
  states: {
    asking: { invoke: { src: 'ask', input: { id: 'one' }, onDone: 'answered', onError: 'failed' } },
    answered: {},
    failed: {},
  },
})

test.each([
  ['an answer', (one: Asked) => one.answer('yes'), 'answered'],
  ['a failure', (one: Asked) => one.fail({ kind: 'network' }), 'failed'],
])('%s reaches the chart', async (_story, end, state) => {
  const actor = createActor(chart).start()
  end(asked[0]!)
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state))
})

test('a call whose actor was stopped ends in silence, though the chart is started again', async () => {
  const logic = fromCall<string, { id: string }>(({ signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    signal.addEventListener('abort', () => reject({ kind: 'aborted' } satisfies Failure))
    asked.push({ signal, answer: resolve, fail: reject })
    return promise
  })
  const actor = createActor(logic, { input: { id: 'one' } })
  const active = actor.getSnapshot()
  actor.start()
  actor.stop()
  // what @xstate/react does in strict mode: the stopped actor is taken up from where it was
  Object.assign(actor, { _processingStatus: 0, _snapshot: active })
  actor.start()
  expect(asked[0]?.signal.aborted).toBe(true)
  await Promise.resolve()
  await Promise.resolve()
  expect(actor.getSnapshot().status).toBe('active')
  asked[1]?.answer('yes')
  await vi.waitFor(() => expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: 'yes' }))
})
