import { lazy, Suspense, useMemo } from 'react'
import { useController } from 'react-hook-form'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { type ReferenceList, useReferenceList } from '#src/api/referenceLists.ts'
import { type Fields, useFields } from '#src/features/registration/fieldsOf.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import type { ComboboxProps } from '#src/ui/Combobox.tsx'
import type { ComboboxOption } from '#src/ui/comboboxOption.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { TextField } from '#src/ui/TextField.tsx'

interface NamedRow {
  readonly id: number
  readonly code: string
  readonly nameTc: string
  readonly namePt: string
  readonly active: boolean
}

/** Fetched where somebody needs it: most applicants are in no public service. */
const Combobox = lazy(async () => ({ default: (await import('#src/ui/Combobox.tsx')).Combobox }))

interface ListFieldProps {
  fields: Fields
  name: 'applicantDepartment' | 'careerOrOfficialType' | 'entityInfoId'
  list: ReferenceList
  valueFrom: (row: NamedRow) => string
}

/** A choice from a reference list of any length, whose rows come from the service; found by either name, or the code. */
export function ListField({ fields, name, list, valueFrom }: ListFieldProps) {
  const text = useText()
  const language = useLanguage()
  const { label, error } = useFields(fields)(name)
  const { field } = useController({ control: fields.control, name })
  const { rows, state, retry } = useReferenceList(list)
  const chosen = field.value
  const options = useMemo(
    () =>
      (rows as readonly NamedRow[])
        // what was chosen stays in the list though it may no longer be offered
        .filter((row) => row.active || valueFrom(row) === chosen)
        .map((row): ComboboxOption => {
          const label = nameIn(language, row)
          const other = label === row.nameTc ? row.namePt : row.nameTc
          return { value: valueFrom(row), label, also: `${other} ${row.code}` }
        }),
    [rows, language, valueFrom, chosen],
  )
  const given: ComboboxProps = {
    ref: field.ref,
    name,
    label,
    error,
    hint: state === 'loading' ? text('common.loading') : undefined,
    disabled: state !== 'loaded',
    options,
    value: chosen,
    onChange: field.onChange,
    onBlur: field.onBlur,
  }
  return (
    <>
      <Suspense fallback={<TextField name={name} label={label} hint={text('common.loading')} disabled />}>
        <Combobox {...given} />
      </Suspense>
      {state === 'failed' && (
        <Notice status="error" action={<LinkButton onPress={retry}>{text('common.retry')}</LinkButton>} live>
          {text('client.cannot_connect')}
        </Notice>
      )}
    </>
  )
}
