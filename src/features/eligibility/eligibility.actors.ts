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

/** The form's side: it keeps the date, the chart never sees it. */
interface DateOfForm {
  /** `yyyy-mm-dd` */
  read(): string | null
  /** the check is passed */
  passed(): void
}

/** The check, with the service behind it. */
export const provideEligibilityActors = (date: DateOfForm) =>
  eligibilityMachine.provide({
    actors: {
      checkEligibility: fromCall<Submission, Asked>(async ({ input, signal }) => {
        const submission = await call(input.submissionType === 'apply' ? checkApply : checkSupplement, {
          params: { id: input.examId },
          body: { sevenYearDate: input.withDate ? date.read() : null },
          signal,
        })
        date.passed()
        return submission
      }),
    },
  })
