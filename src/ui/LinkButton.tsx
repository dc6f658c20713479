import { chakra } from '@chakra-ui/react/styled-system'
import type { MouseEvent, ReactNode } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { Icon, type IconName } from '#src/ui/Icon.tsx'

const look = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    minW: '0',
    maxW: 'full',
    color: 'green.fg',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    cursor: 'button',
    rounded: 'l1',
    textAlign: 'start',
    _hover: { textDecorationThickness: '2px' },
    _focusVisible: { outline: '2px solid', outlineColor: 'green.focusRing', outlineOffset: '2px' },
    _disabled: { color: 'fg.muted', cursor: 'disabled' },
  },
} as const
const Anchor = chakra('a', look)
const Press = chakra('button', look)

interface LinkButtonProps {
  icon?: IconName
  children: ReactNode
  /** a plain press takes `onPress` where given; opening in a new tab follows the address */
  href?: string
  onPress?: () => void
  /** an address outside: opens a window of its own, and says so */
  newWindow?: boolean
  disabled?: boolean
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A way that is not the main one: back, an explanation, another page. */
export function LinkButton({ icon, children, href, onPress, newWindow, disabled }: LinkButtonProps) {
  const text = useText()
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {newWindow && (
        <>
          <Icon name="external" size="1em" />
          <chakra.span srOnly>{text('common.new_window')}</chakra.span>
        </>
      )}
    </>
  )
  if (href === undefined)
    return (
      // not `disabled`: what is pressed keeps the focus when it can't be pressed again
      <Press type="button" onClick={disabled ? undefined : onPress} aria-disabled={disabled}>
        {content}
      </Press>
    )
  return (
    <Anchor
      href={href}
      {...(newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      onClick={(event: MouseEvent) => {
        if (!onPress || !isPlain(event)) return
        event.preventDefault()
        onPress()
      }}
    >
      {content}
    </Anchor>
  )
}
