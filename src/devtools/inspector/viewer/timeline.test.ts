import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor, SimulatedClock } from 'xstate'
import { paymentWaitMachine } from '#machines/payment/paymentWait.machine.ts'
import type { Trace } from '#src/devtools/inspector/message.ts'
import { createRecorder } from '#src/devtools/inspector/recorder.ts'
import { placesIn, statesIn } from '#src/devtools/inspector/viewer/atlas.ts'
import { coverageOf } from '#src/devtools/inspector/viewer/eventLog.ts'
import { outdatedIn, readTrace, TraceError, writeTrace } from '#src/devtools/inspector/viewer/readTrace.ts'
import { createTimeline, type Timeline } from '#src/devtools/inspector/viewer/timeline.ts'
import { type Held, holdActors } from '#test/charts/heldActors.ts'
import { address } from '#test/charts/phrases.ts'

type Message = Trace['messages'][number]

const settle = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}

/** A page on which a payment is waited for, first unanswered, then failed. */
async function aPage(page: string): Promise<Message[]> {
  const messages: Message[] = [{ kind: 'opened', page }]
  const calls: Held[] = []
  const clock = new SimulatedClock()
  const inspect = createRecorder(
    (told) => messages.push({ kind: 'told', page, told }),
    () => clock.now(),
  )
  const running = { transactionNo: 'T000000000000000000001', paymentType: 'GOV_PAY' }
  const input = { address, running, deadline: 60_000, now: () => clock.now() }
  const actor: AnyActorRef = createActor(holdActors(paymentWaitMachine, calls), {
    input: input as never,
    clock,
    inspect,
  })
  actor.start()
  calls[0]?.answer({ status: 'STARTED' })
  await settle()
  clock.increment(3_000)
  calls[1]?.answer({ status: 'FAILED' })
  await settle()
  return messages
}

const first = '00c0ffee'
const second = '0badcafe'
const hearAll = (timeline: Timeline, messages: readonly unknown[]) => {
  for (const message of messages) timeline.hear(message)
}
const waitsIn = (timeline: Timeline) =>
  timeline.shown().eventLog.actors.filter(({ chart }) => chart === 'paymentWait')

describe('live', () => {
  test('shows actors, where they are, and what was seen', async () => {
    const timeline = createTimeline(() => {})
    hearAll(timeline, await aPage(first))
    const { eventLog, pages } = timeline.shown()
    const [wait] = waitsIn(timeline)
    expect(pages).toBe(1)
    expect(wait).toMatchObject({ page: 1, name: 'paymentWait', parent: null, gone: false })
    expect(wait?.last).toMatchObject({ value: 'failed', status: 'done' })
    expect(eventLog.actors.map(({ name }) => name)).toEqual(['paymentWait', 'readPayment', 'readPayment'])
    const { states, transitions } = coverageOf('paymentWait', eventLog.seen('paymentWait'))
    // waiting, polling, asking, pausing, dialog, locked, failed; the answer, the timer, the failure
    expect([states[0], transitions[0]]).toEqual([7, 3])
  })

  test('greets a page that opens, and takes what it tells again only once', async () => {
    let greetings = 0
    const timeline = createTimeline(() => {
      greetings += 1
    })
    const messages = await aPage(first)
    hearAll(timeline, messages)
    hearAll(timeline, messages)
    expect(greetings).toBe(2)
    expect(timeline.shown().end).toBe(
      messages.filter((one) => one.kind === 'told' && one.told.kind === 'step').length,
    )
  })

  test('a page that is left takes its actors with it; the next one has its own', async () => {
    const timeline = createTimeline(() => {})
    hearAll(timeline, await aPage(first))
    timeline.hear({ kind: 'left', page: first })
    expect(timeline.shown().pages).toBe(0)
    hearAll(timeline, await aPage(second))
    expect(waitsIn(timeline).map(({ page, gone }) => [page, gone])).toEqual([
      [1, true],
      [2, false],
    ])
  })

  test('a page that the browser kept brings its actors back', async () => {
    const timeline = createTimeline(() => {})
    hearAll(timeline, await aPage(first))
    hearAll(timeline, [
      { kind: 'left', page: first },
      { kind: 'opened', page: first },
    ])
    expect(waitsIn(timeline).map(({ gone }) => gone)).toEqual([false])
  })

  test('ignores what is no message', () => {
    const timeline = createTimeline(() => {})
    hearAll(timeline, [
      null,
      1,
      'hello',
      { kind: 'hello' },
      { kind: 'told', page: first, told: { kind: 'step' } },
    ])
    expect(timeline.messages()).toEqual([])
  })

  test('what is forgotten is what was done, not who is there', async () => {
    const timeline = createTimeline(() => {})
    const messages = await aPage(first)
    hearAll(timeline, messages.slice(0, -1))
    timeline.forget()
    expect(timeline.shown().end).toBe(0)
    expect(coverageOf('paymentWait', timeline.shown().eventLog.seen('paymentWait')).states[0]).toBe(0)
    hearAll(timeline, messages.slice(-1))
    expect(timeline.shown().end).toBe(1)
  })
})

describe('step by step', () => {
  test('goes back to where a chart was, and on to the end', async () => {
    const timeline = createTimeline(() => {})
    hearAll(timeline, await aPage(first))
    const { end } = timeline.shown()
    const states = Array.from({ length: end + 1 }, (_, at) => {
      timeline.goTo(at)
      return placesIn(waitsIn(timeline)[0]?.last?.value ?? null)[0] ?? null
    })
    expect([...new Set(states)]).toEqual([
      null,
      'waiting.polling.asking',
      'waiting.polling.pausing',
      'failed',
    ])
    expect(timeline.shown().all.entries).toHaveLength(end)
    timeline.goTo(-5)
    expect(timeline.shown().at).toBe(0)
    timeline.goTo(null)
    expect(timeline.shown().at).toBe(end)
  })

  test('stays at its step while more happens', async () => {
    const timeline = createTimeline(() => {})
    hearAll(timeline, await aPage(first))
    timeline.goTo(2)
    hearAll(timeline, await aPage(second))
    expect(timeline.shown().at).toBe(2)
  })
})

describe('a trace', () => {
  test('that was saved is played as it happened, beside what is live', async () => {
    const messages = await aPage(first)
    const live = createTimeline(() => {})
    hearAll(live, messages)
    const timeline = createTimeline(() => {})
    timeline.play('payment.trace.json', readTrace(writeTrace(live.messages())))
    expect(timeline.shown()).toMatchObject({ file: 'payment.trace.json', at: live.shown().end })
    expect(timeline.shown().eventLog.actors).toEqual(live.shown().eventLog.actors)
    expect(outdatedIn(readTrace(writeTrace(messages)))).toEqual([])
    timeline.live()
    expect(timeline.shown()).toMatchObject({ file: null, end: 0 })
  })

  test.each([
    ['not json', 'This file is not JSON. A trace is written by “Save trace”.'],
    ['{}', /^This file is not a trace of charts: trace: /],
    [
      '{"trace":1,"messages":[{"kind":"left","page":"../x"}]}',
      /^This file is not a trace of charts: messages\.0\.page: /,
    ],
    ['{"trace":1,"messages":[],"token":"x"}', /^This file is not a trace of charts: token: /],
  ])('%s is refused in words', (text, words) => {
    expect(() => readTrace(text)).toThrow(TraceError)
    expect(() => readTrace(text)).toThrow(words)
  })

  test('of older charts names what is no longer there', async () => {
    const text = writeTrace(await aPage(first))
      .replaceAll('"pausing"', '"dozing"')
      .replaceAll('-> paymentWait.failed"', '-> paymentWait.lost"')
    expect(outdatedIn(readTrace(text))).toEqual([
      'paymentWait.waiting.polling.dozing',
      'paymentWait.waiting.polling.asking | xstate.done.actor.readPayment[1] -> paymentWait.lost',
    ])
  })
})

test.each([
  [null, [], []],
  ['paid', ['wait.paid'], ['paid']],
  [
    { waiting: { polling: 'asking', dialog: {} } },
    ['wait.waiting', 'wait.waiting.polling', 'wait.waiting.polling.asking', 'wait.waiting.dialog'],
    ['waiting.polling.asking', 'waiting.dialog'],
  ],
])('the state %j names its states and its places', (value, states, places) => {
  expect(statesIn('wait', value)).toEqual(states)
  expect(placesIn(value)).toEqual(places)
})
