import { chakra } from '@chakra-ui/react/styled-system'
import type { MouseEvent } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { mainId } from '#src/ui/Page.tsx'

/** First in the page, seen when it has the focus. It moves the focus without touching the address. */
export function SkipLink() {
  const text = useText()
  return (
    <chakra.a
      href={`#${mainId}`}
      data-chrome
      position="absolute"
      insetStart="3"
      top="-20"
      zIndex="skipNav"
      px="4"
      py="3"
      bg="bg.panel"
      color="green.fg"
      fontWeight="semibold"
      rounded="l2"
      boxShadow="lg"
      _focus={{ top: '2' }}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        document.getElementById(mainId)?.focus()
      }}
    >
      {text('common.skip_to_content')}
    </chakra.a>
  )
}
