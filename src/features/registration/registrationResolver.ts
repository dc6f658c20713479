import type { FieldErrors, Resolver } from 'react-hook-form'
import type { RegistrationForm } from '#contract/entities/registrationForm.ts'
import { registrationIssues } from '#contract/rules/registrationForm.ts'
import {
  answersOf,
  type RegistrationValueName,
  type RegistrationValues,
  valueNameOf,
} from '#src/features/registration/registrationValues.ts'

/** Errors carry the code of the rule as their type; the page puts it into words, in the language in use. */
export function registrationResolver(form: RegistrationForm): Resolver<RegistrationValues> {
  return (values) => {
    const issues = registrationIssues(answersOf(values, form.registeredAddress), form.applicantStatus)
    const errors: FieldErrors<RegistrationValues> = {}
    for (const { field, code } of issues) {
      const name: RegistrationValueName = valueNameOf(field, values.addressChoice)
      errors[name] ??= { type: code }
    }
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}
