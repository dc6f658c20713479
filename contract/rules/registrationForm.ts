/** The registration form's rules (section 5): who answers what, which answers are wrong, what is stored. */
import type { RegistrationAnswers } from '#contract/entities/registrationForm.ts'
import type { ApplicantStatus, ExamLanguage, InterfaceLanguage } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import { type AddressIssue, addressIssue } from '#contract/rules/address.ts'
import { asksCivil, isCivilServant } from '#contract/rules/civilServant.ts'
import { type EmailIssue, emailIssue } from '#contract/rules/email.ts'
import { type PhoneIssue, phoneIssue, storedPhone } from '#contract/rules/phone.ts'

/** Answers while they are being filled in: the language preference may still be open. */
export type OpenAnswers = Omit<RegistrationAnswers, 'languageTypeId'> & {
  languageTypeId: ExamLanguage | null
}
export type RegistrationField = keyof RegistrationAnswers

/** The text of an issue is `form.<code>`. */
export type RegistrationCode =
  | PhoneIssue
  | EmailIssue
  | AddressIssue
  | 'civil_required'
  | 'department_required'
  | 'contract_type_required'
  | 'career_required'
  | 'company_type_required'
  | 'company_name_required'
  | 'company_name_max'
  | 'company_position_required'
  | 'company_position_max'
  | 'entity_required'
  | 'other_position_required'
  | 'other_position_max'
  | 'language_required'

export interface RegistrationIssue {
  field: RegistrationField
  code: RegistrationCode
}

const isEmpty = (text: string | null) => text === null || text.trim() === ''
const isLonger = (text: string | null, most: number) => text !== null && [...text.trim()].length > most

type Check = [wrong: boolean, field: RegistrationField, code: RegistrationCode]

const issuesOf = (checks: Check[]): RegistrationIssue[] =>
  checks.filter(([wrong]) => wrong).map(([, field, code]) => ({ field, code }))

function serviceIssues(answers: OpenAnswers): RegistrationIssue[] {
  return issuesOf([
    [isEmpty(answers.applicantDepartment), 'applicantDepartment', 'department_required'],
    [answers.contractType === null, 'contractType', 'contract_type_required'],
    [answers.careerOrOfficialType === null, 'careerOrOfficialType', 'career_required'],
  ])
}

function companyIssues(answers: OpenAnswers): RegistrationIssue[] {
  const { companyName, companyPositionName, otherPositionNameCn: cn, otherPositionNamePt: pt } = answers
  switch (answers.companyType) {
    case null:
      return [{ field: 'companyType', code: 'company_type_required' }]
    case 0:
      return issuesOf([
        [isEmpty(companyName), 'companyName', 'company_name_required'],
        [isLonger(companyName, limits.companyName), 'companyName', 'company_name_max'],
        [isEmpty(companyPositionName), 'companyPositionName', 'company_position_required'],
        [
          isLonger(companyPositionName, limits.companyPosition),
          'companyPositionName',
          'company_position_max',
        ],
      ])
    case 1:
      return issuesOf([[answers.entityInfoId === null, 'entityInfoId', 'entity_required']])
    case 2:
      return issuesOf([
        [isEmpty(cn) && isEmpty(pt), 'otherPositionNameCn', 'other_position_required'],
        [isLonger(cn, limits.otherPosition), 'otherPositionNameCn', 'other_position_max'],
        [isLonger(pt, limits.otherPosition), 'otherPositionNamePt', 'other_position_max'],
      ])
  }
}

function occupationIssues(answers: OpenAnswers, status: ApplicantStatus): RegistrationIssue[] {
  if (isCivilServant(status, answers.civil)) return serviceIssues(answers)
  return answers.civil === null ? [{ field: 'civil', code: 'civil_required' }] : companyIssues(answers)
}

/**
 * Everything that is wrong with the answers, in the order of the page; empty where they can be saved.
 * The e-mail address is optional, and of the two other-position names one is enough.
 */
export function registrationIssues(answers: OpenAnswers, status: ApplicantStatus): RegistrationIssue[] {
  const contact = phoneIssue(answers.macaoContactNo)
  const email = emailIssue(answers.email)
  const address = addressIssue(answers.macaoAddress)
  const issues: RegistrationIssue[] = []
  if (contact) issues.push({ field: 'macaoContactNo', code: contact })
  if (email) issues.push({ field: 'email', code: email })
  if (address) issues.push({ field: 'macaoAddress', code: address })
  issues.push(...occupationIssues(answers, status))
  if (answers.languageTypeId === null) issues.push({ field: 'languageTypeId', code: 'language_required' })
  return issues
}

/** What is required and not filled in, in the order of the page: the next button is disabled while there is any. */
export function missingAnswers(answers: OpenAnswers, status: ApplicantStatus): RegistrationField[] {
  return registrationIssues(answers, status).flatMap(({ field, code }) =>
    code.endsWith('_required') ? [field] : [],
  )
}

const lineOf = (text: string | null) => (isEmpty(text) ? null : (text?.trim() ?? null))

/**
 * The answers as they are stored and submitted: trimmed, the number stripped, and nothing kept of questions that
 * this applicant isn't asked. The same answers come back unchanged.
 */
export function storedRegistration<A extends OpenAnswers>(answers: A, status: ApplicantStatus): A {
  const civil = isCivilServant(status, answers.civil)
  const kind = civil || answers.civil === null ? null : answers.companyType
  return {
    ...answers,
    macaoContactNo: storedPhone(answers.macaoContactNo),
    email: answers.email.trim(),
    macaoAddress: answers.macaoAddress.trim(),
    civil: asksCivil(status) ? answers.civil : null,
    applicantDepartment: civil ? lineOf(answers.applicantDepartment) : null,
    contractType: civil ? answers.contractType : null,
    careerOrOfficialType: civil ? answers.careerOrOfficialType : null,
    positionEducation: civil ? lineOf(answers.positionEducation) : null,
    companyType: kind,
    companyName: kind === 0 ? lineOf(answers.companyName) : null,
    companyPositionName: kind === 0 ? lineOf(answers.companyPositionName) : null,
    entityInfoId: kind === 1 ? answers.entityInfoId : null,
    otherPositionNameCn: kind === 2 ? lineOf(answers.otherPositionNameCn) : null,
    otherPositionNamePt: kind === 2 ? lineOf(answers.otherPositionNamePt) : null,
  }
}

/** Interface language that goes with an exam language. */
const interfaceLanguageOf = { C: 'ZH_TW', P: 'PT' } as const satisfies Record<ExamLanguage, InterfaceLanguage>

/** Whether the chosen exam language differs from the language of the pages: a confirmation is asked for first. */
export function languageDiffers(chosen: ExamLanguage, pages: InterfaceLanguage): boolean {
  return interfaceLanguageOf[chosen] !== pages
}
