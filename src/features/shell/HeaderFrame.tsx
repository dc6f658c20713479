import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { getHeaderToken } from '#contract/endpoints/session.ts'
import { type HeaderMessage, headerFramePath } from '#contract/external/headerFrame.ts'
import { call } from '#src/api/client.ts'
import { useLoaded } from '#src/api/useLoaded.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { flags } from '#src/platform/flags.ts'
import { runtimeConfig } from '#src/platform/runtimeConfig.ts'

/**
 * The header of the government's portal above the application's own, for deployments that show it (section 7, ali-token).
 * Without a token there is no frame: the application needs nothing of it.
 */
export function HeaderFrame() {
  const text = useText()
  const language = useLanguage()
  // the header is an extra: where there is no token, nothing is said
  const { data: answer } = useLoaded((signal) =>
    call(getHeaderToken, { query: { originPlatform: flags.isApp ? 'APP' : 'WEB' }, signal }),
  )
  const address = useMemo(() => {
    const frame = new URL(headerFramePath, runtimeConfig().signInUrl)
    frame.searchParams.set('language', language)
    return frame
  }, [language])
  if (answer === null) return null
  return (
    <chakra.iframe
      data-chrome
      title={text('header.frame')}
      src={address.href}
      sandbox="allow-scripts allow-same-origin allow-popups allow-top-navigation-by-user-activation"
      referrerPolicy="no-referrer"
      w="full"
      h="12"
      borderWidth="0"
      borderBottomWidth="1px"
      borderColor="border"
      onLoad={({ currentTarget }) => {
        const message: HeaderMessage = { header: 'candidatura', token: answer.data }
        currentTarget.contentWindow?.postMessage(message, address.origin)
      }}
    />
  )
}
