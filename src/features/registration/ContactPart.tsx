import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { FieldWith } from '#contract/entities/registrationFields.ts'
import { limits } from '#contract/limits.ts'
import { type Fields, useFields } from '#src/features/registration/fieldsOf.ts'
import { InOrder } from '#src/features/registration/InOrder.tsx'
import { areaCodes } from '#src/features/registration/registrationValues.ts'
import { useText } from '#src/i18n/useText.ts'
import { PhoneField } from '#src/ui/PhoneField.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Section } from '#src/ui/Section.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'

/** Telephone, e-mail and address in Macao (section 5). */
export function ContactPart({
  fields,
  registeredAddress,
}: {
  fields: Fields
  registeredAddress: string | null
}) {
  const text = useText()
  const field = useFields(fields)
  const [area, choice] = useWatch({ control: fields.control, name: ['area', 'addressChoice'] })
  const { error: numberError, label: numberLabel, ...number } = field('number')
  const { error: _, label: areaLabel, ...areaField } = field('area')
  const controls: Record<FieldWith<{ part: 'contact' }>, ReactNode> = {
    macaoContactNo: (
      <PhoneField
        label={numberLabel}
        hint={area === '853' ? text('form.contact_hint') : undefined}
        error={numberError}
        areaLabel={areaLabel}
        areas={[
          ...areaCodes.map((code) => ({ value: code, label: `+${code}` })),
          { value: '', label: text('form.area_other') },
        ]}
        area={areaField}
        number={{ ...number, maxLength: limits.contactNumber }}
      />
    ),
    email: (
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        optional
      />
    ),
    macaoAddress: (
      <>
        {registeredAddress !== null && (
          <RadioCards
            {...field('addressChoice')}
            options={[
              { value: 'registered', label: text('form.field.address_saved'), hint: registeredAddress },
              { value: 'other', label: text('form.field.address_other') },
            ]}
          />
        )}
        {(registeredAddress === null || choice === 'other') && (
          <TextArea
            {...field('address')}
            label={text(registeredAddress === null ? 'form.field.address' : 'form.field.address_other')}
            rows={2}
            autoComplete="street-address"
          />
        )}
      </>
    ),
  }
  return (
    <Section title={text('form.section.contact')}>
      <InOrder of={{ part: 'contact' }} controls={controls} />
    </Section>
  )
}
