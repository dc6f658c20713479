/** A form with every field answered, from the declarations: nobody is asked all of them. */
import {
  fieldNames,
  type RegistrationField,
  registrationFields,
} from '#contract/entities/registrationFields.ts'
import type { RegistrationAnswers } from '#contract/entities/registrationForm.ts'

function answerTo(field: RegistrationField): unknown {
  const declared = registrationFields[field]
  switch (declared.kind) {
    case 'phone':
      return '+85366123456'
    case 'email':
      return 'maria@example.mo'
    case 'yesNo':
      return true
    case 'choice':
      return declared.options[0]
    case 'reference':
      return declared.by === 'id' ? 1 : 'SAFP'
    default:
      return `answer to ${field}`
  }
}

export const filledAnswers = Object.fromEntries(
  fieldNames.map((field) => [field, answerTo(field)]),
) as RegistrationAnswers
