import { expect, test } from 'vitest'
import { fieldNames, registrationFields } from '#contract/entities/registrationFields.ts'
import { noAnswers, type OpenAnswers, type RegistrationForm } from '#contract/entities/registrationForm.ts'
import { companyTypes } from '#contract/enums.ts'
import { registrationRows } from '#src/features/review/registrationRows.ts'
import type { Text } from '#src/i18n/useText.ts'
import { filledAnswers } from '#test/support/filledAnswers.ts'

const formOf = (answers: OpenAnswers): RegistrationForm => ({
  nameCn: '陳大文',
  namePt: 'CHAN, TAI MAN',
  identityNo: '90000010',
  birthday: '1990-05-05',
  applicantStatus: 'G',
  sevenYearDate: null,
  registeredAddress: null,
  saved: true,
  answers,
  version: 1,
})
const ids = ((id: string) => id) as Text
const row = { id: 1, code: 'SAFP', nameTc: '行政公職局', namePt: 'Serviço de Administração' }
const lists = { department: [row], career: [row], entity: [row] }
const rowsOf = (answers: OpenAnswers) =>
  registrationRows(formOf(answers), { text: ids, language: 'PT', lists })

test('an employee of a company sees what was filled in, and what was left out', () => {
  const answers: OpenAnswers = {
    ...noAnswers,
    macaoContactNo: '+85366123456',
    macaoAddress: 'Rua Central, 1',
    civil: false,
    companyType: 0,
    companyName: '大文貿易有限公司',
    companyPositionName: '會計',
    positionEducation: 'not asked',
    languageTypeId: 'C',
  }
  expect(rowsOf(answers)).toEqual(
    expect.arrayContaining([
      { label: 'form.field.contact', value: '+853 6612 3456' },
      { label: 'form.field.email', value: null },
      { label: 'form.field.address', value: 'Rua Central, 1' },
      { label: 'form.field.applicant_status', value: 'form.applicant_status.G' },
      { label: 'form.field.civil', value: 'common.no' },
      { label: 'form.field.company_type', value: 'form.company_type.0' },
      { label: 'form.field.company_name', value: '大文貿易有限公司' },
      { label: 'form.field.language', value: 'form.language_type.C' },
    ]),
  )
  expect(rowsOf(answers).map(({ value }) => value)).not.toContain('not asked')
})

test('a public servant sees the names of what was chosen; a code stands in where its name is missing', () => {
  const named = rowsOf({ ...filledAnswers, civil: true })
  expect(named).toContainEqual({ label: 'form.field.career', value: 'Serviço de Administração' })
  const unknown = rowsOf({ ...filledAnswers, applicantDepartment: 'OLD', careerOrOfficialType: 7 })
  expect(unknown).toContainEqual({ label: 'form.field.department', value: 'OLD' })
  expect(unknown).toContainEqual({ label: 'form.field.career', value: null })
})

test.each(fieldNames)('%s is shown to those who are asked it', (field) => {
  const applicants = [true, false].flatMap((civil) =>
    companyTypes.map((companyType): OpenAnswers => ({ ...filledAnswers, civil, companyType })),
  )
  const shown = applicants.flatMap(rowsOf).filter(({ value }) => value !== null)
  expect(shown.map(({ label }) => label)).toContain(registrationFields[field].label)
})
