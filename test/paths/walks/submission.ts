import { getSubmission } from '#contract/endpoints/submission.ts'
import { submissionMachine } from '#machines/submission/submission.machine.ts'
import { done, error } from '#test/charts/paths/ends.ts'
import { address, offline } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { fails } from '#test/paths/ends.ts'
import type { WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import { moveTo } from '#test/support/otherTab.ts'

/** The page of the payment learns that another window has paid, and wants the receipt. */
export async function wantsReceipt(walk: Walk): Promise<void> {
  const { gate } = walk
  await moveTo(walk.product, walk.staged, 'END')
  await walk.journey.channel('GOV_PAY').waitFor()
  await gate.hold(getSubmission)
  await walk.lookAgain()
  await gate.end(getSubmission, 'service')
  await gate.made(getSubmission)
}

export const submissionWalk: WalkPlan = {
  chart: submissionMachine,
  alphabet: {
    inputs: [address],
    cases: [
      done('readJourney', { submission: submissionOf({ stage: 'PAYING' }), exam: { id: address.examId } }),
      error('readJourney', offline),
      error('readJourney', { kind: 'http', status: 404 }),
      done('readSubmission', submissionOf({ stage: 'END' })),
      error('readSubmission', offline),
    ],
    reads: () => [],
    // the submission stays paid, and the page can't come to want the receipt once more
    leaves: ({ type }) => type.endsWith('.readSubmission'),
  },
  async begin(walk) {
    walk.staged = await walk.people.at('PAYING')
    walk.notes.set('step', 'payment')
    await walk.gate.hold(getSubmission)
    await walk.arriveAt(walk.step('payment'))
  },
  events: {
    async 'xstate.done.actor.readJourney'({ gate }) {
      await gate.end(getSubmission, 'service')
      // the page of the payment reads for itself
      await gate.letAll()
    },
    'xstate.error.actor.readJourney': fails(getSubmission),
    retry: (walk) => walk.press(walk.words('common.retry')),
    refresh: wantsReceipt,
    async 'xstate.done.actor.readSubmission'(walk) {
      await walk.gate.end(getSubmission, 'service')
      walk.notes.set('step', 'receipt')
    },
    'xstate.error.actor.readSubmission': fails(getSubmission),
  },
  states: {
    async reading(walk) {
      await walk.gate.made(getSubmission)
      await walk.at(walk.step('payment'))
      // the list is asked about before anything is known of the submission
      await walk.press(walk.words('header.close'))
      await walk.asked(walk.words('confirm.leave_to_home'))
      await walk.answer(walk.words('common.cancel'))
      await walk.dialog.waitFor({ state: 'detached' })
    },
    async unread(walk) {
      await walk.sees(walk.words('client.network_error'))
      await walk.button(walk.words('common.retry')).waitFor()
    },
    async refused(walk) {
      await walk.at('/')
      await walk.title(walk.words('page.home'))
    },
    async open(walk) {
      const step = walk.notes.get('step') === 'receipt' ? 'receipt' : 'payment'
      await walk.at(walk.step(step))
      await walk.title(walk.words(`step.${step}`))
    },
    async refreshing(walk) {
      await walk.at(walk.step('payment'))
      await walk.title(walk.words('step.payment'))
    },
  },
}
