import type { StageEvent } from '#machines/stage/stage.machine.ts'
import { nextStage } from '#service/domain/stageTransitions.ts'
import { type SubmissionChanges, type SubmissionWithExam, writeStage } from '#service/store/submissions.ts'
import type { Trx } from '#service/store/transaction.ts'

/**
 * The only way to another stage: asks the stage chart, then writes the new stage, `changes` and the history.
 * @throws StageError where the chart refuses; ApiError VERSION_CONFLICT where the row has changed since it was read
 */
export const transitionStage = (
  trx: Trx,
  current: SubmissionWithExam,
  event: StageEvent,
  now: Date,
  changes: SubmissionChanges = {},
): Promise<SubmissionWithExam> =>
  writeStage(trx, current, { stage: nextStage(current, event), event: event.type, now }, changes)
