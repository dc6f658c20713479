import type { UseFormReturn } from 'react-hook-form'
import { get } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import type { ResumeCode } from '#contract/rules/resume.ts'
import type { ResumeValues } from '#src/features/resume/resumeValues.ts'
import type { ResumeListName, RowField } from '#src/i18n/resumeLists.ts'
import { useText } from '#src/i18n/useText.ts'
import { CheckboxField } from '#src/ui/CheckboxField.tsx'
import { DateField } from '#src/ui/DateField.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'

export const levelSuggestions = 'resume-levels'
export const languageSuggestions = 'resume-languages'

const isCoded = (error: unknown): error is { type: ResumeCode } =>
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
  const name = `${list}.${row}.${field.name}` as const
  const { errors, touchedFields } = fields.formState
  const error: unknown = get(errors, name)
  // a row that was just added is not blamed for being empty
  const code = isCoded(error) && get(touchedFields, name) ? error.type : undefined
  const { min: _min, max: _max, ...dated } = fields.register(name)
  const label = text(field.label)
  const words = {
    label,
    optional: field.optional ?? false,
    error:
      code &&
      (code === 'cannot_be_empty'
        ? text('resume.cannot_be_empty', { field: label })
        : text(`resume.${code}`)),
  }
  switch (field.kind) {
    case 'paragraph':
      return <TextArea {...fields.register(name)} {...words} maxLength={limits.resumeParagraph} rows={3} />
    case 'date':
      return <DateField {...dated} {...words} />
    case 'month':
      return <DateField {...dated} {...words} month hint={monthHint(field, text)} />
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

const monthHint = (field: RowField, text: ReturnType<typeof useText>) =>
  field.name === 'resignMonth' ? text('resume.resign_hint') : undefined
