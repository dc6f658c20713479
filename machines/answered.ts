import type { Submission } from '#contract/entities/submission.ts'

/** Parameters of an action that takes the submission with which the service answered. */
export interface Answered {
  readonly submission: Submission
}

/** Takes the submission out of an actor's answer, as parameters: `params: answered`. */
export const answered = ({ event }: { event: { output: Submission } }): Answered => ({
  submission: event.output,
})
