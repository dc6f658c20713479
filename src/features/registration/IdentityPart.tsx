import { chakra } from '@chakra-ui/react/styled-system'
import type { RegistrationForm } from '#contract/entities/registrationForm.ts'
import { formatIdentityNo } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/formatDate.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { DefinitionList } from '#src/ui/DefinitionList.tsx'
import { Section } from '#src/ui/Section.tsx'

/** Who applies, as the single account and the public-service data say it: shown, not asked. */
export function IdentityPart({ form }: { form: RegistrationForm }) {
  const text = useText()
  const language = useLanguage()
  return (
    <Section title={text('form.section.personal')}>
      <chakra.p textStyle="sm" color="fg.muted">
        {text('form.account_data_hint')}
      </chakra.p>
      <DefinitionList
        items={[
          {
            term: text('form.field.name_cn'),
            value: form.nameCn && <span lang="zh-Hant">{form.nameCn}</span>,
          },
          { term: text('form.field.name_pt'), value: <span lang="pt">{form.namePt}</span> },
          { term: text('form.field.identity_no'), value: formatIdentityNo(form.identityNo) },
          { term: text('form.field.birthday'), value: formatDate(language, form.birthday) },
          ...(form.sevenYearDate === null
            ? []
            : [
                {
                  term: text('form.field.seven_year_date'),
                  value: formatDate(language, form.sevenYearDate),
                },
              ]),
          {
            term: text('form.field.applicant_status'),
            value: text(`form.applicant_status.${form.applicantStatus}`),
          },
        ]}
      />
    </Section>
  )
}
