import type { SubmissionType } from '#contract/enums.ts'
import { useText } from '#src/i18n/useText.ts'
import { Waiting } from '#src/ui/Waiting.tsx'

/** Says what is being waited for. */
export function CheckProgress({ submissionType }: { submissionType: SubmissionType }) {
  const text = useText()
  return (
    <Waiting>
      {text(submissionType === 'apply' ? 'eligibility.checking' : 'eligibility.supplement_checking')}
    </Waiting>
  )
}
