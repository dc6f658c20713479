import type { ComponentProps } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { FieldFrame, type FieldWords } from '#src/ui/FieldFrame.tsx'
import { SelectBox } from '#src/ui/SelectBox.tsx'

export interface Option {
  readonly value: string | number
  readonly label: string
  readonly disabled?: boolean
}

/** The browser's own list, for up to some fifty options; a longer one is a Combobox. */
export interface SelectFieldProps
  extends FieldWords,
    Omit<ComponentProps<'select'>, 'children' | 'color' | 'size'> {
  options: readonly Option[]
  /** first, empty choice; absent: "please select"; null: there is none, the first option stands */
  placeholder?: string | null
}

export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  name,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const text = useText()
  return (
    <FieldFrame id={id ?? name} label={label} hint={hint} error={error} optional={optional}>
      {(ties) => (
        <SelectBox {...select} name={name} {...ties}>
          {placeholder !== null && <option value="">{placeholder ?? text('common.select')}</option>}
          {options.map(({ value, label: words, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {words}
            </option>
          ))}
        </SelectBox>
      )}
    </FieldFrame>
  )
}
