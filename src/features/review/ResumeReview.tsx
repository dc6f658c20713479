import { chakra } from '@chakra-ui/react/styled-system'
import type { Resume } from '#contract/entities/resume.ts'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { formatNumber } from '#src/i18n/format.ts'
import { formatDate, formatMonth } from '#src/i18n/formatDate.ts'
import { type RowField, resumeLanguageChoices, resumeLists } from '#src/i18n/resumeLists.ts'
import { type Text, useLanguage, useText } from '#src/i18n/useText.ts'
import { DefinitionList } from '#src/ui/DefinitionList.tsx'

function shown(field: RowField, value: unknown, text: Text, language: InterfaceLanguage): string | null {
  if (typeof value === 'boolean') return text(value ? 'common.yes' : 'common.no')
  if (typeof value === 'number') return formatNumber(language, value)
  if (typeof value !== 'string' || value === '') {
    return field.name === 'resignMonth' ? text('resume.field.to_date') : null
  }
  switch (field.kind) {
    case 'date':
      return formatDate(language, value)
    case 'month':
      return formatMonth(language, value)
    case 'choice': {
      const choice = field.choices?.find((one) => one.value === value)
      return choice ? text(choice.label) : value
    }
    default:
      return value
  }
}

/** The resume as it will be submitted: only lists that have rows. */
export function ResumeReview({ resume }: { resume: Resume }) {
  const text = useText()
  const language = useLanguage()
  const chosen = resumeLanguageChoices.find(({ value }) => value === resume.resumeLanguage)
  return (
    <>
      <DefinitionList
        items={[
          { term: text('resume.field.resume_language'), value: chosen && text(chosen.label) },
          { term: text('resume.field.mother_language'), value: resume.motherLanguage },
        ]}
      />
      {resumeLists.map(({ name, section, fields }) =>
        resume[name].map((row, index) => {
          const values = new Map(Object.entries(row))
          const title = text('resume.row_title', {
            section: text(`resume.section.${section}`),
            row: index + 1,
          })
          return (
            <chakra.div key={title}>
              <chakra.h3 fontWeight="semibold" mb="1">
                {title}
              </chakra.h3>
              <DefinitionList
                items={fields.map((field) => ({
                  term: text(field.label),
                  value: shown(field, values.get(field.name), text, language),
                }))}
              />
            </chakra.div>
          )
        }),
      )}
      {resume.otherInfoDesc && (
        <DefinitionList items={[{ term: text('resume.field.other_info'), value: resume.otherInfoDesc }]} />
      )}
    </>
  )
}
