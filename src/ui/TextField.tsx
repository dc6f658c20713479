import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { control } from '#src/ui/control.ts'
import { FieldFrame, type FieldWords } from '#src/ui/FieldFrame.tsx'

const Input = chakra('input', control)

export interface TextFieldProps
  extends FieldWords,
    Omit<ComponentProps<'input'>, 'children' | 'color' | 'size'> {
  /** as wide as this many characters at most; absent: as wide as the column */
  characters?: number
}

/**
 * One line of text. Uncontrolled: give it `{...register('email')}`, or `defaultValue`. The keyboard comes from `type`,
 * `inputMode` and `autoComplete`, which every use should set.
 */
export function TextField({ label, hint, error, optional, characters, id, name, ...input }: TextFieldProps) {
  return (
    <FieldFrame id={id ?? name} label={label} hint={hint} error={error} optional={optional}>
      {(ties) => (
        <Input
          type="text"
          {...input}
          name={name}
          {...ties}
          style={characters ? { maxWidth: `${characters + 4}ch` } : undefined}
        />
      )}
    </FieldFrame>
  )
}
