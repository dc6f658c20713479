import { useWatch } from 'react-hook-form'
import type { RegistrationForm } from '#contract/entities/registrationForm.ts'
import { asksCivil, isLinkedStatus } from '#contract/rules/civilServant.ts'
import { CompanyFields } from '#src/features/registration/CompanyFields.tsx'
import { type Fields, useFields } from '#src/features/registration/fieldsOf.ts'
import { InOrder } from '#src/features/registration/InOrder.tsx'
import { employerChoices } from '#src/features/registration/registrationValues.ts'
import { ServiceFields } from '#src/features/registration/ServiceFields.tsx'
import { useText } from '#src/i18n/useText.ts'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Section } from '#src/ui/Section.tsx'

/** Where the applicant works: in a public service, or elsewhere (section 5). */
export function OccupationPart({ fields, form }: { fields: Fields; form: RegistrationForm }) {
  const text = useText()
  const field = useFields(fields)
  const civil = useWatch({ control: fields.control, name: 'civil' })
  const isCivil = isLinkedStatus(form.applicantStatus) || civil === 'yes'
  return (
    <Section title={text('form.section.occupation')}>
      {asksCivil(form.applicantStatus) && (
        <InOrder
          of={{ asked: 'notLinked' }}
          controls={{
            civil: (
              <RadioCards
                {...field('civil')}
                inRow
                options={[
                  { value: 'yes', label: text('common.yes') },
                  { value: 'no', label: text('common.no') },
                ]}
              />
            ),
          }}
        />
      )}
      {isCivil && <ServiceFields fields={fields} />}
      {!isCivil && civil === 'no' && (
        <>
          <InOrder
            of={{ asked: 'elsewhere' }}
            controls={{
              companyType: (
                <RadioCards
                  {...field('companyType')}
                  options={employerChoices.map((value) => ({
                    value,
                    label: text(`form.company_type.${value}`),
                  }))}
                />
              ),
            }}
          />
          <CompanyFields fields={fields} />
        </>
      )}
    </Section>
  )
}
