import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { control } from '#src/ui/control.ts'
import { FieldFrame, type FieldWords } from '#src/ui/FieldFrame.tsx'

const Input = chakra('input', control)

export interface DateFieldProps
  extends FieldWords,
    Omit<ComponentProps<'input'>, 'children' | 'color' | 'size' | 'type' | 'min' | 'max'> {
  /** plain dates, `yyyy-mm-dd` (months: `yyyy-mm`) */
  min?: string
  max?: string
  /** a month without a day */
  month?: boolean
}

/**
 * A plain date, typed or picked in the browser's own way; the value is `yyyy-mm-dd`, or `yyyy-mm` for a month.
 * Where a browser has no month picker the field is typed in that form. Uncontrolled, as TextField.
 */
export function DateField({ label, hint, error, optional, id, name, month, ...input }: DateFieldProps) {
  return (
    <FieldFrame id={id ?? name} label={label} hint={hint} error={error} optional={optional}>
      {(ties) => (
        <Input
          {...input}
          type={month ? 'month' : 'date'}
          {...(month ? { placeholder: 'yyyy-mm', pattern: '\\d{4}-\\d{2}' } : {})}
          name={name}
          {...ties}
          maxW="13rem"
          css={{ '&::-webkit-date-and-time-value': { textAlign: 'start' } }}
        />
      )}
    </FieldFrame>
  )
}
