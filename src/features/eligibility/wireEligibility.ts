import { checkApply, checkSupplement } from '#contract/endpoints/eligibility.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { SubmissionType } from '#contract/enums.ts'
import { eligibilityMachine } from '#machines/eligibility/eligibility.machine.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'

interface Asked {
  submissionType: SubmissionType
  examId: number
  withDate: boolean
}

/** The check, with the service behind it. @param readDate gives the date of the form, `yyyy-mm-dd` */
export const wireEligibility = (readDate: () => string | null) =>
  eligibilityMachine.provide({
    actors: {
      checkEligibility: fromCall<Submission, Asked>(({ input, signal }) =>
        call(input.submissionType === 'apply' ? checkApply : checkSupplement, {
          params: { id: input.examId },
          body: { sevenYearDate: input.withDate ? readDate() : null },
          signal,
        }),
      ),
    },
  })
