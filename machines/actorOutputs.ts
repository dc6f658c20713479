import type { Submission } from '#contract/entities/submission.ts'
import type { SubmissionChanged } from '#machines/emittedEvents.ts'

/** Parameters of an action or guard that takes the submission with which the service answered. */
export interface Answered {
  readonly submission: Submission
}

/** Takes the submission out of an actor's answer, as parameters: `params: answered`. */
export const answered = ({ event }: { event: { output: Submission } }): Answered => ({
  submission: event.output,
})

/** Emission: the submission is at another stage. */
export const emitSubmissionChanged = (_: unknown, { submission }: Answered): SubmissionChanged => ({
  type: 'submission.changed',
  submission,
})
