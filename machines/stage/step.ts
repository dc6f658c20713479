import { initialTransition, transition } from 'xstate'
import type { Stage, SubmissionType } from '#contract/enums.ts'
import type { StageFlags } from '#contract/steps.ts'
import { type StageEvent, stageMachine } from '#machines/stage/stage.machine.ts'

/** The chart refuses a change of stage; answered as STAGE_ERROR. */
export class StageError extends Error {
  readonly code = 'STAGE_ERROR'
  constructor(stage: Stage, event: StageEvent) {
    super(`${event.type} is not possible in stage ${stage}`)
    this.name = 'StageError'
  }
}

const at = (submissionType: SubmissionType, stage: Stage, flags: StageFlags) =>
  stageMachine.resolveState({ value: stage, context: { submissionType, ...flags } })

/** Whether an event is legal in a stage. */
export function canStep(type: SubmissionType, current: Stage, flags: StageFlags, event: StageEvent): boolean {
  return current !== 'END' && at(type, current, flags).can(event)
}

/**
 * The stage that follows (section 4).
 * @param current the stage that the submission is in, read under the lock that the write holds
 * @throws StageError where the chart does not allow the event. A repeat of the event that led to `current` is refused
 * too: the caller answers repeats with what is stored.
 */
export function step(type: SubmissionType, current: Stage, flags: StageFlags, event: StageEvent): Stage {
  if (!canStep(type, current, flags, event)) throw new StageError(current, event)
  return transition(stageMachine, at(type, current, flags), event)[0].value
}

/** The stage in which a new submission starts. */
export function firstStage(type: SubmissionType, flags: StageFlags): Stage {
  return initialTransition(stageMachine, { submissionType: type, ...flags })[0].value
}
