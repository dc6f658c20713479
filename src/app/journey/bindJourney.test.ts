import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Submission } from '#contract/entities/submission.ts'
import type { ReturnStage, Stage } from '#contract/enums.ts'
import { addressOf } from '#machines/addressOf.ts'
import { journeyFor } from '#machines/journey/journey.machine.ts'
import { stepOfStage } from '#machines/journey/stepsFor.ts'
import { bindJourney } from '#src/app/journey/bindJourney.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'

type Blocker = Parameters<Parameters<typeof bindJourney>[0]['history']['block']>[0]
type Asked = Parameters<Blocker['blockerFn']>[0]
type Travel = 'BACK' | 'FORWARD'

const at = (pathname: string) => ({ pathname }) as Asked['nextLocation']

/** A history as the browser keeps it: the blocker is asked before anything moves. */
function historyAt(...paths: string[]) {
  const entries = [...paths]
  let index = entries.length - 1
  let blocker: Blocker | undefined
  const here = () => entries[index] ?? ''
  const isHeld = (path: string, action: Asked['action']) =>
    blocker?.blockerFn({ currentLocation: at(here()), nextLocation: at(path), action }) === true
  return {
    entries: () => [...entries],
    here,
    get location() {
      return at(here())
    },
    push(path: string) {
      if (isHeld(path, 'PUSH')) return
      entries.splice(index + 1, entries.length, path)
      index += 1
    },
    replace(path: string) {
      if (!isHeld(path, 'REPLACE')) entries[index] = path
    },
    travel(action: Travel) {
      const next = index + (action === 'BACK' ? -1 : 1)
      const path = entries[next]
      if (path !== undefined && !isHeld(path, action)) index = next
    },
    block(given: Blocker) {
      blocker = given
      return () => {
        blocker = undefined
      }
    },
  }
}

const path = (step: string) => `/application/${step}/apply/1/S000000000000000000001`
const list = '/application/'
const atStage = (stage: Stage) => submissionOf({ stage })

/** The real chart, bound to a history; `returned` is what the service answers to a return from the review. */
function bound(stage: Stage, history: ReturnType<typeof historyAt>, returned: Stage = 'UPLOADING') {
  const submission = atStage(stage)
  const chart = journeyFor(submission).provide({
    actors: {
      returnFromReview: fromPromise<Submission, { submissionId: string; stage: ReturnStage }>(async () =>
        atStage(returned),
      ),
    },
  })
  const actor = createActor(chart, { input: { submission } })
  const asked: string[] = []
  const release = bindJourney({
    actor,
    address: addressOf(submission),
    currentStep: () => stepOfStage(actor.getSnapshot().context.submission.stage) ?? 'registration',
    history,
    leaveForList: () => asked.push('list'),
    askToLeave: () => asked.push('leave?'),
  })
  actor.start()
  const reach = (next: Stage) => actor.send({ type: 'submission.changed', submission: atStage(next) })
  return { actor, asked, reach, release }
}

describe('deep links', () => {
  test.each<[string, string, Stage, string]>([
    ['a step that lies ahead is replaced by the current one', 'payment', 'UPLOADING', 'upload'],
    ['a step that lies behind is replaced by the current one', 'registration', 'REVIEWING', 'review'],
    ['the current step stays', 'upload', 'UPLOADING', 'upload'],
    ['an ended application shows its receipt', 'registration', 'END', 'receipt'],
  ])('%s', (_, asked, stage, shown) => {
    const history = historyAt(list, path(asked))
    bound(stage, history)
    expect(history.entries()).toEqual([list, path(shown)])
  })

  test('a query of the current step is left alone', () => {
    const history = historyAt(path('payment'))
    const replaced: string[] = []
    bound('PAYING', {
      ...history,
      location: at(path('payment')),
      replace: (to: string) => replaced.push(to),
    } as never)
    expect(replaced).toEqual([])
  })
})

describe('progress', () => {
  test('each step that the service grants is a new entry', () => {
    const history = historyAt(list, path('registration'))
    const { reach } = bound('FORMING', history)
    reach('RESUMING')
    reach('UPLOADING')
    expect(history.entries()).toEqual([list, path('registration'), path('resume'), path('upload')])
  })

  test('the receipt takes the place of the payment', () => {
    const history = historyAt(list, path('payment'))
    const { reach } = bound('PAYING', history)
    reach('END')
    expect(history.entries()).toEqual([list, path('receipt')])
  })

  test('what another tab has done is followed in place', () => {
    const history = historyAt(list, path('registration'))
    const { reach } = bound('FORMING', history)
    reach('REVIEWING')
    expect(history.entries()).toEqual([list, path('review')])
  })

  test('an answer that comes when another page was asked for leaves that page alone', () => {
    const history = historyAt(path('registration'), list)
    const { reach } = bound('FORMING', history)
    reach('RESUMING')
    expect(history.entries()).toEqual([path('registration'), list])
  })

  test('an answer with the same stage moves nothing', () => {
    const history = historyAt(list, path('upload'))
    const { reach } = bound('UPLOADING', history)
    reach('UPLOADING')
    expect(history.entries()).toEqual([list, path('upload')])
  })
})

describe('the browser’s own ways', () => {
  test('back to a step that can’t be returned to leaves address and step, and asks whether to leave', () => {
    const history = historyAt(list, path('resume'), path('upload'))
    const { asked } = bound('UPLOADING', history)
    history.travel('BACK')
    history.travel('BACK')
    expect([history.here(), asked]).toEqual([path('upload'), ['leave?', 'leave?']])
  })

  test('back from the review asks, and returns once it is confirmed', async () => {
    const history = historyAt(list, path('upload'), path('review'))
    const { actor, asked } = bound('REVIEWING', history)
    history.travel('BACK')
    expect([history.here(), actor.getSnapshot().hasTag('dialog'), asked]).toEqual([path('review'), true, []])
    actor.send({ type: 'confirm' })
    await Promise.resolve()
    await Promise.resolve()
    expect(history.entries()).toEqual([list, path('upload'), path('review'), path('upload')])
  })

  test('while the question is open, back does nothing more', () => {
    const history = historyAt(list, path('upload'), path('review'))
    const { asked } = bound('REVIEWING', history)
    history.travel('BACK')
    history.travel('BACK')
    expect([history.here(), asked]).toEqual([path('review'), []])
  })

  test('while the service is asked for the return, back and forward do nothing, not even to the list', () => {
    const history = historyAt(list, path('review'))
    const { actor } = bound('REVIEWING', history)
    actor.send({ type: 'return', to: 'upload' })
    actor.send({ type: 'confirm' })
    history.travel('BACK')
    expect([actor.getSnapshot().hasTag('lock'), history.here()]).toEqual([true, path('review')])
  })

  test('back to the list is nobody’s business but the person’s', () => {
    const history = historyAt(list, path('registration'))
    const { asked } = bound('FORMING', history)
    history.travel('BACK')
    expect([history.here(), asked]).toEqual([list, []])
  })

  test('back from the receipt goes to the list', () => {
    const history = historyAt(list, path('review'), path('receipt'))
    const { asked } = bound('END', history)
    history.travel('BACK')
    expect([history.here(), asked]).toEqual([path('receipt'), ['list']])
  })

  test('a step typed into a link is refused where the stage has not come so far', () => {
    const history = historyAt(list, path('registration'))
    const { actor } = bound('FORMING', history)
    history.push(path('payment'))
    expect([history.here(), actor.getSnapshot().value]).toEqual([path('registration'), 'registration'])
  })

  test('another submission is let through', () => {
    const history = historyAt(list, path('registration'))
    bound('FORMING', history)
    const other = '/application/registration/apply/2/S000000000000000000002'
    history.push(other)
    expect(history.here()).toBe(other)
  })
})

test('after its end nothing is held up any more', () => {
  const history = historyAt(list, path('registration'))
  const { release, reach } = bound('FORMING', history)
  release()
  history.push(path('payment'))
  reach('RESUMING')
  expect(history.here()).toBe(path('payment'))
})
