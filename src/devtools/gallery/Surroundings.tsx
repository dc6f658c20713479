import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { i18n } from '#src/i18n/language.ts'
import { type AppEffects, AppEffectsContext } from '#src/platform/appEffects.ts'
import { system } from '#src/ui/theme/system.ts'
import { showToast } from '#src/ui/toasts.ts'

/** Says where a link would have led. */
const sayIt: AppEffects = {
  handle: ({ type }) => showToast('info', { words: type }),
  go: (place) => showToast('info', { words: JSON.stringify(place) }),
}

/** What a part finds around it in the application: texts, styles, a way out. */
export function Surroundings({ children, effects = sayIt }: { children: ReactNode; effects?: AppEffects }) {
  return (
    <I18nProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <AppEffectsContext.Provider value={effects}>{children}</AppEffectsContext.Provider>
      </ChakraProvider>
    </I18nProvider>
  )
}
