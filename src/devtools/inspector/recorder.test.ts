import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { type AnyActorRef, type AnyStateMachine, createActor, type EventObject, SimulatedClock } from 'xstate'
import { allCharts } from '#machines/allCharts.ts'
import { statesOf, transitionsOf } from '#machines/chartParts.ts'
import { paymentWaitMachine } from '#machines/payment/paymentWait.machine.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { uploadMachine } from '#machines/upload/upload.machine.ts'
import { Told } from '#src/devtools/inspector/message.ts'
import { createRecorder } from '#src/devtools/inspector/recorder.ts'
import { type Held, holdActors } from '#test/charts/heldActors.ts'
import { allEdgesPaths, type Path } from '#test/charts/paths/allEdgesPaths.ts'
import { alphabets } from '#test/charts/paths/alphabets.ts'
import { address } from '#test/charts/phrases.ts'
import { canary, salted } from '#test/support/salted.ts'

const choices = [
  { documentType: 'ID', documentSource: 'NOT', personalDocumentIds: [] },
  { documentType: 'OUTROS', documentSource: 'NOT', personalDocumentIds: [] },
]

const settle = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}

/** A chart that is recorded from its start; its calls wait. */
function record(chart: AnyStateMachine, input: unknown, { starts = true } = {}) {
  const told: Told[] = []
  const calls: Held[] = []
  const clock = new SimulatedClock()
  const inspect = createRecorder(
    (one) => told.push(one),
    () => clock.now(),
  )
  const actor: AnyActorRef = createActor(holdActors(chart, calls), { input: input as never, clock, inspect })
  if (starts) actor.start()
  const steps = () => told.filter((one) => one.kind === 'step')
  return { actor, told, calls, clock, steps }
}

const wait = (deadline = 60_000) => ({
  address,
  running: { transactionNo: 'T000000000000000000001', paymentType: 'GOV_PAY' },
  deadline,
  now: () => 0,
})

const asking = 'paymentWait.waiting.polling.asking | xstate.done.actor.readPayment'

describe('a wait for a payment', () => {
  test('the chart and its call are born once they start', () => {
    const { told } = record(paymentWaitMachine, wait())
    const born = told.filter((one) => one.kind === 'born')
    expect(born.map(({ chart, name, parent }) => [chart, name, parent === null])).toEqual([
      ['paymentWait', 'paymentWait', true],
      [null, 'readPayment', false],
    ])
  })

  test('one that never starts, as strict mode makes it, is not told', () => {
    expect(record(paymentWaitMachine, wait(), { starts: false }).told).toEqual([])
  })

  test('an answer says which guards were tried, which refused, and what was taken', async () => {
    const { calls, steps, actor } = record(paymentWaitMachine, wait())
    calls[0]?.answer({ status: 'STARTED' })
    await settle()
    const step = steps().findLast((one) => one.actor === actor.sessionId)
    expect(step).toMatchObject({
      event: 'xstate.done.actor.readPayment',
      heard: true,
      status: 'active',
      value: { waiting: { polling: 'pausing', dialog: 'locked' } },
      tags: ['lock'],
      moves: [
        {
          event: 'xstate.done.actor.readPayment',
          tried: [
            { transition: `${asking}[0] -> paymentWait.paid`, guard: 'isPaid', verdict: 'refused' },
            { transition: `${asking}[1] -> paymentWait.failed`, guard: 'isFailed', verdict: 'refused' },
            {
              transition: `${asking}[2] -> paymentWait.waiting.polling.pausing`,
              guard: null,
              verdict: 'passed',
            },
          ],
          taken: [`${asking}[2] -> paymentWait.waiting.polling.pausing`],
        },
      ],
    })
  })

  test('a timer is told with the time, in milliseconds', async () => {
    const { calls, clock, steps } = record(paymentWaitMachine, wait())
    calls[0]?.answer({ status: 'STARTED' })
    await settle()
    clock.increment(3_000)
    const timer = 'xstate.after.POLL.paymentWait.waiting.polling.pausing'
    expect(steps().map(({ event, at }) => [event, at])).toContainEqual([timer, 3_000])
  })

  test('an event that no transition takes is told all the same', () => {
    const { actor, steps } = record(paymentWaitMachine, wait())
    actor.send({ type: 'close' })
    expect(steps().at(-1)).toMatchObject({ event: 'close', heard: true, moves: [{ tried: [], taken: [] }] })
  })

  test('an event after the end is lost, and told so', async () => {
    const { actor, steps } = record(paymentWaitMachine, wait())
    actor.stop()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    actor.send({ type: 'checkAgain' })
    await settle()
    expect(steps().at(-1)).toMatchObject({ event: 'checkAgain', heard: false, status: 'stopped' })
  })

  test('a chart that fails is told as failed', async () => {
    const { actor, steps } = record(registrationMachine, { address })
    actor.subscribe({ error: () => undefined })
    actor.send({ type: 'xstate.error.actor.unknown', error: new Error(canary) })
    await settle()
    expect(steps().at(-1)).toMatchObject({ event: 'xstate.error.actor.(other)', status: 'error' })
    expect(JSON.stringify(steps())).not.toContain(canary)
  })
})

/** Every word that may be said of a chart, read from its definition alone. */
function wordsOf(chart: AnyStateMachine): Set<string> {
  const inner = Object.values<unknown>(chart.implementations.actors).filter(
    (logic): logic is AnyStateMachine => typeof logic === 'object' && logic !== null && 'root' in logic,
  )
  const guardOf = ({ guard }: { guard?: unknown }) =>
    typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : String(guard)
  return new Set([
    chart.id,
    'always',
    ...Object.keys(chart.implementations.actors),
    ...statesOf(chart).flatMap(({ id, key, tags }) => [key, ...tags, `xstate.done.state.${id}`]),
    ...transitionsOf(chart).flatMap(({ name, event, definition }) => [name, event, guardOf(definition)]),
    ...inner.flatMap((other) => [...wordsOf(other)]),
  ])
}

const wire = new Set([
  ...['born', 'step', 'active', 'done', 'error', 'stopped', 'passed', 'refused', 'threw', '(other)'],
  ...['xstate.init', 'xstate.stop', 'xstate.promise.resolve', 'xstate.promise.reject'],
  ...['xstate.done.actor.(other)', 'xstate.error.actor.(other)'],
])

/** Strings of a value, the names of the state's regions among them. */
const stringsIn = (value: unknown, inState = false): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(inState ? [key] : []),
    ...stringsIn(inner, inState || key === 'value'),
  ])
}

/** What was walked must itself be full of canaries, else nothing is proven. */
async function walk(chart: AnyStateMachine, path: Path): Promise<{ told: Told[]; carried: string }> {
  const { actor, told } = record(chart, salted(path.input))
  actor.subscribe({ error: () => undefined })
  const events = path.steps.map(({ event }) => salted(event) as EventObject)
  for (const event of events) if (actor.getSnapshot().status === 'active') actor.send(event)
  const carried = JSON.stringify([salted(path.input), events], (key, value) =>
    key === 'parent' ? null : value,
  )
  actor.stop()
  await settle()
  return { told, carried }
}

describe.each(allCharts.map(({ chart }) => [chart.id, chart] as const))('%s on every path', (id, chart) => {
  const paths = () => allEdgesPaths(chart, alphabets[id] ?? { inputs: [undefined], cases: [] })

  test('says only words of its definition, and nothing that anybody typed or is called', async () => {
    const words = wordsOf(chart)
    for (const path of paths()) {
      const { told, carried } = await walk(chart, path)
      expect(JSON.stringify(told)).not.toContain('CANARY')
      for (const one of told) v.parse(Told, one)
      const strange = told
        .flatMap((one) => stringsIn(one))
        .filter((word) => !words.has(word) && !wire.has(word) && !/^x:\d+$/.test(word))
      expect(strange).toEqual([])
      if (path.steps.length > 0) expect(carried).toContain(canary)
    }
  })

  test('what passes first is what is taken', async () => {
    for (const path of paths()) {
      const { told } = await walk(chart, path)
      // before its start a chart has no state in which a guard could be asked
      const steps = told.filter((one) => one.kind === 'step' && one.event !== 'xstate.init')
      const moves = steps.flatMap((one) => (one.kind === 'step' ? one.moves : []))
      const passed = moves.map(({ tried }) =>
        tried.filter(({ verdict }) => verdict === 'passed').map(({ transition }) => transition),
      )
      expect(moves.map(({ taken }) => [...taken].sort())).toEqual(passed.map((names) => names.sort()))
    }
  })
})

test('a save is told as a child of its step, and its call as a child of the save', async () => {
  const { actor, told, calls } = record(registrationMachine, { address })
  calls[0]?.answer({ version: 3 })
  await settle()
  actor.send({ type: 'next', valid: true, languageDiffers: false } as EventObject)
  const born = told.filter((one) => one.kind === 'born')
  const nameOf = (id: string | null) => born.find((one) => one.actor === id)?.name ?? null
  expect(born.map(({ name, parent }) => [name, nameOf(parent)])).toEqual([
    ['registration', null],
    ['loadForm', 'registration'],
    ['saving', 'registration'],
    ['save', 'saving'],
  ])
})

test('an upload, whose actor is called by what the page chose, is told by the name of its chart', async () => {
  const { actor, told, calls } = record(uploadMachine, {
    address,
    requested: [],
    requiredLevel: 5,
    version: 2,
  })
  calls[0]?.answer({ choices, restored: false, version: 2, civil: false, library: [] })
  await settle()
  actor.send({ type: 'source.chosen', category: 'ID', source: 'PERSONAL' } as EventObject)
  const files = [{ uploadId: canary, category: 'ID', file: { name: canary }, value: { description: canary } }]
  actor.send({ type: 'files.chosen', files } as EventObject)
  await settle()
  calls.at(-1)?.answer('accepted')
  await settle()
  const names = told.flatMap((one) => (one.kind === 'born' ? [one.name] : []))
  expect(names).toEqual(['upload', 'loadDocuments', 'chosenFile', 'judgeFile', 'fileUpload', 'sendFile'])
  expect(JSON.stringify(told)).not.toContain('CANARY')
})
