import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { I18nProvider } from '@lingui/react'
import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { CrashedFrame } from '#src/app/CrashPage.tsx'
import { Frame } from '#src/app/Frame.tsx'
import type { Parts } from '#src/app/parts.ts'
import { i18n } from '#src/i18n/language.ts'
import { OutletContext } from '#src/platform/outlet.ts'
import { system } from '#src/ui/theme/system.ts'

export function App({ router, outlet, loadSession }: Omit<Parts, 'isSignedIn'>) {
  // one component for good: a new one would mount every page anew
  const [InnerWrap] = useState(() => ({ children }: { children: ReactNode }) => (
    <CatchBoundary getResetKey={() => 'frame'} errorComponent={CrashedFrame}>
      <Frame loadSession={loadSession}>{children}</Frame>
    </CatchBoundary>
  ))
  return (
    <I18nProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <OutletContext.Provider value={outlet}>
          <RouterProvider router={router} InnerWrap={InnerWrap} />
        </OutletContext.Provider>
      </ChakraProvider>
    </I18nProvider>
  )
}
