import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '#src/i18n/useText.ts'

/** A document on its way: its small picture is there first and can be read already. */
export function Opening({ thumbnail }: { thumbnail: string | null }) {
  const text = useText()
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" flex="1" minH="0">
      <chakra.p role="status" minH="11" display="flex" alignItems="center" color="fg.muted">
        {text('common.loading')}
      </chakra.p>
      <chakra.div flex="1" minH="0" overflow="hidden" bg="bg.muted" rounded="l1" p="3" textAlign="center">
        {thumbnail && <chakra.img src={thumbnail} alt="" w="full" display="inline" boxShadow="sm" />}
      </chakra.div>
    </chakra.div>
  )
}
