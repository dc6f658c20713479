import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, useId } from 'react'
import { control } from '#src/ui/control.ts'
import { FieldNotes, type FieldWords, OptionalMark } from '#src/ui/FieldFrame.tsx'
import { SelectBox } from '#src/ui/SelectBox.tsx'
import type { Option } from '#src/ui/SelectField.tsx'

const Input = chakra('input', control)

type Bare<T extends 'input' | 'select'> = Omit<ComponentProps<T>, 'children' | 'color' | 'size' | 'type'>

export interface PhoneFieldProps extends FieldWords {
  /** label of the area code, for screen readers */
  areaLabel: string
  areas: readonly Option[]
  /** `{...register('area')}` */
  area: Bare<'select'>
  /** `{...register('number')}`; its name is where an error summary leads */
  number: Bare<'input'>
}

/** A telephone number with its area code. */
export function PhoneField({
  label,
  hint,
  error,
  optional,
  areaLabel,
  areas,
  area,
  number,
}: PhoneFieldProps) {
  const own = useId()
  const id = number.id ?? number.name ?? own
  const ties = {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <chakra.div>
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="1">
        {label}
        {optional && <OptionalMark />}
      </chakra.label>
      <FieldNotes id={id} hint={hint} error={error} />
      <chakra.div display="grid" gridTemplateColumns="minmax(6.5rem, 8rem) minmax(0, 16rem)" gap="2">
        <SelectBox autoComplete="tel-country-code" aria-label={areaLabel} {...area}>
          {areas.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectBox>
        <Input
          autoComplete="tel-national"
          inputMode="tel"
          {...number}
          type="tel"
          id={id}
          aria-required={optional ? undefined : true}
          {...ties}
        />
      </chakra.div>
    </chakra.div>
  )
}
