import type { Submission } from '#contract/entities/submission.ts'
import type { Stage } from '#contract/enums.ts'
import { everyStep, type JourneyFlags, returnStages, stepNames } from '#contract/steps.ts'
import { stepsFor } from '#machines/journey/stepsFor.ts'
import { returnStageOf, stageOf } from '#machines/stage/pageOfStage.ts'
import type { Alphabet } from '#test/charts/paths/allEdgesPaths.ts'
import { done, errors } from '#test/charts/paths/ends.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'

const journey = (flags: JourneyFlags): Alphabet => {
  const served = stepsFor(flags).map(stageOf)
  // only an application is reset
  const stages = flags.type === 'apply' ? ([...served, 'CHECKING'] as const) : served
  const at = (stage: Stage) => submissionOf({ ...flags, stage })
  return {
    inputs: stages.map((stage) => ({ submission: at(stage) })),
    cases: [
      ...stages.map((stage) => ({
        type: 'submission.changed',
        submission: at(stage),
      })),
      ...(['registration', 'upload', 'payment'] as const).map((step) => ({ type: 'step.asked', step })),
      ...[...stepNames.filter((step) => returnStageOf(step)), 'payment'].map((to) => ({
        type: 'return',
        to,
      })),
      ...stages
        .filter((stage) => returnStages.some((one) => one === stage))
        .map((stage) => done('returnFromReview', at(stage))),
      ...errors('returnFromReview', 'STAGE_ERROR', 'TIME_OUT'),
    ],
    reads: ({ submission, returnTo }: { submission: Submission; returnTo: string | null }) => [
      submission.stage,
      returnTo,
    ],
  }
}

/** For the chart of each sequence of steps. */
export const journeyAlphabets: Readonly<Record<string, Alphabet>> = {
  journeyApply: journey({ ...everyStep, type: 'apply' }),
  journeyFilesAndPayment: journey({ type: 'supplement', supplementFile: true, supplementPayment: true }),
  journeyFilesOnly: journey({ type: 'supplement', supplementFile: true }),
  journeyPaymentOnly: journey({ type: 'supplement', supplementPayment: true }),
}
