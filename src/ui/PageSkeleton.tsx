import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '#src/i18n/useText.ts'
import { Page } from '#src/ui/Page.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** Keeps the room of a page that is on its way: a title and a form. */
export function PageSkeleton() {
  const text = useText()
  return (
    <Page>
      <chakra.p srOnly role="status">
        {text('common.loading')}
      </chakra.p>
      <chakra.div
        aria-hidden="true"
        display="grid"
        gap="6"
        minH="calc({sizes.dvh} * 0.6)"
        alignContent="start"
      >
        <Skeleton h="9" w="70%" mb="4" />
        {['a', 'b', 'c', 'd'].map((row) => (
          <chakra.div key={row} display="grid" gap="2">
            <Skeleton h="5" w="30%" />
            <Skeleton width="100%" height="2.75rem" />
          </chakra.div>
        ))}
      </chakra.div>
    </Page>
  )
}
