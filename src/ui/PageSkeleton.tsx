import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { Page } from '#src/ui/Page.tsx'

/** Keeps the room of a page that is on its way: a title and a form. */
export function PageSkeleton() {
  return (
    <Page>
      <Stack aria-busy="true" gap="6" minH="60dvh">
        <Skeleton h="9" maxW="sm" />
        <Skeleton h="11" />
        <Skeleton h="11" />
        <Skeleton h="11" />
      </Stack>
    </Page>
  )
}
