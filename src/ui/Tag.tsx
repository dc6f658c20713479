import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#src/ui/Icon.tsx'

const toneOf = {
  neutral: { color: 'fg.muted', bg: 'bg.muted' },
  brand: { color: 'green.fg', bg: 'green.subtle' },
  info: { color: 'fg.info', bg: 'bg.info' },
  success: { color: 'fg.success', bg: 'bg.success' },
  warning: { color: 'fg.warning', bg: 'bg.warning' },
  error: { color: 'fg.error', bg: 'bg.error' },
} as const

interface TagProps {
  tone?: keyof typeof toneOf
  icon?: IconName
  children: ReactNode
}

/** A state in a word: test, applied, last day. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <chakra.span
      display="inline-flex"
      verticalAlign="middle"
      alignItems="center"
      gap="1"
      px="2"
      py="0.5"
      rounded="l1"
      textStyle="sm"
      fontWeight="medium"
      {...toneOf[tone]}
    >
      {icon && <Icon name={icon} size="1.1em" />}
      {children}
    </chakra.span>
  )
}
