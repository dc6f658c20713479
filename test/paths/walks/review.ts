import { listSubmittedFiles, submitReview } from '#contract/endpoints/submission.ts'
import { reviewMachine } from '#machines/review/review.machine.ts'
import { done, error, errors } from '#test/charts/paths/ends.ts'
import { address, offline } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { answers, fails, failureOf } from '#test/paths/ends.ts'
import type { WalkPlan } from '#test/paths/plan.ts'
import { busy, codeOf, isLoading, isSentHome, retryOffered } from '#test/paths/walks/savingSteps.ts'
import { answers as answersOfForm } from '#test/support/applicant.ts'
import { moveTo } from '#test/support/otherTab.ts'

export const reviewWalk: WalkPlan = {
  chart: reviewMachine,
  alphabet: {
    inputs: [{ address, version: 7 }],
    cases: [
      { type: 'declare', declared: false },
      { type: 'declare', declared: true },
      done('loadReview', { version: 7, form: null, resume: null, files: [] }),
      error('loadReview', offline),
      done('submitReview', submissionOf({ stage: 'PAYING' })),
      ...errors('submitReview', 'STAGE_ERROR', 'VERSION_CONFLICT'),
    ],
    reads: ({ declared }: { declared: boolean }) => declared,
    happens: ({ declared }: { declared: boolean }, event) =>
      event.type !== 'declare' || event.declared !== declared,
    leaves: ({ error }) => codeOf(error) === 'STAGE_ERROR',
  },
  async begin(walk) {
    walk.staged = await walk.people.at('REVIEWING')
    await walk.gate.hold(listSubmittedFiles, submitReview)
    await walk.arriveAt(walk.step('review'))
  },
  events: {
    async 'xstate.done.actor.loadReview'(walk, event) {
      await answers(listSubmittedFiles)(walk, event)
      // also where it was read anew: what had been declared was something else
      await walk.page.getByRole('checkbox', { name: walk.words('review.declare'), checked: false }).waitFor()
    },
    'xstate.error.actor.loadReview': fails(listSubmittedFiles),
    retry: (walk) => walk.press(walk.words('common.retry')),
    declare: ({ page, words }, { declared }) =>
      page.getByRole('checkbox', { name: words('review.declare') }).setChecked(declared),
    async submit(walk) {
      const { page, words } = walk
      const isDeclared = await page.getByRole('checkbox', { name: words('review.declare') }).isChecked()
      await walk.press(words('common.submit'))
      if (!isDeclared) await walk.told(words('client.form_error'))
    },
    confirm: (walk) => walk.answer(walk.words('common.confirm')),
    cancel: (walk) => walk.answer(walk.words('common.cancel')),
    'xstate.done.actor.submitReview': answers(submitReview),
    async 'xstate.error.actor.submitReview'(walk, event) {
      if (codeOf(event.error) === undefined) {
        await walk.gate.end(submitReview, { answer: failureOf(event) })
        return walk.told(walk.words('client.network_error'))
      }
      await walk.gate.made(submitReview)
      await moveTo(walk.product, walk.staged, 'FORMING')
      if (codeOf(event.error) === 'VERSION_CONFLICT') {
        await moveTo(walk.product, walk.staged, 'REVIEWING')
        await walk.gate.end(submitReview, 'service')
        return walk.told(walk.words('review.changed'))
      }
      await walk.gate.end(submitReview, 'service')
      await isSentHome(walk)
    },
  },
  states: {
    async loading(walk) {
      await walk.title(walk.words('step.review'))
      await isLoading(walk)
    },
    failed: retryOffered,
    async viewing(walk) {
      await walk.sees(answersOfForm.email)
      await walk.dialog.waitFor({ state: 'detached' })
      await walk.button(walk.words('common.submit')).and(walk.page.locator(':enabled')).waitFor()
    },
    confirming: (walk) => walk.asked(walk.words('confirm.submit_review')),
    submitting: busy,
    submitted: (walk) => walk.title(walk.words('step.payment')),
  },
}
