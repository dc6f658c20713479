import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { control } from '#src/ui/control.ts'
import { FieldFrame, type FieldWords } from '#src/ui/FieldFrame.tsx'

const Area = chakra('textarea', control)

export interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'children' | 'color'> {}

/** Several lines of text; grows with what is typed where the browser can. Uncontrolled, as TextField. */
export function TextArea({ label, hint, error, optional, id, name, rows = 4, ...area }: TextAreaProps) {
  return (
    <FieldFrame id={id ?? name} label={label} hint={hint} error={error} optional={optional}>
      {(ties) => (
        <Area
          {...area}
          name={name}
          rows={rows}
          {...ties}
          py="2"
          resize="vertical"
          css={{ fieldSizing: 'content', minHeight: `${rows * 1.75}rem` }}
        />
      )}
    </FieldFrame>
  )
}
