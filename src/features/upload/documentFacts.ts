import type { DocumentValue } from '#contract/entities/document.ts'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { formatFact } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/formatDate.ts'
import type { Text } from '#src/i18n/useText.ts'

interface Words {
  readonly text: Text
  readonly language: InterfaceLanguage
  readonly levels: readonly {
    readonly level?: number | undefined
    readonly nameTc: string
    readonly namePt: string
  }[]
}

const lines = [
  ['degree', 'document.field.degree'],
  ['school', 'document.field.school'],
  ['course', 'document.field.course'],
  ['subject', 'document.field.subject'],
  ['educationLocation', 'document.field.location'],
  ['qualification', 'document.field.qualification'],
  ['organisation', 'document.field.organisation'],
] as const satisfies readonly [keyof DocumentValue, string][]

/** What a document says of itself beyond its description (section 3), each with its name; what is empty is left out. */
export function documentFacts(value: DocumentValue, { text, language, levels }: Words): string[] {
  const matching = levels.find(({ level }) => level === value.educationLevelMatchLevel)
  const facts: [name: string, fact: string | null][] = [
    [text('document.field.match_level'), matching ? nameIn(language, matching) : null],
    ...lines.map(([field, label]): [string, string | null] => [text(label), value[field]]),
    [text('document.field.issue_date'), value.issueDate && formatDate(language, value.issueDate)],
  ]
  return facts.flatMap(([name, fact]) => (fact ? [formatFact(language, name, fact)] : []))
}
