import { chakra } from '@chakra-ui/react/styled-system'
import { Bone } from '#src/ui/Bone.tsx'
import { Page } from '#src/ui/Page.tsx'

/** Keeps the room of a page that is on its way: a title and a form. */
export function PageSkeleton() {
  return (
    <Page>
      <chakra.div aria-busy="true" display="grid" gap="6" minH="60dvh" alignContent="start">
        <Bone h="9" maxW="sm" />
        <Bone h="11" />
        <Bone h="11" />
        <Bone h="11" />
      </chakra.div>
    </Page>
  )
}
