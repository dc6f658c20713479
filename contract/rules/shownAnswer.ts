/** What an answer of the registration form reads like, in the review and in the form document. */
import {
  type FieldDeclaration,
  type RegistrationField,
  registrationFields,
} from '#contract/entities/registrationFields.ts'
import type { OpenAnswers } from '#contract/entities/registrationForm.ts'
import { shownPhone } from '#contract/rules/phone.ts'

type OptionText<D> = D extends {
  optionText: infer Prefix extends string
  options: readonly (infer Option extends string | number)[]
}
  ? `${Prefix}.${Option}`
  : never
export type AnswerTextId = 'common.yes' | 'common.no' | OptionText<FieldDeclaration>

/** A field whose answer is a row of reference data. */
export type ReferenceDeclaration = Extract<FieldDeclaration, { kind: 'reference' }>

export interface AnswerWords {
  text(id: AnswerTextId): string
  /** the name of the row that was chosen; null where it isn't known */
  nameOf(declared: ReferenceDeclaration, answer: string | number): string | null
}

/** @returns null where nothing was filled in */
export function shownAnswer(
  field: RegistrationField,
  answers: OpenAnswers,
  { text, nameOf }: AnswerWords,
): string | null {
  const declared = registrationFields[field]
  const answer = answers[field]
  if (answer === null) return null
  if (typeof answer === 'boolean') return text(answer ? 'common.yes' : 'common.no')
  switch (declared.kind) {
    case 'phone':
      return shownPhone(String(answer)).trim() || null
    case 'choice':
      return text(`${declared.optionText}.${answer}` as AnswerTextId)
    case 'reference':
      // a code says something without its name, an id says nothing
      return nameOf(declared, answer) ?? (declared.by === 'code' ? String(answer) : null)
    default:
      return String(answer).trim() === '' ? null : String(answer)
  }
}
