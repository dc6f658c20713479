import type { UseFormReturn } from 'react-hook-form'
import type { RegistrationCode } from '#contract/rules/registrationForm.ts'
import type { PlainTextId } from '#locales/textIds.gen.ts'
import type {
  RegistrationValueName,
  RegistrationValues,
} from '#src/features/registration/registrationValues.ts'
import { useText } from '#src/i18n/useText.ts'

/** What the fields are called. */
export const labelOf: Readonly<Record<RegistrationValueName, PlainTextId>> = {
  area: 'form.field.area_code',
  number: 'form.field.contact',
  email: 'form.field.email',
  address: 'form.field.address',
  addressChoice: 'form.field.address',
  civil: 'form.field.civil',
  applicantDepartment: 'form.field.department',
  contractType: 'form.field.contract_type',
  careerOrOfficialType: 'form.field.career',
  positionEducation: 'form.field.position_education',
  companyType: 'form.field.company_type',
  companyName: 'form.field.company_name',
  companyPositionName: 'form.field.company_position',
  entityInfoId: 'form.field.entity',
  otherPositionNameCn: 'form.field.other_position_cn',
  otherPositionNamePt: 'form.field.other_position_pt',
  languageTypeId: 'form.field.language',
}

export type Fields = UseFormReturn<RegistrationValues>

/** For the parts of the form: what a field is given, its error in words included. */
export function useFields({ register, formState: { errors } }: Fields) {
  const text = useText()
  return (name: RegistrationValueName) => {
    const code = errors[name]?.type as RegistrationCode | undefined
    return { ...register(name), error: code && text(`form.${code}`) }
  }
}
