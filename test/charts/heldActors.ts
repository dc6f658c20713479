import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  StateMachine,
} from 'xstate'

/** A call of an actor that waits until the test answers it. */
export interface Held {
  readonly name: string
  readonly input: unknown
  readonly answer: (output: unknown) => void
  readonly fail: (error: unknown) => void
  readonly report: (event: AnyEventObject) => void
  open: boolean
}

/** An unwired promise rejects; an unwired reporter throws at once. */
const isReporter = (logic: AnyActorLogic): boolean => {
  try {
    ;(logic as AnyActorLogic & { config: () => Promise<unknown> }).config().catch(() => undefined)
    return false
  } catch {
    return true
  }
}

/**
 * A copy of a chart whose actors are held: nothing answers until the test says so.
 * @param calls receives each call as it starts
 */
export function holdActors(chart: AnyStateMachine, calls: Held[]): AnyStateMachine {
  const held = Object.entries(chart.implementations.actors as Record<string, AnyActorLogic>).map(
    ([name, logic]) => [
      name,
      logic instanceof StateMachine
        ? holdActors(logic, calls)
        : isReporter(logic)
          ? reporter(name, calls)
          : promise(name, calls),
    ],
  )
  return chart.provide({ actors: Object.fromEntries(held) })
}

const promise = (name: string, calls: Held[]) =>
  fromPromise<unknown, NonReducibleUnknown>(({ input, signal }) => {
    const { promise: answered, resolve, reject } = Promise.withResolvers<unknown>()
    const call: Held = { name, input, answer: resolve, fail: reject, report: () => undefined, open: true }
    signal.addEventListener('abort', () => {
      call.open = false
    })
    calls.push(call)
    return answered
  })

const reporter = (name: string, calls: Held[]) =>
  fromCallback<EventObject, NonReducibleUnknown>(({ input, sendBack }) => {
    const call: Held = {
      name,
      input,
      answer: () => undefined,
      fail: () => undefined,
      report: sendBack,
      open: true,
    }
    calls.push(call)
    return () => {
      call.open = false
    }
  })
