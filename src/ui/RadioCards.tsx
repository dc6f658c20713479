import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNotes, type FieldWords, OptionalMark } from '#src/ui/FieldFrame.tsx'

/** Follows its radio button, whose state it shows: a label around the button would need `:has()`. */
const Card = chakra('label', {
  base: {
    display: 'block',
    h: 'full',
    minH: '12',
    ps: '12',
    pe: '4',
    py: '2.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    rounded: 'l2',
    cursor: 'button',
    _hover: { bg: 'bg.subtle' },
    'input:checked + &': {
      borderColor: 'green.solid',
      boxShadow: 'inset 0 0 0 1px {colors.green.solid}',
      bg: 'green.subtle',
    },
    'input:focus-visible + &': {
      outline: '2px solid',
      outlineColor: 'green.focusRing',
      outlineOffset: '2px',
    },
    'input:disabled + &': { color: 'fg.muted', bg: 'bg.muted', cursor: 'disabled' },
    '[aria-invalid=true] &': { borderColor: 'border.error' },
  },
})
const Dot = chakra('input', {
  base: {
    position: 'absolute',
    top: 'calc({spacing.3.5} + 1px)',
    insetStart: 'calc({spacing.4} + 1px)',
    boxSize: '5',
    accentColor: '{colors.green.solid}',
    outline: 'none',
    cursor: 'button',
    _disabled: { cursor: 'disabled' },
  },
})

export interface RadioOption {
  readonly value: string | number
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean
}

export interface RadioCardsProps
  extends FieldWords,
    Omit<ComponentProps<'input'>, 'children' | 'color' | 'size' | 'type' | 'value'> {
  options: readonly RadioOption[]
  /** the option that is chosen, or none, where the caller keeps it */
  value?: string | null
  /** side by side on wider screens: for two or three short options */
  inRow?: boolean
}

/** One of a few, all of them to be seen. Give it `value`, or, uncontrolled, `{...register('civil')}` or `defaultValue`. */
export function RadioCards(props: RadioCardsProps) {
  const {
    label,
    hint,
    error,
    optional,
    id: given,
    name,
    options,
    inRow,
    value,
    defaultValue,
    ...input
  } = props
  const own = useId()
  const id = given ?? name ?? own
  const idOf = (index: number) => (index === 0 ? id : `${id}-${index}`)
  return (
    <chakra.fieldset
      minW="0"
      aria-invalid={error ? true : undefined}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <chakra.legend textStyle="label" mb="1" p="0">
        {label}
        {optional && <OptionalMark />}
      </chakra.legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <chakra.div
        display="grid"
        gap="2"
        gridTemplateColumns={inRow ? { base: '1fr', md: `repeat(${options.length}, minmax(0, 1fr))` } : '1fr'}
      >
        {options.map((option, index) => (
          <chakra.div key={option.value} position="relative">
            <Dot
              type="radio"
              {...input}
              name={name ?? own}
              id={idOf(index)}
              value={option.value}
              disabled={option.disabled ?? input.disabled}
              {...(value === undefined ? {} : { checked: value === String(option.value) })}
              {...(defaultValue === undefined
                ? {}
                : { defaultChecked: String(defaultValue) === String(option.value) })}
            />
            <Card htmlFor={idOf(index)}>
              {option.label}
              {option.hint && (
                <chakra.span display="block" textStyle="sm" color="fg.muted">
                  {option.hint}
                </chakra.span>
              )}
            </Card>
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
