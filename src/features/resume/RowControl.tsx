import type { FieldError, UseFormReturn } from 'react-hook-form'
import { get } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { partsAtFault } from '#contract/rules/plainDateParts.ts'
import { problemText } from '#src/features/resume/issueSentence.ts'
import { problemOf } from '#src/features/resume/resumeErrors.ts'
import type { ResumeValues } from '#src/features/resume/resumeValues.ts'
import type { ResumeListName, RowField } from '#src/i18n/resumeLists.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { CheckboxField } from '#src/ui/CheckboxField.tsx'
import { DateField } from '#src/ui/DateField.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'

export const levelSuggestions = 'resume-levels'
export const languageSuggestions = 'resume-languages'

const isError = (error: unknown): error is FieldError =>
  typeof error === 'object' && error !== null && 'type' in error

interface RowControlProps {
  fields: UseFormReturn<ResumeValues>
  list: ResumeListName
  row: number
  field: RowField
}

/** One field of a row, by its kind. */
export function RowControl({ fields, list, row, field }: RowControlProps) {
  const text = useText()
  const language = useLanguage()
  const name = `${list}.${row}.${field.name}` as const
  const { errors, touchedFields } = fields.formState
  const error: unknown = get(errors, name)
  // a row that was just added is not blamed for being empty
  const problem = isError(error) && get(touchedFields, name) ? problemOf(error) : undefined
  const label = text(field.label)
  const words = {
    label,
    optional: field.optional ?? false,
    error: problem && problemText(text, language, problem, label),
  }
  switch (field.kind) {
    case 'paragraph':
      return <TextArea {...fields.register(name)} {...words} maxLength={limits.resumeParagraph} rows={3} />
    case 'date':
    case 'month':
      return (
        <DateField
          {...fields.register(name)}
          {...words}
          kind={field.kind}
          hint={field.name === 'resignMonth' ? text('resume.resign_hint') : undefined}
          wrong={typeof problem === 'object' ? partsAtFault(problem) : undefined}
        />
      )
    case 'number':
      return <TextField {...fields.register(name)} {...words} inputMode="decimal" characters={8} />
    case 'choice':
      return (
        <SelectField
          {...fields.register(name)}
          {...words}
          options={(field.choices ?? []).map(({ value, label: id }) => ({ value, label: text(id) }))}
        />
      )
    case 'flag':
      return <CheckboxField {...fields.register(name)} label={label} value="yes" />
    case 'level':
      return (
        <TextField
          {...fields.register(name)}
          {...words}
          list={levelSuggestions}
          maxLength={limits.resumeLine}
        />
      )
    case 'line':
      return (
        <TextField
          {...fields.register(name)}
          {...words}
          {...(field.name === 'language' ? { list: languageSuggestions } : {})}
          maxLength={limits.resumeLine}
        />
      )
  }
}
