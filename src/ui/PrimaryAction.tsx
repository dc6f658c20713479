import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { presses } from '#src/platform/presses.ts'

interface PrimaryActionProps {
  children: ReactNode
  /** absent: the button submits its form */
  onPress?: () => void
  /** being done: the button stays in its place and can't be pressed again */
  busy?: boolean
  disabled?: boolean
  /** why it is disabled, or what happens next */
  hint?: ReactNode
  /** quiet links beside it: back, skip */
  aside?: ReactNode
}

/** Tells the page that it has a main action: toasts stand above it on a phone. */
const markPage = () => {
  const has = document.querySelector('[data-primary-action]') !== null
  document.body.toggleAttribute('data-has-primary-action', has)
}

/**
 * The one main action of a screen. On a phone a bar along the bottom that sticks while the page is longer than the
 * screen; on a wider one it ends the form. On low screens it never sticks, so that it covers no field.
 */
export function PrimaryAction({ children, onPress, busy, disabled, hint, aside }: PrimaryActionProps) {
  const [pressesBefore] = useState(presses.count)
  useEffect(() => {
    markPage()
    return markPage
  }, [])
  return (
    <>
      <chakra.div
        data-primary-action
        position={{ base: 'sticky', md: 'static' }}
        bottom="0"
        zIndex="docked"
        mt={{ base: '8', md: '10' }}
        mx={{ base: '-4', md: '0' }}
        px={{ base: '4', md: '0' }}
        pt="3"
        pb={{ base: 'calc(0.75rem + env(safe-area-inset-bottom))', md: '0' }}
        bg="bg"
        borderTopWidth={{ base: '1px', md: '0' }}
        borderColor="border"
        css={{ '@media (max-height: 30rem)': { position: 'static' }, '@media print': { display: 'none' } }}
      >
        {hint && (
          <chakra.p textStyle="sm" color="fg.muted" mb="2">
            {hint}
          </chakra.p>
        )}
        <chakra.div display="flex" alignItems="center" gap="6">
          <Button
            type={onPress ? 'button' : 'submit'}
            size="lg"
            variant="solid"
            w={{ base: 'full', md: 'auto' }}
            minW={{ md: '48' }}
            loading={busy}
            loadingText={children}
            disabled={disabled}
            onClick={(event: MouseEvent) => {
              // the second half of a double click may fall on the button of the step that came meanwhile
              const isSecondHalf = event.detail > 1 || (event.detail === 1 && presses.beganBy(pressesBefore))
              if (busy || isSecondHalf) event.preventDefault()
              else onPress?.()
            }}
          >
            {children}
          </Button>
          <chakra.div display={{ base: 'none', md: 'flex' }} flexWrap="wrap" columnGap="6">
            {aside}
          </chakra.div>
        </chakra.div>
      </chakra.div>
      {/* on a phone below the bar, so that the bar stays one button high */}
      {aside && (
        <chakra.div data-chrome display={{ base: 'flex', md: 'none' }} flexWrap="wrap" columnGap="6" pt="2">
          {aside}
        </chakra.div>
      )}
    </>
  )
}
