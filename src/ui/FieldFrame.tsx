import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { Icon } from '#src/ui/Icon.tsx'

/** What every field says of itself. */
export interface FieldWords {
  label: ReactNode
  /** under the label, before anything is typed */
  hint?: ReactNode
  /** a sentence; undefined while the value is right */
  error?: string | undefined
  /** everything is required unless it says that it is optional */
  optional?: boolean
}

/** What a control must carry to belong to its words. */
export interface FieldTies {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FieldFrameProps extends FieldWords {
  /** id of the control, where an error summary leads; usually the field's name */
  id: string | undefined
  children: (ties: FieldTies) => ReactNode
}

/** Label above, hint under it, error between hint and field. */
export function FieldFrame({ id: given, label, hint, error, optional, children }: FieldFrameProps) {
  const own = useId()
  const id = given ?? own
  const ties: FieldTies = {
    id,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': optional ? undefined : true,
  }
  return (
    <chakra.div minW="0">
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="1">
        {label}
        {optional && <OptionalMark />}
      </chakra.label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children(ties)}
    </chakra.div>
  )
}

/** After the label of a field that may stay empty. */
export function OptionalMark() {
  const text = useText()
  return (
    <chakra.span fontWeight="normal" color="fg.muted" ms="2">
      ({text('common.optional_field')})
    </chakra.span>
  )
}

/** Hint and error, tied to the control by the ids `{id}-hint` and `{id}-error`. */
export function FieldNotes({
  id,
  hint,
  error,
}: {
  id: string
  hint?: ReactNode
  error?: string | undefined
}) {
  return (
    <>
      {hint && (
        <chakra.div id={`${id}-hint`} textStyle="sm" color="fg.muted" mb="1.5">
          {hint}
        </chakra.div>
      )}
      {error && (
        <chakra.div id={`${id}-error`} color="fg.error" fontWeight="medium" display="flex" gap="1.5" mb="1.5">
          <chakra.span pt="0.5">
            <Icon name="error" />
          </chakra.span>
          <span>{error}</span>
        </chakra.div>
      )}
    </>
  )
}
