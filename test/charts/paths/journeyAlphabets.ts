import type { Submission } from '#contract/entities/submission.ts'
import type { Stage } from '#contract/enums.ts'
import type { Alphabet } from '#test/charts/paths/allEdgesPaths.ts'
import { done, errors } from '#test/charts/paths/ends.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'

const journey = (flags: Partial<Submission>, served: readonly Stage[]): Alphabet => {
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
      ...(['registration', 'resume', 'upload', 'payment'] as const).map((to) => ({ type: 'return', to })),
      ...stages
        .filter((stage) => ['FORMING', 'RESUMING', 'UPLOADING'].includes(stage))
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
  journeyApply: journey({ type: 'apply' }, [
    'FORMING',
    'RESUMING',
    'UPLOADING',
    'REVIEWING',
    'PAYING',
    'END',
  ]),
  journeyFilesAndPayment: journey({ type: 'supplement', supplementFile: true, supplementPayment: true }, [
    'UPLOADING',
    'REVIEWING',
    'PAYING',
    'END',
  ]),
  journeyFilesOnly: journey({ type: 'supplement', supplementFile: true }, ['UPLOADING', 'REVIEWING', 'END']),
  journeyPaymentOnly: journey({ type: 'supplement', supplementPayment: true }, ['PAYING', 'END']),
}
