/** Which transition of the stage chart is legal for a submission. The chart is `machines/stage`. */
import type { Stage, SubmissionType } from '#contract/enums.ts'
import { isClientChannel } from '#contract/rules/submissionChannel.ts'
import {
  type ExamFlag,
  examFlags,
  flagsIn,
  type StageFlags,
  type SubmissionFlag,
  submissionFlags,
} from '#contract/steps.ts'
import type { StageEvent } from '#machines/stage/stage.machine.ts'
import { canStep, StageError, step } from '#machines/stage/step.ts'
import { ApiError } from '#service/core/apiError.ts'
import type { Facts } from '#service/domain/facts.ts'

type Flagged = {
  submission: Pick<Facts['submission'], SubmissionFlag>
  exam: Pick<Facts['exam'], ExamFlag>
}

export const flagsOf = ({ submission, exam }: Flagged): StageFlags => ({
  ...flagsIn(submissionFlags, submission),
  ...flagsIn(examFlags, exam),
})

/** @throws StageError where the chart refuses */
export const nextStage = (facts: Facts, event: StageEvent): Stage =>
  step(facts.submission.type, facts.submission.stage, flagsOf(facts), event)

/** The event by which money ends a submission now; null where none does. */
export function paidEventOf(facts: Facts): Extract<StageEvent, { type: 'paid' | 'paid.late' }> | null {
  const { type, stage, submissionNo } = facts.submission
  if (submissionNo === null) return null
  const events = [{ type: 'paid' }, { type: 'paid.late' }] as const
  return events.find((event) => canStep(type, stage, flagsOf(facts), event)) ?? null
}

/** @throws ApiError STAGE_ERROR: a step of one round is never a step of the other */
export function assertType({ submission }: Pick<Facts, 'submission'>, type: SubmissionType): void {
  if (submission.type !== type) throw new ApiError('STAGE_ERROR', { message: 'Not possible in this round' })
}

/** What was begun at a counter is never reset by its applicant. @throws StageError */
export function assertResettable(facts: Facts): void {
  const { stage, channel } = facts.submission
  const reset = { type: 'reset' } as const
  if (!isClientChannel(channel)) throw new StageError(stage, reset)
  nextStage(facts, reset)
}
