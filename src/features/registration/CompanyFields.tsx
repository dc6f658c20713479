import { useWatch } from 'react-hook-form'
import { type Fields, useFields } from '#src/features/registration/fieldsOf.ts'
import { InOrder } from '#src/features/registration/InOrder.tsx'
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
        <InOrder
          of={{ asked: 'inCompany' }}
          controls={{
            companyName: <TextField {...field('companyName')} autoComplete="organization" />,
            companyPositionName: (
              <TextField {...field('companyPositionName')} autoComplete="organization-title" />
            ),
          }}
        />
      )
    case '1':
      return (
        <InOrder
          of={{ asked: 'atListedBody' }}
          controls={{
            entityInfoId: <ListField fields={fields} name="entityInfoId" list="entities" valueFrom={idOf} />,
          }}
        />
      )
    case '2':
      return (
        <InOrder
          of={{ asked: 'otherwise' }}
          controls={{
            otherPositionNameCn: (
              <TextField
                {...field('otherPositionNameCn')}
                hint={text('form.other_position_hint')}
                lang="zh-Hant"
              />
            ),
            otherPositionNamePt: <TextField {...field('otherPositionNamePt')} lang="pt" optional />,
          }}
        />
      )
    default:
      return null
  }
}
