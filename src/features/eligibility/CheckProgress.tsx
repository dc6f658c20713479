import type { SubmissionType } from '#contract/enums.ts'
import { useText } from '#src/i18n/useText.ts'
import { LoadingIndicator } from '#src/ui/LoadingIndicator.tsx'

/** Says what is being waited for. */
export function CheckProgress({ submissionType }: { submissionType: SubmissionType }) {
  const text = useText()
  return (
    <LoadingIndicator>
      {text(submissionType === 'apply' ? 'eligibility.checking' : 'eligibility.supplement_checking')}
    </LoadingIndicator>
  )
}
