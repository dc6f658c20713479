import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#src/i18n/useText.ts'

interface PageTitleProps {
  title: string
  /** small line above: the exam's name */
  context?: ReactNode
  /** under the title: the step bar, a line of explanation */
  children?: ReactNode
}

/** On a phone the tab of the shortcuts stands beside the title. */
const besideMenu = { base: '9', md: '0' } as const

/** The page's one h1. It takes the focus when the page is arrived at, and names the window. */
export function PageTitle({ title, context, children }: PageTitleProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const windowTitle = `${title} – ${text('common.app_title')}`
  useEffect(() => {
    document.title = windowTitle
  }, [windowTitle])
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <chakra.div mb={{ base: '6', md: '8' }}>
      {context && (
        <chakra.p textStyle="sm" color="fg.muted" mb="1" pe={besideMenu}>
          {context}
        </chakra.p>
      )}
      <chakra.h1
        ref={heading}
        tabIndex={-1}
        outline="none"
        textStyle={{ base: '2xl', md: '3xl' }}
        fontWeight="bold"
        pe={besideMenu}
      >
        {title}
      </chakra.h1>
      {children}
    </chakra.div>
  )
}
