import { errorCodes, statusOfCode } from '#contract/errorCodes.ts'
import { eligibilityText, failureText } from '#src/api/failureText.ts'
import { useText } from '#src/i18n/useText.ts'
import { DefinitionList } from '#src/ui/DefinitionList.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { Section } from '#src/ui/Section.tsx'

/** Every message that a failure can have: in the common handler, and on the tips card. */
export function Failures() {
  const text = useText()
  const words = (id: Parameters<typeof text>[0] | null) => (id === null ? '–' : text(id as 'error.service'))
  return (
    <Page width="list">
      <PageTitle title={text('common.error_title')} />
      <Section title={text('common.error_title')}>
        <DefinitionList
          items={errorCodes.map((code) => ({
            term: `${statusOfCode(code)} ${code}`,
            value: words(
              failureText({ kind: 'http', status: statusOfCode(code), code, message: '', data: null }),
            ),
          }))}
        />
        <DefinitionList
          items={(['network', 'timeout', 'malformed', 'aborted'] as const).map((kind) => ({
            term: kind,
            value: words(failureText({ kind })),
          }))}
        />
      </Section>
      <Section title={text('common.tips_title')}>
        <DefinitionList
          items={errorCodes.map((code) => ({ term: code, value: text(eligibilityText(code)) }))}
        />
      </Section>
    </Page>
  )
}
