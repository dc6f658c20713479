import type { Submission } from '#contract/entities/submission.ts'
import type { Answered } from '#machines/actorOutputs.ts'
import type { ChartFailure } from '#machines/failure.ts'
import { endsTheStep, type Failed, failed } from '#machines/failureActions.ts'
import type { SavingOutcome } from '#machines/saving/saving.machine.ts'

interface Ended {
  event: { output: SavingOutcome }
}
const outcome = ({ event }: Ended): SavingOutcome => event.output
/** Behind `isSaved`, which has looked that it is there. */
const savedAs = ({ event }: Ended): Answered => ({ submission: event.output.submission as Submission })
const defect: ChartFailure = { kind: 'malformed' }
const failedWith = ({ event }: Ended): Failed => ({ failure: event.output.failure ?? defect })

/** Guards of `afterSaving`. */
export const savingGuards = {
  isSaved: (_: unknown, { submission }: SavingOutcome): boolean => submission !== null,
  wantsReload: (_: unknown, { reload }: SavingOutcome): boolean => reload,
  hasFailed: (_: unknown, { failure }: SavingOutcome): boolean => failure !== null,
  endsTheStep,
}

/**
 * What follows in a step with the states `loading`, `editing` and `saved`, the guards `savingGuards`, and the actions
 * `forgetDraft`, `emitSubmissionChanged`, `notifyFailure` and `leaveAfterFailure`.
 */
export const afterSaving = {
  onDone: [
    {
      guard: { type: 'isSaved', params: outcome },
      target: 'saved',
      actions: ['forgetDraft', { type: 'emitSubmissionChanged', params: savedAs }],
    },
    { guard: { type: 'wantsReload', params: outcome }, target: 'loading', actions: 'forgetDraft' },
    {
      guard: { type: 'endsTheStep', params: failedWith },
      target: 'editing',
      actions: [
        { type: 'notifyFailure', params: failedWith },
        { type: 'leaveAfterFailure', params: failedWith },
      ],
    },
    {
      guard: { type: 'hasFailed', params: outcome },
      target: 'editing',
      actions: { type: 'notifyFailure', params: failedWith },
    },
    { target: 'editing' },
  ],
  onError: { target: 'editing', actions: { type: 'notifyFailure', params: failed } },
} as const
