import { getRegistrationForm } from '#contract/endpoints/submission.ts'
import type { ChartFailure } from '#machines/failure.ts'
import { savingMachine } from '#machines/saving/saving.machine.ts'
import { done, errors } from '#test/charts/paths/ends.ts'
import { address } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { failureOf } from '#test/paths/ends.ts'
import type { WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import { arrives, editing, next, saving } from '#test/paths/walks/registration.ts'
import {
  busy,
  codeOf,
  conflict,
  conflicts,
  isLoading,
  seesFailure,
  takesTheirs,
} from '#test/paths/walks/savingSteps.ts'

/** A save over another tab's asks for its version first. */
const isOver = ({ notes }: Walk) => notes.has('over')
const readsVersion = (walk: Walk) => (isOver(walk) ? walk.gate.end(saving.read, 'service') : undefined)

/** On the page of the registration form. */
export const savingWalk: WalkPlan = {
  chart: savingMachine,
  alphabet: {
    inputs: [{ submissionId: address.submissionId, version: 3 }],
    cases: [
      done('save', submissionOf({ stage: 'RESUMING' })),
      ...errors('save', 'VERSION_CONFLICT', 'STAGE_ERROR'),
    ],
    reads: ({ overwrite }: { overwrite: boolean }) => overwrite,
  },
  async begin(walk) {
    await arrives(walk)
    await walk.gate.end(getRegistrationForm, 'service')
    await next(walk, true, false)
  },
  events: {
    async 'xstate.done.actor.save'(walk) {
      await readsVersion(walk)
      await walk.gate.end(saving.save, 'service')
    },
    async 'xstate.error.actor.save'(walk, event) {
      await readsVersion(walk)
      const failure = event.error as ChartFailure
      if (codeOf(failure) === 'VERSION_CONFLICT') return conflicts(walk, saving)
      // only here a wrong stage is met: whoever saves an older version has a conflict in any stage
      const isReal = isOver(walk) && codeOf(failure) === 'STAGE_ERROR'
      await walk.gate.made(saving.save)
      if (isReal) await saving.overtake(walk, false)
      await walk.gate.end(saving.save, isReal ? 'service' : { answer: failureOf(event) })
      await seesFailure(walk, saving, failure)
    },
    async overwrite(walk) {
      walk.notes.set('over', 'another tab’s')
      await walk.answer(walk.words('draft.keep_mine'))
    },
    reload: (walk) => takesTheirs(walk, saving),
    cancel: (walk) => walk.answer(walk.words('common.close')),
  },
  states: {
    saving: busy,
    conflict,
    saved: (walk) => walk.title(walk.words('step.resume')),
    // whichever it is: the form as it was, or the list
    failed: (walk) => walk.dialog.waitFor({ state: 'detached' }),
    abandoned: isLoading,
    cancelled: editing,
  },
}
