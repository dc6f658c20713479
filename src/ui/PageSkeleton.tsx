import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '#src/i18n/useText.ts'
import { Bone } from '#src/ui/Bone.tsx'
import { Page } from '#src/ui/Page.tsx'

/** Keeps the room of a form while its step is on the way. */
export function PageSkeleton({ width = 'form' }: { width?: 'form' | 'list' }) {
  const text = useText()
  return (
    <Page width={width}>
      <chakra.p srOnly role="status">
        {text('common.loading')}
      </chakra.p>
      <chakra.div aria-hidden="true" display="grid" gap="6">
        <Bone width="40%" height="1.25rem" />
        <Bone width="70%" height="2.25rem" />
        {['a', 'b', 'c', 'd'].map((row) => (
          <chakra.div key={row} display="grid" gap="2">
            <Bone width="30%" height="1.25rem" />
            <Bone width="100%" height="2.75rem" />
          </chakra.div>
        ))}
      </chakra.div>
    </Page>
  )
}
