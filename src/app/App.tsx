import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { I18nProvider } from '@lingui/react'
import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { CrashedFrame } from '#src/app/CrashPage.tsx'
import type { AppDependencies } from '#src/app/createDependencies.ts'
import { Frame } from '#src/app/Frame.tsx'
import { i18n } from '#src/i18n/language.ts'
import { AppEffectsContext } from '#src/platform/appEffects.ts'
import { system } from '#src/ui/theme/system.ts'

export function App({ router, appEffects, loadSession }: Omit<AppDependencies, 'isSignedIn'>) {
  // one component for good: a new one would mount every page anew
  const [InnerWrap] = useState(() => ({ children }: { children: ReactNode }) => (
    <CatchBoundary getResetKey={() => 'frame'} errorComponent={CrashedFrame}>
      <Frame loadSession={loadSession}>{children}</Frame>
    </CatchBoundary>
  ))
  return (
    <I18nProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <AppEffectsContext.Provider value={appEffects}>
          <RouterProvider router={router} InnerWrap={InnerWrap} />
        </AppEffectsContext.Provider>
      </ChakraProvider>
    </I18nProvider>
  )
}
