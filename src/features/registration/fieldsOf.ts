import type { UseFormReturn } from 'react-hook-form'
import type { RegistrationCode } from '#contract/rules/registrationForm.ts'
import type {
  RegistrationValueName,
  RegistrationValues,
} from '#src/features/registration/registrationValues.ts'
import { useText } from '#src/i18n/useText.ts'

export type Fields = UseFormReturn<RegistrationValues>

/** For the parts of the form: what a field is given, its error in words included. */
export function useFields({ register, formState: { errors } }: Fields) {
  const text = useText()
  return (name: RegistrationValueName) => {
    const code = errors[name]?.type as RegistrationCode | undefined
    return { ...register(name), error: code && text(`form.${code}`) }
  }
}
