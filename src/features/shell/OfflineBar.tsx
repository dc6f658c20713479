import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useEffect, useState } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { onNetwork } from '#src/platform/pageLifecycle.ts'
import { presses } from '#src/platform/presses.ts'
import { Icon } from '#src/ui/Icon.tsx'

/** How long the good news stays, in milliseconds. */
const newsTime = 4_000

/** Says that the network is gone, for as long as it is; then that it is back, for a moment. */
export function OfflineBar() {
  const text = useText()
  const [state, setState] = useState<'online' | 'offline' | 'restored'>(() =>
    navigator.onLine === false ? 'offline' : 'online',
  )
  // it moves the page: not while something of it is pressed
  const show = useCallback((next: typeof state) => void presses.released().then(() => setState(next)), [])
  useEffect(() => onNetwork((online) => show(online ? 'restored' : 'offline')), [show])
  useEffect(() => {
    if (state !== 'restored') return
    const timer = setTimeout(() => show('online'), newsTime)
    return () => clearTimeout(timer)
  }, [state, show])
  const tone = state === 'offline' ? 'warning' : 'success'
  return (
    <chakra.div role="status" data-chrome position="sticky" top="14" zIndex="banner">
      {state !== 'online' && (
        <chakra.p
          display="flex"
          gap="2"
          justifyContent="center"
          px="4"
          py="2"
          bg={`bg.${tone}`}
          color={`fg.${tone}`}
          borderBottomWidth="1px"
          borderColor={`border.${tone}`}
        >
          <chakra.span pt="0.5">
            <Icon name={tone} />
          </chakra.span>
          {text(state === 'offline' ? 'offline.bar' : 'offline.restored')}
        </chakra.p>
      )}
    </chakra.div>
  )
}
