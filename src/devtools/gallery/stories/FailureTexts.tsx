import { chakra } from '@chakra-ui/react/styled-system'
import { eligibilityCodes, errorCodes, statusOfCode } from '#contract/errorCodes.ts'
import { htmlLanguageOf } from '#contract/languageTags.ts'
import type { PlainTextId } from '#locales/textIds.gen.ts'
import type { Failure } from '#src/api/failure.ts'
import { eligibilityText, failureText, shownOf } from '#src/api/failureText.ts'
import { textOfReason } from '#src/app/createAppEffects.ts'
import { inBothLanguages } from '#src/devtools/gallery/bothLanguages.ts'
import { useText } from '#src/i18n/useText.ts'
import { DefinitionList } from '#src/ui/DefinitionList.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { Section } from '#src/ui/Section.tsx'

/** Statuses that a proxy in between may send without a code of ours. */
const bareStatuses = [400, 401, 403, 404, 405, 408, 409, 413, 418, 429, 500, 502, 503, 504] as const

const http = (status: number): Failure => ({ kind: 'http', status, message: '', data: null })
const withCode = (code: (typeof errorCodes)[number]): Failure => ({
  kind: 'http',
  status: statusOfCode(code),
  code,
  message: '',
  data: null,
})

/** What the common handler makes of things that are no answers (section 8). */
const thrown: readonly (readonly [string, unknown])[] = [
  ['a string', '系統升級中'],
  ["Cannot read property 'data' of undefined", new TypeError("Cannot read property 'data' of undefined")],
  ['another message', new Error('Disco cheio')],
  ['nothing', undefined],
]

/** Messages that no failure of a call stands behind. */
const elsewhere: readonly PlainTextId[] = [
  'auth.login_failed',
  'auth.login_expired',
  'client.download_failed',
  'client.server_anomaly',
  'client.unknown_error',
  'client.update_available',
  'offline.bar',
  'offline.restored',
  'not_found.title',
  'not_found.text',
  'crash.title',
  'crash.text',
]

const both = (id: PlainTextId | null) =>
  id === null
    ? '–'
    : inBothLanguages(id).map(({ language, words }) => (
        <chakra.span key={language} lang={htmlLanguageOf[language]} display="block">
          {words}
        </chakra.span>
      ))

function Shown({ of }: { of: unknown }) {
  const shown = shownOf(of)
  if (shown.kind === 'words') return shown.words
  return both(shown.kind === 'text' ? shown.id : null)
}

/** Every message that can come up when something fails, in both languages: section 8, row by row. */
export function FailureTexts() {
  const text = useText()
  return (
    <Page width="list">
      <PageTitle title={text('common.error_title')} />
      <Section title="Eligibility check, tips card">
        <DefinitionList
          items={eligibilityCodes.map((code) => ({ term: code, value: both(eligibilityText(code)) }))}
        />
      </Section>
      <Section title="Codes, common handler">
        <DefinitionList
          items={errorCodes.map((code) => ({
            term: `${statusOfCode(code)} ${code}`,
            value: both(failureText(withCode(code))),
          }))}
        />
      </Section>
      <Section title="Statuses without a code">
        <DefinitionList
          items={bareStatuses.map((status) => ({
            term: String(status),
            value: both(failureText(http(status))),
          }))}
        />
      </Section>
      <Section title="No answer">
        <DefinitionList
          items={(['network', 'timeout', 'malformed', 'aborted'] as const).map((kind) => ({
            term: kind,
            value: both(failureText({ kind })),
          }))}
        />
      </Section>
      <Section title="Anything thrown">
        <DefinitionList items={thrown.map(([term, error]) => ({ term, value: <Shown of={error} /> }))} />
      </Section>
      <Section title="Notices of charts">
        <DefinitionList
          items={Object.entries(textOfReason).map(([reason, said]) => ({
            term: reason,
            value: said ? both(said.id) : '—',
          }))}
        />
      </Section>
      <Section title="Elsewhere">
        <DefinitionList items={elsewhere.map((id) => ({ term: id, value: both(id) }))} />
      </Section>
    </Page>
  )
}
