import * as v from 'valibot'
import type { RegistrationForm } from '#contract/entities/registrationForm.ts'
import { companyTypes, contractTypes, examLanguages } from '#contract/enums.ts'
import { joinPhone, splitPhone } from '#contract/rules/phone.ts'
import type { OpenAnswers, RegistrationField } from '#contract/rules/registrationForm.ts'

/** Area codes that the list offers; any other country is typed with its plus. */
export const areaCodes = ['853', '86', '852', '886', '351'] as const

/** A person without a job is of the type "other" (2), and these words are the other position. */
const without = {
  companyType: 2,
  otherPositionNameCn: '沒有任職',
  otherPositionNamePt: 'Sem ocupação',
} as const
/** What the page offers for the type of employer: those of the form, and none. */
export const employerChoices = [...companyTypes, 'none'] as const

const word = v.optional(v.string(), '')
/** What the fields hold: texts only, as in the page. Also the shape of a kept draft. */
export const RegistrationValues = v.object({
  area: word,
  number: word,
  email: word,
  /** `registered`: the address of the account; `other`: the one typed */
  addressChoice: v.optional(v.picklist(['registered', 'other']), 'other'),
  address: word,
  civil: v.optional(v.picklist(['', 'yes', 'no']), ''),
  applicantDepartment: word,
  contractType: word,
  careerOrOfficialType: word,
  positionEducation: word,
  companyType: word,
  companyName: word,
  companyPositionName: word,
  entityInfoId: word,
  otherPositionNameCn: word,
  otherPositionNamePt: word,
  languageTypeId: word,
})
export type RegistrationValues = v.InferOutput<typeof RegistrationValues>
export type RegistrationValueName = keyof RegistrationValues

const civilWord = (civil: boolean | null) => (civil === null ? '' : civil ? 'yes' : 'no')
const wordOf = (value: string | number | null) => (value === null ? '' : String(value))
const orNull = (text: string) => (text === '' ? null : text)
const numberOrNull = (text: string) => (/^\d+$/.test(text) ? Number(text) : null)
const oneOf = <T extends string | number>(known: readonly T[], text: string): T | null =>
  known.find((value) => String(value) === text) ?? null

const isWithout = (answers: OpenAnswers) =>
  answers.companyType === without.companyType &&
  answers.otherPositionNameCn === without.otherPositionNameCn &&
  answers.otherPositionNamePt === without.otherPositionNamePt

/** The fields as they come up: saved answers, or what the service suggests. */
export function valuesOf({ answers, registeredAddress }: RegistrationForm): RegistrationValues {
  const phone = splitPhone(answers.macaoContactNo, areaCodes)
  const takesRegistered =
    registeredAddress !== null && (answers.macaoAddress === '' || answers.macaoAddress === registeredAddress)
  return {
    area: phone.area,
    number: phone.number,
    email: answers.email,
    addressChoice: takesRegistered ? 'registered' : 'other',
    address: takesRegistered ? '' : answers.macaoAddress,
    civil: civilWord(answers.civil),
    applicantDepartment: wordOf(answers.applicantDepartment),
    contractType: wordOf(answers.contractType),
    careerOrOfficialType: wordOf(answers.careerOrOfficialType),
    positionEducation: wordOf(answers.positionEducation),
    companyType: isWithout(answers) ? 'none' : wordOf(answers.companyType),
    companyName: wordOf(answers.companyName),
    companyPositionName: wordOf(answers.companyPositionName),
    entityInfoId: wordOf(answers.entityInfoId),
    otherPositionNameCn: isWithout(answers) ? '' : wordOf(answers.otherPositionNameCn),
    otherPositionNamePt: isWithout(answers) ? '' : wordOf(answers.otherPositionNamePt),
    languageTypeId: wordOf(answers.languageTypeId),
  }
}

/** What the fields say. @param registeredAddress the account's, or null */
export function answersOf(values: RegistrationValues, registeredAddress: string | null): OpenAnswers {
  const takesRegistered = values.addressChoice === 'registered' && registeredAddress !== null
  return {
    macaoContactNo: joinPhone({ area: values.area, number: values.number }),
    email: values.email,
    macaoAddress: takesRegistered ? registeredAddress : values.address,
    civil: values.civil === '' ? null : values.civil === 'yes',
    applicantDepartment: orNull(values.applicantDepartment),
    contractType: oneOf(contractTypes, values.contractType),
    careerOrOfficialType: numberOrNull(values.careerOrOfficialType),
    positionEducation: orNull(values.positionEducation),
    companyType: oneOf(companyTypes, values.companyType),
    companyName: orNull(values.companyName),
    companyPositionName: orNull(values.companyPositionName),
    entityInfoId: numberOrNull(values.entityInfoId),
    otherPositionNameCn: orNull(values.otherPositionNameCn),
    otherPositionNamePt: orNull(values.otherPositionNamePt),
    ...(values.companyType === 'none' ? without : {}),
    languageTypeId: oneOf(examLanguages, values.languageTypeId),
  }
}

const fieldNames: Partial<Record<RegistrationField, RegistrationValueName>> = {
  macaoContactNo: 'number',
  macaoAddress: 'address',
}

/** The field of the page that an answer is typed in, for errors and links. */
export function valueNameOf(
  field: RegistrationField,
  addressChoice: 'registered' | 'other',
): RegistrationValueName {
  if (field === 'macaoAddress' && addressChoice === 'registered') return 'addressChoice'
  return fieldNames[field] ?? (field as RegistrationValueName)
}
