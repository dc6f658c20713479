import type { CareerRow, ReferenceRow } from '#contract/entities/referenceData.ts'
import type { RegistrationForm } from '#contract/entities/registrationForm.ts'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { isCivilServant } from '#contract/rules/civilServant.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { shownPhone } from '#contract/rules/phone.ts'
import type { PlainTextId } from '#locales/textIds.gen.ts'
import { formatIdentityNo } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/formatDate.ts'
import type { Text } from '#src/i18n/useText.ts'

/** One line of the review: null where nothing was filled in. `lang` marks a value in a language of its own. */
export interface ReviewRow {
  readonly label: PlainTextId
  readonly value: string | null
  readonly lang?: 'zh-Hant' | 'pt'
}

/** What gives codes and ids their names. */
export interface NameLists {
  readonly departments: readonly ReferenceRow[]
  readonly entities: readonly ReferenceRow[]
  readonly careers: readonly CareerRow[]
}

interface Words {
  readonly text: Text
  readonly language: InterfaceLanguage
  readonly lists: NameLists
}

const orNull = (value: string | null) => (value === null || value.trim() === '' ? null : value)

function personalRows(form: RegistrationForm, { language }: Words): ReviewRow[] {
  return [
    { label: 'form.field.name_cn', value: orNull(form.nameCn), lang: 'zh-Hant' },
    { label: 'form.field.name_pt', value: orNull(form.namePt), lang: 'pt' },
    { label: 'form.field.identity_no', value: formatIdentityNo(form.identityNo) },
    { label: 'form.field.birthday', value: formatDate(language, form.birthday) },
    ...(form.sevenYearDate === null
      ? []
      : [{ label: 'form.field.seven_year_date', value: formatDate(language, form.sevenYearDate) } as const]),
    { label: 'form.field.contact', value: orNull(shownPhone(form.answers.macaoContactNo)) },
    { label: 'form.field.email', value: orNull(form.answers.email) },
    { label: 'form.field.address', value: orNull(form.answers.macaoAddress) },
  ]
}

function serviceRows({ answers }: RegistrationForm, { text, language, lists }: Words): ReviewRow[] {
  const department = lists.departments.find(({ code }) => code === answers.applicantDepartment)
  const career = lists.careers.find(({ id }) => id === answers.careerOrOfficialType)
  return [
    {
      label: 'form.field.department',
      value: department ? nameIn(language, department) : orNull(answers.applicantDepartment),
    },
    {
      label: 'form.field.contract_type',
      value: answers.contractType && text(`form.contract_type.${answers.contractType}`),
    },
    { label: 'form.field.career', value: career ? nameIn(language, career) : null },
    { label: 'form.field.position_education', value: orNull(answers.positionEducation) },
  ]
}

function companyRows({ answers }: RegistrationForm, { text, language, lists }: Words): ReviewRow[] {
  const entity = lists.entities.find(({ id }) => id === answers.entityInfoId)
  const kind: ReviewRow = {
    label: 'form.field.company_type',
    value: answers.companyType === null ? null : text(`form.company_type.${answers.companyType}`),
  }
  switch (answers.companyType) {
    case 0:
      return [
        kind,
        { label: 'form.field.company_name', value: orNull(answers.companyName) },
        { label: 'form.field.company_position', value: orNull(answers.companyPositionName) },
      ]
    case 1:
      return [kind, { label: 'form.field.entity', value: entity ? nameIn(language, entity) : null }]
    case 2:
      return [
        kind,
        {
          label: 'form.field.other_position_cn',
          value: orNull(answers.otherPositionNameCn),
          lang: 'zh-Hant',
        },
        { label: 'form.field.other_position_pt', value: orNull(answers.otherPositionNamePt), lang: 'pt' },
      ]
    case null:
      return [kind]
  }
}

/** The registration form as it will be submitted: only what this applicant is asked. */
export function registrationRows(form: RegistrationForm, words: Words): ReviewRow[] {
  const { text } = words
  const { answers, applicantStatus } = form
  const civil = isCivilServant(applicantStatus, answers.civil)
  return [
    ...personalRows(form, words),
    { label: 'form.field.applicant_status', value: text(`form.applicant_status.${applicantStatus}`) },
    ...(answers.civil === null
      ? []
      : [{ label: 'form.field.civil', value: text(answers.civil ? 'common.yes' : 'common.no') } as const]),
    ...(civil ? serviceRows(form, words) : companyRows(form, words)),
    {
      label: 'form.field.language',
      value: answers.languageTypeId && text(`form.language_type.${answers.languageTypeId}`),
    },
  ]
}
