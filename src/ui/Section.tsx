import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  children: ReactNode
  /** beside the title: a link to change it */
  action?: ReactNode
}

/** A group of fields or rows under its own heading: generous room around, tight inside. */
export function Section({ title, children, action }: SectionProps) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} mb={{ base: '8', md: '10' }}>
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        mb="4"
        pb="1"
        borderBottomWidth="2px"
        borderColor="green.solid"
      >
        <chakra.h2 id={id} textStyle="xl" fontWeight="semibold" py="1">
          {title}
        </chakra.h2>
        {action}
      </chakra.div>
      <chakra.div display="grid" gap="5">
        {children}
      </chakra.div>
    </chakra.section>
  )
}
