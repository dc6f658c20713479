import type { UseFormReturn } from 'react-hook-form'
import { registrationFields } from '#contract/entities/registrationFields.ts'
import type { RegistrationCode } from '#contract/rules/registrationForm.ts'
import type { PlainTextId } from '#locales/textIds.gen.ts'
import {
  fieldOfValue,
  type RegistrationValueName,
  type RegistrationValues,
} from '#src/features/registration/registrationValues.ts'
import { useText } from '#src/i18n/useText.ts'

/** What the fields are called. */
export const labelOf = (name: RegistrationValueName): PlainTextId =>
  name === 'area' ? 'form.field.area_code' : registrationFields[fieldOfValue(name)].label

export type Fields = UseFormReturn<RegistrationValues>

/** For the parts of the form: what a field is given, its name and its error in words included. */
export function useFields({ register, formState: { errors } }: Fields) {
  const text = useText()
  return (name: RegistrationValueName) => {
    const code = errors[name]?.type as RegistrationCode | undefined
    return { ...register(name), label: text(labelOf(name)), error: code && text(`form.${code}`) }
  }
}
