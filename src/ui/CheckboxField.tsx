import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, useId } from 'react'
import { FieldNotes, type FieldWords } from '#src/ui/FieldFrame.tsx'

const Box = chakra('input', {
  base: {
    boxSize: '6',
    mt: '0.5',
    flexShrink: 0,
    accentColor: '{colors.green.solid}',
    _focusVisible: { outline: '2px solid', outlineColor: 'green.focusRing', outlineOffset: '2px' },
  },
})

export interface CheckboxFieldProps
  extends Omit<FieldWords, 'optional'>,
    Omit<ComponentProps<'input'>, 'children' | 'color' | 'size' | 'type'> {}

/** A single statement to agree to or a yes. Uncontrolled, as TextField. */
export function CheckboxField({ label, hint, error, id: given, name, ...input }: CheckboxFieldProps) {
  const own = useId()
  const id = given ?? name ?? own
  return (
    <chakra.div>
      <FieldNotes id={id} error={error} />
      <chakra.label htmlFor={id} display="flex" gap="3" minH="11" py="2" cursor="button">
        <Box
          type="checkbox"
          {...input}
          name={name}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
        />
        <chakra.span minW="0">{label}</chakra.span>
      </chakra.label>
      {hint && (
        <chakra.div ps="9">
          <FieldNotes id={id} hint={hint} />
        </chakra.div>
      )}
    </chakra.div>
  )
}
