import { limits } from '#contract/limits.ts'
import { languageSuggestions } from '#src/features/resume/RowControl.tsx'
import type { ResumeStep } from '#src/features/resume/useResume.ts'
import { resumeLanguageChoices } from '#src/i18n/resumeLists.ts'
import { useText } from '#src/i18n/useText.ts'
import { Section } from '#src/ui/Section.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'

interface ResumeOtherPartProps {
  fields: ResumeStep['fields']
  part: 'languages' | 'other'
}

/** What stands outside the lists: the two languages before them, other information after them. */
export function ResumeOtherPart({ fields, part }: ResumeOtherPartProps) {
  const text = useText()
  const { register } = fields
  const { errors } = fields.formState
  if (part === 'other') {
    return (
      <Section title={text('resume.section.other')}>
        <TextArea
          {...register('otherInfoDesc')}
          label={text('resume.field.other_info')}
          maxLength={limits.resumeParagraph}
          optional
        />
      </Section>
    )
  }
  return (
    <Section title={text('resume.section.general')}>
      <SelectField
        {...register('resumeLanguage')}
        label={text('resume.field.resume_language')}
        error={
          errors.resumeLanguage &&
          text('resume.cannot_be_empty', { field: text('resume.field.resume_language') })
        }
        options={resumeLanguageChoices.map(({ value, label }) => ({ value, label: text(label) }))}
      />
      <TextField
        {...register('motherLanguage')}
        label={text('resume.field.mother_language')}
        error={errors.motherLanguage && text('resume.mother_language_required')}
        list={languageSuggestions}
        maxLength={limits.resumeLine}
      />
    </Section>
  )
}
