import type { ComponentProps } from 'react'
import { type ReferenceList, useReferenceList } from '#src/api/referenceLists.ts'
import { nameIn } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { QuietLink } from '#src/ui/QuietLink.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'

interface NamedRow {
  readonly id: number
  readonly code: string
  readonly nameTc: string
  readonly namePt: string
  readonly active: boolean
}

interface ListFieldProps extends Omit<ComponentProps<typeof SelectField>, 'options' | 'list'> {
  list: ReferenceList
  valueFrom: (row: NamedRow) => string
  /** what is chosen now: it stays in the list though it may no longer be offered */
  chosen: string
}

/** A choice from a reference list, whose rows come from the service. */
export function ListField({ list, valueFrom, chosen, ...field }: ListFieldProps) {
  const text = useText()
  const language = useLanguage()
  const { rows, state, retry } = useReferenceList(list)
  const offered = (rows as readonly NamedRow[]).filter((row) => row.active || valueFrom(row) === chosen)
  return (
    <>
      {/* the key: a list that has just arrived takes up the value that the form holds */}
      <SelectField
        key={state}
        {...field}
        disabled={state !== 'ready'}
        placeholder={text(state === 'loading' ? 'common.loading' : 'common.select')}
        options={offered.map((row) => ({ value: valueFrom(row), label: nameIn(language, row) }))}
      />
      {state === 'failed' && (
        <Notice status="error" action={<QuietLink onPress={retry}>{text('common.retry')}</QuietLink>} live>
          {text('client.cannot_connect')}
        </Notice>
      )}
    </>
  )
}
