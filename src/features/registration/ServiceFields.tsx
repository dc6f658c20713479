import { useWatch } from 'react-hook-form'
import { contractTypes } from '#contract/enums.ts'
import { type Fields, useFields } from '#src/features/registration/fieldsOf.ts'
import { ListField } from '#src/features/registration/ListField.tsx'
import { useText } from '#src/i18n/useText.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'

/** Department, form of appointment and career of somebody in the public service. */
export function ServiceFields({ fields }: { fields: Fields }) {
  const text = useText()
  const field = useFields(fields)
  const [department, career] = useWatch({
    control: fields.control,
    name: ['applicantDepartment', 'careerOrOfficialType'],
  })
  return (
    <>
      <ListField
        {...field('applicantDepartment')}
        label={text('form.field.department')}
        list="departments"
        valueFrom={({ code }) => code}
        chosen={department}
      />
      <SelectField
        {...field('contractType')}
        label={text('form.field.contract_type')}
        options={contractTypes.map((value) => ({ value, label: text(`form.contract_type.${value}`) }))}
      />
      <ListField
        {...field('careerOrOfficialType')}
        label={text('form.field.career')}
        list="careers"
        valueFrom={({ id }) => String(id)}
        chosen={career}
      />
      <TextField {...field('positionEducation')} label={text('form.field.position_education')} optional />
    </>
  )
}
