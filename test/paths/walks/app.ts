import type { AnyMachineSnapshot } from 'xstate'
import { limits } from '#contract/limits.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import type { SessionInput } from '#machines/session/session.machine.ts'
import { address } from '#test/charts/phrases.ts'
import type { WalkPlan } from '#test/paths/plan.ts'

export const appWalk: WalkPlan = {
  chart: appMachine,
  alphabet: {
    inputs: [{ expiresAt: limits.sessionLife, now: () => 0 }] satisfies SessionInput[],
    cases: [{ type: 'submission.opened', address }],
    // another submission takes the place of one only where its address is typed, which makes the page anew
    happens: (_, { type }, before: AnyMachineSnapshot) =>
      type !== 'submission.opened' || before.matches('atPages'),
  },
  async begin(walk) {
    walk.staged = await walk.people.at('UPLOADING')
    await walk.arriveAt('/')
  },
  events: {
    // inside the page, as the browser's own "forward" does it
    'submission.opened': (walk) =>
      walk.page.evaluate(
        (path) => {
          history.pushState(history.state, '', path)
          dispatchEvent(new PopStateEvent('popstate'))
        },
        new URL(walk.product.address(walk.step('upload'))).pathname,
      ),
    async 'submission.closed'(walk) {
      await walk.press(walk.words('header.close'))
      await walk.answer(walk.words('common.confirm'))
    },
  },
  states: {
    async atPages(walk) {
      await walk.at('/')
      await walk.title(walk.words('page.home'))
    },
    inSubmission: (walk) => walk.title(walk.words('step.upload')),
  },
}
