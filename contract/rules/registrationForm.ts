/** The registration form's rules (section 5): who answers what, which answers are wrong, what is stored. */
import {
  type DeclaredCode,
  fieldNames,
  type RegistrationField,
  registrationFields,
} from '#contract/entities/registrationFields.ts'
import type { OpenAnswers } from '#contract/entities/registrationForm.ts'
import type { ApplicantStatus, ExamLanguage, InterfaceLanguage } from '#contract/enums.ts'
import { type AddressIssue, addressIssue } from '#contract/rules/address.ts'
import { asksCivil, isCivilServant } from '#contract/rules/civilServant.ts'
import { type EmailIssue, emailIssue } from '#contract/rules/email.ts'
import { type PhoneIssue, phoneIssue, storedPhone } from '#contract/rules/phone.ts'

/** The text of an issue is `form.<code>`. */
export type RegistrationCode = PhoneIssue | EmailIssue | AddressIssue | DeclaredCode

export interface RegistrationIssue {
  field: RegistrationField
  code: RegistrationCode
}

const isEmpty = (answer: unknown) => answer === null || (typeof answer === 'string' && answer.trim() === '')
const isLonger = (answer: unknown, most: number) =>
  typeof answer === 'string' && [...answer.trim()].length > most

/** Whether this applicant is asked the question; the answers to others are neither checked nor kept. */
export function isAsked(field: RegistrationField, answers: OpenAnswers, status: ApplicantStatus): boolean {
  const inService = isCivilServant(status, answers.civil)
  const elsewhere = !inService && answers.civil !== null
  const { asked } = registrationFields[field]
  switch (asked) {
    case 'always':
      return true
    case 'notLinked':
      return asksCivil(status)
    case 'inService':
      return inService
    case 'elsewhere':
      return elsewhere
    case 'inCompany':
      return elsewhere && answers.companyType === 0
    case 'atListedBody':
      return elsewhere && answers.companyType === 1
    case 'otherwise':
      return elsewhere && answers.companyType === 2
  }
}

function issueOf(field: RegistrationField, answers: OpenAnswers): RegistrationCode | null {
  const declared = registrationFields[field]
  const answer = answers[field]
  switch (declared.kind) {
    case 'phone':
      return phoneIssue(String(answer))
    case 'email':
      return emailIssue(String(answer))
    case 'address':
      return addressIssue(String(answer))
  }
  if ('required' in declared && isEmpty(answer)) {
    const isAnsweredThere = 'orElse' in declared && !isEmpty(answers[declared.orElse])
    if (!isAnsweredThere) return declared.required
  }
  return 'max' in declared && isLonger(answer, declared.max.length) ? declared.max.code : null
}

/**
 * Everything that is wrong with the answers, in the order of the page; empty where they can be saved.
 * The e-mail address is optional, and of the two other-position names one is enough.
 */
export function registrationIssues(answers: OpenAnswers, status: ApplicantStatus): RegistrationIssue[] {
  return fieldNames.flatMap((field) => {
    const code = isAsked(field, answers, status) ? issueOf(field, answers) : null
    return code === null ? [] : [{ field, code }]
  })
}

/** What is required and not filled in, in the order of the page: the next button is disabled while there is any. */
export function missingAnswers(answers: OpenAnswers, status: ApplicantStatus): RegistrationField[] {
  return registrationIssues(answers, status).flatMap(({ field, code }) =>
    code.endsWith('_required') ? [field] : [],
  )
}

function storedAnswer(field: RegistrationField, answers: OpenAnswers): OpenAnswers[RegistrationField] {
  const answer = answers[field]
  if (typeof answer !== 'string') return answer
  switch (registrationFields[field].kind) {
    case 'phone':
      return storedPhone(answer)
    case 'email':
    case 'address':
      return answer.trim()
    default:
      return answer.trim() || null
  }
}

/**
 * The answers as they are stored and submitted: trimmed, the number stripped, and nothing kept of questions that
 * this applicant isn't asked. The same answers come back unchanged.
 */
export function storedRegistration<A extends OpenAnswers>(answers: A, status: ApplicantStatus): A {
  const stored = fieldNames.map((field) => [
    field,
    isAsked(field, answers, status) ? storedAnswer(field, answers) : null,
  ])
  return { ...answers, ...Object.fromEntries(stored) }
}

/** Interface language that goes with an exam language. */
const interfaceLanguageOf = { C: 'ZH_TW', P: 'PT' } as const satisfies Record<ExamLanguage, InterfaceLanguage>

/** Whether the chosen exam language differs from the language of the pages: a confirmation is asked for first. */
export function languageDiffers(chosen: ExamLanguage, pages: InterfaceLanguage): boolean {
  return interfaceLanguageOf[chosen] !== pages
}
