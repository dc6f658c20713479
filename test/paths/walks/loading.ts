import { listApplyRound } from '#contract/endpoints/exam.ts'
import { loadingMachine } from '#machines/loading/loading.machine.ts'
import { done, error } from '#test/charts/paths/ends.ts'
import { offline } from '#test/charts/phrases.ts'
import { answers, fails } from '#test/paths/ends.ts'
import type { WalkPlan } from '#test/paths/plan.ts'
import { isLoading, retryOffered } from '#test/paths/walks/savingSteps.ts'

/** By the page of the submitted files. */
export const loadingWalk: WalkPlan = {
  chart: loadingMachine,
  alphabet: {
    inputs: [undefined],
    cases: [done('loadData', []), error('loadData', offline)],
  },
  async begin(walk) {
    walk.staged = await walk.people.ended()
    await walk.gate.hold(listApplyRound)
    await walk.arriveAt(`/submitted-file/${walk.staged.submission.examId}`)
  },
  events: {
    'xstate.done.actor.loadData': answers(listApplyRound),
    'xstate.error.actor.loadData': fails(listApplyRound),
    retry: (walk) => walk.press(walk.words('common.retry')),
  },
  states: {
    async loading(walk) {
      await walk.title(walk.words('page.submitted_file'))
      await isLoading(walk)
    },
    failed: retryOffered,
    loaded: (walk) => walk.sees(walk.words('submitted.apply_round')),
  },
}
