import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'

interface ErrorStateProps {
  /** what happened, a sentence */
  children: ReactNode
  /** absent: the word for error */
  title?: string
  onRetry?: (() => void) | undefined
  onHome?: (() => void) | undefined
  /** another way out, as a quiet link */
  aside?: ReactNode
  /** being tried again */
  busy?: boolean
}

/** In the place of what could not be shown: what happened, what to do next, as buttons. */
export function ErrorState({ children, title, onRetry, onHome, aside, busy }: ErrorStateProps) {
  const text = useText()
  return (
    <chakra.section
      role="alert"
      borderWidth="1px"
      borderColor="border"
      borderTopWidth="4px"
      borderTopColor="border.error"
      rounded="l2"
      bg="bg.panel"
      p={{ base: '5', md: '8' }}
    >
      <chakra.h2 textStyle="xl" fontWeight="semibold" display="flex" alignItems="center" gap="2" mb="3">
        <chakra.span color="fg.error">
          <Icon name="error" />
        </chakra.span>
        {title ?? text('common.error_title')}
      </chakra.h2>
      <chakra.div mb="5">{children}</chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="2">
        {onRetry && (
          <Button onClick={onRetry} loading={busy} loadingText={text('common.retry')}>
            {text('common.retry')}
          </Button>
        )}
        {aside}
        {onHome && <LinkButton onPress={onHome}>{text('common.back_home')}</LinkButton>}
      </chakra.div>
    </chakra.section>
  )
}
