import { useWatch } from 'react-hook-form'
import { type Fields, useFields } from '#src/features/registration/fieldsOf.ts'
import { ListField } from '#src/features/registration/ListField.tsx'
import { useText } from '#src/i18n/useText.ts'
import { TextField } from '#src/ui/TextField.tsx'

const idOf = ({ id }: { id: number }) => String(id)

/** What is asked of each kind of employer: company, one from the list, other (section 5). */
export function CompanyFields({ fields }: { fields: Fields }) {
  const text = useText()
  const field = useFields(fields)
  const kind = useWatch({ control: fields.control, name: 'companyType' })
  switch (kind) {
    case '0':
      return (
        <>
          <TextField
            {...field('companyName')}
            label={text('form.field.company_name')}
            autoComplete="organization"
          />
          <TextField
            {...field('companyPositionName')}
            label={text('form.field.company_position')}
            autoComplete="organization-title"
          />
        </>
      )
    case '1':
      return (
        <ListField
          fields={fields}
          name="entityInfoId"
          label={text('form.field.entity')}
          list="entities"
          valueFrom={idOf}
        />
      )
    case '2':
      return (
        <>
          <TextField
            {...field('otherPositionNameCn')}
            label={text('form.field.other_position_cn')}
            hint={text('form.other_position_hint')}
            lang="zh-Hant"
          />
          <TextField
            {...field('otherPositionNamePt')}
            label={text('form.field.other_position_pt')}
            lang="pt"
            optional
          />
        </>
      )
    default:
      return null
  }
}
