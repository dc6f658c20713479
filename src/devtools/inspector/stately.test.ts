import { expect, test } from 'vitest'
import { type AnyActorRef, type AnyStateMachine, createActor, type EventObject, SimulatedClock } from 'xstate'
import { allCharts } from '#machines/allCharts.ts'
import { connectStately } from '#src/devtools/inspector/stately.ts'
import { holdActors } from '#test/charts/heldActors.ts'
import { allEdgesPaths } from '#test/charts/paths/allEdgesPaths.ts'
import { alphabets } from '#test/charts/paths/alphabets.ts'
import { salted } from '#test/support/salted.ts'

interface Sent {
  readonly type: string
  readonly name?: string
  readonly definition?: string
  readonly event?: { readonly type: string }
  readonly snapshot?: { readonly value?: unknown }
}

/** A browser window that opens another, and notes what is posted to it; `null` where the browser lets none open. */
function browserWindow(lets: boolean) {
  const sent: Sent[] = []
  const listeners: ((event: { data: unknown }) => void)[] = []
  const other = { closed: false, focus: () => {}, postMessage: (message: Sent) => sent.push(message) }
  const browser = {
    lets,
    opened: 0,
    open() {
      browser.opened += 1
      return browser.lets ? other : null
    },
    addEventListener: (_: string, listener: (event: { data: unknown }) => void) => listeners.push(listener),
    /** the other window has loaded */
    connects() {
      for (const listener of listeners) listener({ data: { type: '@statelyai.connected' } })
    },
  }
  return { browser, sent, window: browser as unknown as Window }
}

/** The inspector sends when the page is idle. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 5))

function walkAll(chart: AnyStateMachine, inspect: ReturnType<typeof connectStately>['inspect']) {
  for (const path of allEdgesPaths(chart, alphabets[chart.id] ?? { inputs: [undefined], cases: [] })) {
    const input = salted(path.input) as never
    const actor: AnyActorRef = createActor(holdActors(chart, []), {
      input,
      clock: new SimulatedClock(),
      inspect,
    })
    actor.subscribe({ error: () => undefined })
    actor.start()
    for (const { event } of path.steps)
      if (actor.getSnapshot().status === 'active') actor.send(salted(event) as EventObject)
    actor.stop()
  }
}

test.each(allCharts.map(({ chart }) => [chart.id, chart] as const))(
  '%s: its chart and its states arrive, nothing that anybody typed or is called',
  async (id, chart) => {
    const { browser, sent, window } = browserWindow(true)
    const { inspect, open } = connectStately(window)
    open()
    browser.connects()
    walkAll(chart, inspect)
    await idle()
    const born = sent.find(({ type, name }) => type === '@xstate.actor' && name === id)
    expect(JSON.parse(born?.definition ?? '{}')).toMatchObject({ id, states: expect.anything() })
    expect(sent.filter(({ snapshot }) => snapshot?.value !== undefined).length).toBeGreaterThan(0)
    expect(JSON.stringify(sent)).not.toContain('CANARY')
  },
  // milliseconds: every path of the largest chart, a message a step; seconds on a busy machine
  30_000,
)

test('a window that the browser lets open only after a press gets what has happened meanwhile', async () => {
  const { browser, sent, window } = browserWindow(false)
  const { inspect, open } = connectStately(window)
  open()
  const chart = allCharts.find((one) => one.chart.id === 'leaving')?.chart as AnyStateMachine
  createActor(chart, { inspect }).start()
  await idle()
  browser.lets = true
  open()
  browser.connects()
  await idle()
  expect(sent.map(({ type }) => type)).toEqual(['@xstate.actor', '@xstate.event', '@xstate.snapshot'])
  open()
  expect(browser.opened).toBe(2)
})

test('an actor that never starts is not sent', async () => {
  const { browser, sent, window } = browserWindow(true)
  const { inspect, open } = connectStately(window)
  open()
  browser.connects()
  createActor(allCharts[0]?.chart as AnyStateMachine, { input: {}, inspect } as never)
  await idle()
  expect(sent).toEqual([])
})
