import { downloadFormDocument } from '#contract/endpoints/submission.ts'
import { previewMachine } from '#machines/preview/preview.machine.ts'
import { done, errors } from '#test/charts/paths/ends.ts'
import { answers, failureOf } from '#test/paths/ends.ts'
import type { WalkPlan } from '#test/paths/plan.ts'
import { codeOf } from '#test/paths/walks/savingSteps.ts'
import { moveTo } from '#test/support/otherTab.ts'

/** Milliseconds: the first document brings the worker of pdf.js with it. */
const drawing = { timeout: 20_000 }

export const previewWalk: WalkPlan = {
  chart: previewMachine,
  alphabet: {
    inputs: [undefined],
    cases: [
      { type: 'open', document: { kind: 'formDocument', id: 'F1', name: 'F1.pdf' } },
      done('loadDocument', 'bytes'),
      ...errors('loadDocument', 'STAGE_ERROR'),
    ],
    // another tab has gone back from the review: what it shows is not the person's step any more
    leaves: (_, { value }) => value === 'askingHome',
  },
  async begin(walk) {
    walk.staged = await walk.people.at('REVIEWING')
    await walk.gate.hold(downloadFormDocument)
    await walk.arriveAt(walk.step('review'))
  },
  events: {
    open: (walk) => walk.press(walk.words('review.preview_form')),
    async close(walk) {
      await walk.answer(walk.words('common.close'))
      // what was asked for is given up
      await walk.gate.letAll()
      await walk.gate.hold(downloadFormDocument)
    },
    retry: (walk) => walk.answer(walk.words('common.retry')),
    async confirm(walk) {
      await walk.answer(walk.words('common.confirm'))
      await walk.title(walk.words('page.home'))
    },
    async cancel(walk) {
      await walk.answer(walk.words('common.cancel'))
      await walk.dialog.waitFor({ state: 'detached' })
    },
    'xstate.done.actor.loadDocument': answers(downloadFormDocument),
    async 'xstate.error.actor.loadDocument'(walk, event) {
      const isStepOver = codeOf(event.error) === 'STAGE_ERROR'
      if (isStepOver) await moveTo(walk.product, walk.staged, 'FORMING')
      await walk.gate.end(downloadFormDocument, isStepOver ? 'service' : { answer: failureOf(event) })
    },
  },
  states: {
    async closed(walk) {
      await walk.button(walk.words('review.preview_form')).waitFor()
      await walk.dialog.waitFor({ state: 'detached' })
    },
    loading: (walk) =>
      walk.dialog
        .getByRole('status')
        .filter({ hasText: walk.words('common.loading') })
        .waitFor(),
    shown: (walk) => walk.dialog.locator('[data-page="1"][data-drawn]').waitFor(drawing),
    async failed(walk) {
      await walk.asked(walk.words('client.preview_failed'))
      await walk.dialog.getByRole('button', { name: walk.words('common.retry') }).waitFor()
    },
    askingHome: (walk) => walk.asked(walk.words('confirm.stage_error_home')),
  },
}
