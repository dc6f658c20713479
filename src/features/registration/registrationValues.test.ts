import { expect, test } from 'vitest'
import { fieldNames } from '#contract/entities/registrationFields.ts'
import { noAnswers, type RegistrationForm } from '#contract/entities/registrationForm.ts'
import { missingAnswers } from '#contract/rules/registrationForm.ts'
import { answersOf, valueNameOf, valuesOf } from '#src/features/registration/registrationValues.ts'
import { filledAnswers } from '#test/support/filledAnswers.ts'

const suggested: RegistrationForm = {
  nameCn: '陳大文',
  namePt: 'CHAN, TAI MAN',
  identityNo: '90000010',
  birthday: '1990-05-05',
  applicantStatus: 'G',
  sevenYearDate: null,
  registeredAddress: '澳門南灣大馬路762號',
  saved: false,
  answers: { ...noAnswers, macaoContactNo: '66123456', email: 'chan@example.mo' },
  version: 1,
}

test('a suggested form comes up with the account’s number split and its address chosen', () => {
  expect(valuesOf(suggested)).toMatchObject({
    area: '853',
    number: '66123456',
    addressChoice: 'registered',
    address: '',
    civil: '',
    companyType: '',
  })
})

test('saved answers come up as they were saved, and are the same answers again', () => {
  const answers = {
    ...suggested.answers,
    macaoContactNo: '+852 91234567',
    macaoAddress: '氹仔某街1號地下',
    civil: true,
    applicantDepartment: 'SAFP.01',
    contractType: 'APPOINT',
    careerOrOfficialType: 3,
    companyType: 0,
    languageTypeId: 'P',
  } as const
  const values = valuesOf({ ...suggested, saved: true, answers })
  expect(values).toMatchObject({
    area: '852',
    addressChoice: 'other',
    civil: 'yes',
    careerOrOfficialType: '3',
  })
  expect(answersOf(values, suggested.registeredAddress)).toEqual(answers)
})

test.each(fieldNames)('%s comes up as it was answered, and is the same answer again', (field) => {
  const values = valuesOf({ ...suggested, saved: true, answers: filledAnswers })
  const answers = answersOf(values, suggested.registeredAddress)
  const normal = (answer: unknown) => String(answer).replaceAll(' ', '')
  expect(normal(answers[field])).toBe(normal(filledAnswers[field]))
})

test('a person without a job says so, and it is stored as another position in both languages', () => {
  const values = { ...valuesOf(suggested), civil: 'no', companyType: 'none' } as const
  const answers = answersOf(values, suggested.registeredAddress)
  expect(answers).toMatchObject({
    companyType: 2,
    otherPositionNameCn: '沒有任職',
    otherPositionNamePt: 'Sem ocupação',
  })
  expect(missingAnswers({ ...answers, languageTypeId: 'C' }, 'G')).toEqual([])
  expect(valuesOf({ ...suggested, saved: true, answers })).toMatchObject({
    companyType: 'none',
    otherPositionNameCn: '',
  })
})

test('without a registered address the choice of it gives the typed one', () => {
  const values = { ...valuesOf(suggested), addressChoice: 'registered', address: '氹仔某街1號地下' } as const
  expect(answersOf(values, null).macaoAddress).toBe('氹仔某街1號地下')
  expect(answersOf(values, '澳門南灣大馬路762號').macaoAddress).toBe('澳門南灣大馬路762號')
})

test('values that no list knows are no answers', () => {
  const values = { ...valuesOf(suggested), contractType: '__proto__', companyType: '7', entityInfoId: '1e3' }
  expect(answersOf(values, null)).toMatchObject({ contractType: null, companyType: null, entityInfoId: null })
})

test.each([
  ['macaoContactNo', 'other', 'number'],
  ['macaoAddress', 'other', 'address'],
  ['macaoAddress', 'registered', 'addressChoice'],
  ['companyName', 'other', 'companyName'],
] as const)('an error of %s with the %s address stands at %s', (field, choice, name) => {
  expect(valueNameOf(field, choice)).toBe(name)
})
