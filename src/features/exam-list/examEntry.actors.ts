import { resetSubmission } from '#contract/endpoints/submission.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { examEntryMachine } from '#machines/examEntry/examEntry.machine.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'

/** The buttons of a card, with the service behind them. */
export const examEntryWithActors = examEntryMachine.provide({
  actors: {
    resetSubmission: fromCall<Submission, { submissionId: string }>(({ input, signal }) =>
      call(resetSubmission, { params: { id: input.submissionId }, signal }),
    ),
  },
})
