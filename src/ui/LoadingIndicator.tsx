import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Panel } from '#src/ui/Panel.tsx'

/** Says what is being waited for. `children` is the sentence, and may add how long it can take. */
export function LoadingIndicator({ children }: { children: ReactNode }) {
  return (
    <Panel role="status" display="flex" alignItems="center" gap="4" minH="28">
      <Spinner size="lg" color="green.solid" flexShrink={0} />
      <chakra.div minW="0">{children}</chakra.div>
    </Panel>
  )
}
