import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { Icon } from '#src/ui/Icon.tsx'

interface HintCardProps {
  /** absent: the word for tips */
  title?: string
  children: ReactNode
  /** takes the place of what had the focus, such as a form: the focus comes here, and what is said into view */
  takesFocus?: boolean
  /** back to the list of exams */
  onHome: () => void
}

/** The card that ends a check or a page which can't go on (section 2): one message, one way back. */
export function HintCard({ title, children, takesFocus = false, onHome }: HintCardProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <chakra.section
      role="alert"
      borderWidth="1px"
      borderColor="border"
      borderTopWidth="4px"
      borderTopColor="border.warning"
      rounded="l2"
      bg="bg.panel"
      p={{ base: '5', md: '8' }}
    >
      <chakra.h2
        ref={heading}
        tabIndex={-1}
        outline="none"
        scrollMarginTop="24"
        textStyle="xl"
        fontWeight="semibold"
        display="flex"
        alignItems="center"
        gap="2"
        mb="3"
      >
        <chakra.span color="fg.warning">
          <Icon name="warning" />
        </chakra.span>
        {title ?? text('common.tips_title')}
      </chakra.h2>
      <chakra.div mb="6">{children}</chakra.div>
      <Button size="lg" w={{ base: 'full', md: 'auto' }} onClick={onHome}>
        {text('common.back_home')}
      </Button>
    </chakra.section>
  )
}
