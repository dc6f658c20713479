import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** Id of the main part, where "skip to content" leads. */
export const mainId = 'main'

/** At the end of the line, where the window is hardly wider than the column: room for the tab of the shortcuts. */
const besideTab = '3rem'

/**
 * The column of a page: forms are at most 720 px wide, lists and the review at most 960 px.
 * One on every screen; it is the `main` of the document.
 */
export function Page({ width = 'form', children }: { width?: 'form' | 'list'; children: ReactNode }) {
  return (
    <chakra.main
      id={mainId}
      tabIndex={-1}
      outline="none"
      flex="1"
      w="full"
      maxW={width}
      mx="auto"
      ps={{ base: '4', md: '6' }}
      pe={{ base: '4', md: `max({spacing.6}, ${besideTab} - max(0px, (100vw - {sizes.${width}}) / 2))` }}
      pt={{ base: '5', md: '8' }}
      pb={{ base: '10', md: '16' }}
    >
      {children}
    </chakra.main>
  )
}
