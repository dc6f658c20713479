import { describe, expect, test } from 'vitest'
import { noAnswers as empty, type OpenAnswers } from '#contract/entities/registrationForm.ts'
import type { ApplicantStatus } from '#contract/enums.ts'
import {
  languageDiffers,
  missingAnswers,
  registrationIssues,
  storedRegistration,
} from '#contract/rules/registrationForm.ts'

const personal = {
  ...empty,
  macaoContactNo: '+853 6612 3456',
  email: 'maria@example.mo',
  macaoAddress: '南灣大馬路762號',
  languageTypeId: 'C',
} as const satisfies OpenAnswers
const inCompany = {
  ...personal,
  civil: false,
  companyType: 0,
  companyName: '大文貿易有限公司',
  companyPositionName: '會計',
} as const satisfies OpenAnswers
const inService = {
  ...personal,
  applicantDepartment: 'SAFP',
  contractType: 'APPOINT',
  careerOrOfficialType: 1,
} as const satisfies OpenAnswers

const found = (answers: OpenAnswers, status: ApplicantStatus) =>
  registrationIssues(answers, status).map(({ field, code }) => `${field}: ${code}`)

describe('forms that can be saved', () => {
  test.each([
    ['a civil servant', 'A', inService],
    ['a person of status E without the question civil', 'E', { ...inService, civil: null }],
    ['a former servant who is linked again', 'F', { ...inService, civil: true }],
    ['an employee of a company', 'G', inCompany],
    ['a former servant in a company', 'F', inCompany],
    ['somebody at a listed entity', 'G', { ...personal, civil: false, companyType: 1, entityInfoId: 3 }],
    [
      'a student, in Chinese only',
      'G',
      { ...personal, civil: false, companyType: 2, otherPositionNameCn: '學生' },
    ],
    [
      'a student, in Portuguese only',
      'G',
      { ...personal, civil: false, companyType: 2, otherPositionNamePt: 'Estudante' },
    ],
    ['no e-mail address', 'G', { ...inCompany, email: '' }],
  ] as const)('%s', (_story, status, answers) => {
    expect(found(answers, status)).toEqual([])
    expect(missingAnswers(answers, status)).toEqual([])
  })
})

describe('forms that can’t be saved', () => {
  test.each([
    [
      'an empty form of somebody who is asked civil',
      'G',
      empty,
      [
        'macaoContactNo: contact_required',
        'macaoAddress: address_required',
        'civil: civil_required',
        'languageTypeId: language_required',
      ],
    ],
    [
      'an empty form of a civil servant',
      'B',
      empty,
      [
        'macaoContactNo: contact_required',
        'macaoAddress: address_required',
        'applicantDepartment: department_required',
        'contractType: contract_type_required',
        'careerOrOfficialType: career_required',
        'languageTypeId: language_required',
      ],
    ],
    [
      'civil answered with yes, nothing else',
      'F',
      { ...personal, civil: true },
      [
        'applicantDepartment: department_required',
        'contractType: contract_type_required',
        'careerOrOfficialType: career_required',
      ],
    ],
    ['no kind of company', 'G', { ...personal, civil: false }, ['companyType: company_type_required']],
    [
      'a company without names',
      'G',
      { ...personal, civil: false, companyType: 0, companyName: ' ' },
      ['companyName: company_name_required', 'companyPositionName: company_position_required'],
    ],
    [
      'company names that are too long',
      'G',
      { ...inCompany, companyName: '司'.repeat(201), companyPositionName: '計'.repeat(101) },
      ['companyName: company_name_max', 'companyPositionName: company_position_max'],
    ],
    [
      'no entity chosen',
      'G',
      { ...personal, civil: false, companyType: 1 },
      ['entityInfoId: entity_required'],
    ],
    [
      'no other position',
      'G',
      { ...personal, civil: false, companyType: 2 },
      ['otherPositionNameCn: other_position_required'],
    ],
    [
      'another position that is too long',
      'G',
      { ...personal, civil: false, companyType: 2, otherPositionNamePt: 'a'.repeat(201) },
      ['otherPositionNamePt: other_position_max'],
    ],
    [
      'wrong contacts',
      'G',
      { ...inCompany, macaoContactNo: '+853 8866 1234', email: 'maria@', macaoAddress: '南灣大馬路' },
      ['macaoContactNo: contact_invalid_macao', 'email: email_invalid', 'macaoAddress: address_min'],
    ],
  ] as const)('%s', (_story, status, answers, issues) => {
    expect(found(answers, status)).toEqual(issues)
  })

  test('a wrong number leaves the form filled, so that next can be pressed and the error is shown', () => {
    expect(missingAnswers({ ...inCompany, macaoContactNo: '+853 8866 1234' }, 'G')).toEqual([])
    expect(missingAnswers({ ...inCompany, macaoContactNo: '', languageTypeId: null }, 'G')).toEqual([
      'macaoContactNo',
      'languageTypeId',
    ])
  })

  test('200 and 100 characters are accepted, counted as people count them', () => {
    const long = { ...inCompany, companyName: '𠝹'.repeat(200), companyPositionName: '𠝹'.repeat(100) }
    expect(found(long, 'G')).toEqual([])
  })
})

describe('what is stored', () => {
  test('answers to questions that are not asked are dropped, the rest is trimmed', () => {
    const answers = {
      ...inCompany,
      macaoContactNo: '(853) 6612-3456',
      email: ' maria@example.mo ',
      companyName: ' 大文貿易有限公司 ',
      applicantDepartment: 'SAFP',
      entityInfoId: 3,
      otherPositionNameCn: '學生',
    }
    expect(storedRegistration(answers, 'G')).toEqual({ ...inCompany, macaoContactNo: '+85366123456' })
  })

  test('a civil servant of status A has no civil answer and no company', () => {
    expect(
      storedRegistration({ ...inService, ...{ civil: false, companyType: 0, companyName: 'X' } }, 'A'),
    ).toEqual({
      ...inService,
      macaoContactNo: '+85366123456',
    })
  })

  test('storing twice changes nothing', () => {
    const once = storedRegistration(inCompany, 'G')
    expect(storedRegistration(once, 'G')).toEqual(once)
  })
})

test.each([
  ['C', 'ZH_TW', false],
  ['C', 'PT', true],
  ['P', 'ZH_TW', true],
  ['P', 'PT', false],
] as const)('language %s on pages in %s asks for a confirmation: %s', (chosen, pages, asked) => {
  expect(languageDiffers(chosen, pages)).toBe(asked)
})
