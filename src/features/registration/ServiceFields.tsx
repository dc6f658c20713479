import { contractTypes } from '#contract/enums.ts'
import { type Fields, useFields } from '#src/features/registration/fieldsOf.ts'
import { InOrder } from '#src/features/registration/InOrder.tsx'
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
    <InOrder
      of={{ asked: 'inService' }}
      controls={{
        applicantDepartment: (
          <ListField fields={fields} name="applicantDepartment" list="departments" valueFrom={codeOf} />
        ),
        contractType: (
          <SelectField
            {...field('contractType')}
            options={contractTypes.map((value) => ({ value, label: text(`form.contract_type.${value}`) }))}
          />
        ),
        careerOrOfficialType: (
          <ListField fields={fields} name="careerOrOfficialType" list="careers" valueFrom={idOf} />
        ),
        positionEducation: <TextField {...field('positionEducation')} optional />,
      }}
    />
  )
}
