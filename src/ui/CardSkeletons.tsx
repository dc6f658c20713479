import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '#src/i18n/useText.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const names = ['a', 'b', 'c', 'd', 'e', 'f']

/** Keeps the room of a list of cards. `height` in CSS units is that of one card with its content. */
export function CardSkeletons({ count = 3, height = '14rem' }: { count?: number; height?: string }) {
  const text = useText()
  return (
    <>
      <chakra.p srOnly role="status">
        {text('common.loading')}
      </chakra.p>
      <chakra.div aria-hidden="true" display="grid" gap="4">
        {names.slice(0, count).map((name) => (
          <chakra.div
            key={name}
            borderWidth="1px"
            borderColor="border"
            rounded="l2"
            bg="bg.panel"
            p={{ base: '4', md: '6' }}
            display="grid"
            gap="3"
            alignContent="start"
            style={{ minHeight: height }}
          >
            <Skeleton w="75%" h="7" />
            <Skeleton w="35%" h="5" />
            <Skeleton w="60%" h="5" />
            <Skeleton w="32" h="11" />
          </chakra.div>
        ))}
      </chakra.div>
    </>
  )
}
