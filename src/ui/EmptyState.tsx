import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#src/ui/Icon.tsx'

interface EmptyStateProps {
  icon?: IconName
  /** what is (not) there */
  title: string
  /** what to do next */
  children?: ReactNode
  action?: ReactNode
}

/** A list with nothing in it: what that means and what to do. */
export function EmptyState({ icon = 'list', title, children, action }: EmptyStateProps) {
  return (
    <chakra.div
      textAlign="center"
      py={{ base: '10', md: '16' }}
      px="4"
      borderWidth="1px"
      borderColor="border"
      rounded="l2"
      bg="bg.panel"
    >
      <chakra.div color="fg.muted" mb="3">
        <Icon name={icon} size="2.5rem" />
      </chakra.div>
      <chakra.p textStyle="lg" fontWeight="semibold">
        {title}
      </chakra.p>
      {children && (
        <chakra.div color="fg.muted" mt="1">
          {children}
        </chakra.div>
      )}
      {action && (
        <chakra.div mt="5" display="flex" justifyContent="center">
          {action}
        </chakra.div>
      )}
    </chakra.div>
  )
}
