import { chakra } from '@chakra-ui/react/styled-system'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { closeToastSaying } from '#src/ui/toasts.ts'

export interface SummarizedError {
  /** id of the field's control */
  id: string
  message: string
}

interface ErrorSummaryProps {
  errors: readonly SummarizedError[]
  /** grows with each refused attempt: the summary takes the focus anew */
  attempt: number
}

const Link = chakra('a', {
  base: {
    color: 'fg.error',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    display: 'inline-block',
    verticalAlign: 'top',
    pb: '2.5',
    _focusVisible: { outline: '2px solid', outlineColor: 'red.focusRing', outlineOffset: '2px' },
  },
})

/** Brings a field into sight and into use; of a group of fields the one that is wrong. @returns whether it is there */
export function leadTo(id: string): boolean {
  const found = document.getElementById(id)
  const field =
    found instanceof HTMLFieldSetElement
      ? (found.querySelector<HTMLElement>('[aria-invalid=true]') ?? found.querySelector('input'))
      : found
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
  return field !== null
}

/** Above a form that was refused: how many errors, each leading to its field. Nothing while there are none. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt === 0) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [attempt])
  const isRight = errors.length === 0
  useEffect(() => {
    if (isRight) closeToastSaying('client.form_error')
  }, [isRight])
  if (isRight) return null
  const lead = (id: string) => (event: MouseEvent) => {
    if (leadTo(id)) event.preventDefault()
  }
  return (
    <chakra.div
      ref={box}
      role="alert"
      tabIndex={-1}
      outline="none"
      borderWidth="2px"
      borderColor="border.error"
      rounded="l2"
      p={{ base: '4', md: '5' }}
      mb="6"
      scrollMarginTop="5rem"
      _focusVisible={{ boxShadow: '0 0 0 3px {colors.bg.error}' }}
    >
      <chakra.p fontWeight="semibold" color="fg.error" display="flex" gap="2">
        <chakra.span pt="0.5">
          <Icon name="error" />
        </chakra.span>
        {text('common.error_summary', { count: errors.length })}
      </chakra.p>
      <chakra.ul ps="8" listStyleType="disc" mt="2">
        {errors.map(({ id, message }) => (
          <chakra.li key={`${id} ${message}`} color="fg.error">
            <Link href={`#${id}`} onClick={lead(id)}>
              {message}
            </Link>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
