import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import type { SubmissionType } from '#contract/enums.ts'
import { useText } from '#src/i18n/useText.ts'
import { Panel } from '#src/ui/Panel.tsx'

/** Says what is being waited for. */
export function CheckProgress({ submissionType }: { submissionType: SubmissionType }) {
  const text = useText()
  return (
    <Panel role="status" display="flex" alignItems="center" gap="4" minH="28">
      <Spinner size="lg" color="green.solid" />
      <chakra.p>
        {text(submissionType === 'apply' ? 'eligibility.checking' : 'eligibility.supplement_checking')}
      </chakra.p>
    </Panel>
  )
}
