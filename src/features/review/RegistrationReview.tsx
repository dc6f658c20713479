import type { RegistrationForm } from '#contract/entities/registrationForm.ts'
import { useReferenceList } from '#src/api/referenceLists.ts'
import { registrationRows } from '#src/features/review/registrationRows.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { DefinitionList } from '#src/ui/DefinitionList.tsx'

/** The registration form as it will be submitted, codes by their names. */
export function RegistrationReview({ form }: { form: RegistrationForm }) {
  const text = useText()
  const language = useLanguage()
  const { answers } = form
  const lists = {
    department: useReferenceList('departments', answers.applicantDepartment !== null).rows,
    entity: useReferenceList('entities', answers.entityInfoId !== null).rows,
    career: useReferenceList('careers', answers.careerOrOfficialType !== null).rows,
  }
  return (
    <DefinitionList
      items={registrationRows(form, { text, language, lists }).map(({ label, value, lang }) => ({
        term: text(label),
        value: value && lang ? <span lang={lang}>{value}</span> : value,
      }))}
    />
  )
}
