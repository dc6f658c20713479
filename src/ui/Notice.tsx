import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { Icon, type IconName } from '#src/ui/Icon.tsx'
import { NoWrap } from '#src/ui/NoWrap.tsx'

export type NoticeStatus = 'info' | 'success' | 'warning' | 'error'

const iconOf = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
} as const satisfies Record<NoticeStatus, IconName>
const wordOf = {
  info: 'common.tips_title',
  success: null,
  warning: 'common.warning_title',
  error: 'common.error_title',
} as const

interface NoticeProps {
  status: NoticeStatus
  /** absent: the status's own word, so that colour is never alone */
  title?: string
  children?: ReactNode
  /** buttons or links */
  action?: ReactNode
  /** it has just appeared: screen readers say it at once */
  live?: boolean
}

/** A message in its place on the page. What passes by itself is a toast. */
export function Notice({ status, title, children, action, live }: NoticeProps) {
  const text = useText()
  const word = wordOf[status]
  const heading = title ?? (word && text(word))
  return (
    <chakra.div
      role={live ? (status === 'error' ? 'alert' : 'status') : undefined}
      display="flex"
      gap="3"
      p="4"
      rounded="l2"
      bg={`bg.${status}`}
      borderStartWidth="4px"
      borderColor={`border.${status}`}
    >
      <chakra.span color={`fg.${status}`} mt="0.5">
        <Icon name={iconOf[status]} size="1.5em" />
      </chakra.span>
      <chakra.div flex="1" minW="0">
        {heading && (
          <chakra.p fontWeight="semibold" color={`fg.${status}`}>
            <NoWrap>{heading}</NoWrap>
          </chakra.p>
        )}
        {children && <chakra.div>{children}</chakra.div>}
        {action && (
          <chakra.div mt="2" display="flex" flexWrap="wrap" gap="3">
            {action}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  )
}
