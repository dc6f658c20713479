import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { CrashedFrame } from '#src/app/CrashPage.tsx'
import { Frame } from '#src/app/Frame.tsx'
import type { Parts } from '#src/app/parts.ts'
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
    <ChakraProvider value={system}>
      <OutletContext.Provider value={outlet}>
        <RouterProvider router={router} InnerWrap={InnerWrap} />
      </OutletContext.Provider>
    </ChakraProvider>
  )
}
