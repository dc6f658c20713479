import type { Stage, SubmissionType } from '#contract/enums.ts'
import { pageOfStage, type Step } from '#machines/stage/pageOfStage.ts'

/** What the sequence of steps depends on. */
export interface JourneyFlags {
  readonly type: SubmissionType
  readonly supplementFile: boolean
  readonly supplementPayment: boolean
}

/**
 * The steps of a submission in order (section 2); the receipt is always last.
 * @returns also for the step indicator, which shows all of them
 */
export function stepsFor(flags: JourneyFlags): readonly Step[] {
  if (flags.type === 'apply') return ['registration', 'resume', 'upload', 'review', 'payment', 'receipt']
  const files: Step[] = flags.supplementFile ? ['upload', 'review'] : []
  const money: Step[] = flags.supplementPayment ? ['payment'] : []
  return [...files, ...money, 'receipt']
}

/** The step that a stage is shown at; null in CHECKING, which is before the journey. */
export function stepOfStage(stage: Stage): Step | null {
  const page = pageOfStage(stage)
  return page === 'check' ? null : page
}
