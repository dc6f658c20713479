import * as v from 'valibot'
import {
  fieldNames,
  type RegistrationField,
  registrationFields,
} from '#contract/entities/registrationFields.ts'
import type { OpenAnswers, RegistrationForm } from '#contract/entities/registrationForm.ts'
import { companyTypes } from '#contract/enums.ts'
import { joinPhone, splitPhone } from '#contract/rules/phone.ts'

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
const yesNo = v.optional(v.picklist(['', 'yes', 'no']), '')
/** Fields of the page whose answer isn't one value of the same name. */
const parted = {
  macaoContactNo: { area: word, number: word },
  macaoAddress: {
    /** `registered`: the address of the account; `other`: the one typed */
    addressChoice: v.optional(v.picklist(['registered', 'other']), 'other'),
    address: word,
  },
} as const
type Parted = typeof parted
type Whole = Exclude<RegistrationField, keyof Parted>

const isParted = (field: RegistrationField): field is keyof Parted => field in parted
const whole = fieldNames.filter((field): field is Whole => !isParted(field))

type Schemas = {
  [K in Whole]: (typeof registrationFields)[K]['kind'] extends 'yesNo' ? typeof yesNo : typeof word
} & Parted['macaoContactNo'] &
  Parted['macaoAddress']

const schemasOf = (field: RegistrationField) => {
  if (isParted(field)) return parted[field]
  return { [field]: registrationFields[field].kind === 'yesNo' ? yesNo : word }
}

/** What the fields hold: texts only, as in the page and in its order. Also the shape of a kept draft. */
export const RegistrationValues = v.object(Object.assign({}, ...fieldNames.map(schemasOf)) as Schemas)
export type RegistrationValues = v.InferOutput<typeof RegistrationValues>
export type RegistrationValueName = keyof RegistrationValues

function wordOf(answer: string | number | boolean | null): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
  return answer === null ? '' : String(answer)
}
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
    addressChoice: takesRegistered ? 'registered' : 'other',
    address: takesRegistered ? '' : answers.macaoAddress,
    ...wordsOf(answers),
    ...(isWithout(answers) ? { companyType: 'none', otherPositionNameCn: '', otherPositionNamePt: '' } : {}),
  }
}

const wordsOf = (answers: OpenAnswers) =>
  Object.fromEntries(whole.map((field) => [field, wordOf(answers[field])])) as Pick<RegistrationValues, Whole>

function answerOf(field: Whole, text: string): OpenAnswers[Whole] {
  const declared = registrationFields[field]
  switch (declared.kind) {
    case 'email':
      return text
    case 'yesNo':
      return text === '' ? null : text === 'yes'
    case 'choice':
      return oneOf<string | number>(declared.options, text) as OpenAnswers[Whole]
    case 'reference':
      return declared.by === 'id' ? numberOrNull(text) : orNull(text)
    case 'line':
      return orNull(text)
  }
}

/** What the fields say. @param registeredAddress the account's, or null */
export function answersOf(values: RegistrationValues, registeredAddress: string | null): OpenAnswers {
  const takesRegistered = values.addressChoice === 'registered' && registeredAddress !== null
  return {
    macaoContactNo: joinPhone({ area: values.area, number: values.number }),
    macaoAddress: takesRegistered ? registeredAddress : values.address,
    ...(Object.fromEntries(whole.map((field) => [field, answerOf(field, values[field])])) as Pick<
      OpenAnswers,
      Whole
    >),
    ...(values.companyType === 'none' ? without : {}),
  }
}

/** The field of the page that an answer is typed in, for errors and links. */
export function valueNameOf(
  field: RegistrationField,
  addressChoice: 'registered' | 'other',
): RegistrationValueName {
  if (field === 'macaoContactNo') return 'number'
  if (field === 'macaoAddress') return addressChoice === 'registered' ? 'addressChoice' : 'address'
  return field
}

/** The answer that a field of the page belongs to. */
export function fieldOfValue(name: RegistrationValueName): RegistrationField {
  if (name === 'area' || name === 'number') return 'macaoContactNo'
  return name === 'addressChoice' || name === 'address' ? 'macaoAddress' : name
}
