import type { Stage } from '#contract/enums.ts'
import { hasStep, type JourneyFlags, type Step, stepNames } from '#contract/steps.ts'
import { pageOfStage } from '#machines/stage/pageOfStage.ts'

/**
 * The steps of a submission in order (section 2); the receipt is always last.
 * @returns also for the step indicator, which shows all of them
 */
export const stepsFor = (flags: JourneyFlags): readonly Step[] =>
  stepNames.filter((step) => hasStep(step, flags))

/** The step that a stage is shown at; null in CHECKING, which is before the journey. */
export function stepOfStage(stage: Stage): Step | null {
  const page = pageOfStage(stage)
  return page === 'check' ? null : page
}
