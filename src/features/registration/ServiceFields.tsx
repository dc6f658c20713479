import { contractTypes } from '#contract/enums.ts'
import { type Fields, useFields } from '#src/features/registration/fieldsOf.ts'
import { ListField } from '#src/features/registration/ListField.tsx'
import { useText } from '#src/i18n/useText.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'

const codeOf = ({ code }: { code: string }) => code
const idOf = ({ id }: { id: number }) => String(id)

/** Department, form of appointment and career of somebody in the public service. */
export function ServiceFields({ fields }: { fields: Fields }) {
  const text = useText()
  const field = useFields(fields)
  return (
    <>
      <ListField
        fields={fields}
        name="applicantDepartment"
        label={text('form.field.department')}
        list="departments"
        valueFrom={codeOf}
      />
      <SelectField
        {...field('contractType')}
        label={text('form.field.contract_type')}
        options={contractTypes.map((value) => ({ value, label: text(`form.contract_type.${value}`) }))}
      />
      <ListField
        fields={fields}
        name="careerOrOfficialType"
        label={text('form.field.career')}
        list="careers"
        valueFrom={idOf}
      />
      <TextField {...field('positionEducation')} label={text('form.field.position_education')} optional />
    </>
  )
}
