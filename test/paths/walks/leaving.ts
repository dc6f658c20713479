import { leavingMachine } from '#machines/leaving/leaving.machine.ts'
import type { WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'

/** The three ways home of a page that is not the list. */
const ways = {
  close: ({ words, page }: Walk) => page.getByRole('button', { name: words('header.close'), exact: true }),
  arrow: ({ words, page }: Walk) => page.getByRole('button', { name: words('common.back'), exact: true }),
  title: ({ words, page }: Walk) =>
    page.getByRole('navigation', { name: words('header.breadcrumb') }).getByRole('button'),
}

export const leavingWalk: WalkPlan = {
  chart: leavingMachine,
  alphabet: {
    inputs: [undefined],
    cases: Object.keys(ways).map((way) => ({ type: 'home', way })),
    leaves: ({ type }) => type === 'confirm',
  },
  async begin(walk) {
    walk.staged = await walk.people.at('FORMING')
    await walk.arriveAt(walk.step('registration'))
  },
  events: {
    home: (walk, { way }) => ways[way as keyof typeof ways](walk).click(),
    cancel: (walk) => walk.answer(walk.words('common.cancel')),
    async confirm(walk) {
      await walk.answer(walk.words('common.confirm'))
      await walk.at('/')
      await walk.title(walk.words('page.home'))
    },
  },
  states: {
    async staying(walk) {
      await walk.title(walk.words('step.registration'))
      await walk.dialog.waitFor({ state: 'detached' })
      await walk.at(walk.step('registration'))
    },
    asking: (walk) => walk.dialog.getByText(walk.words('confirm.leave_to_home')).waitFor(),
  },
}
