/** Development only: every part of src/ui in its states, and every message of a failure. Open /src/app/gallery/. */
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { textGroups } from '#locales/textIds.gen.ts'
import { Failures } from '#src/app/gallery/Failures.tsx'
import { Fields } from '#src/app/gallery/Fields.tsx'
import { Messages } from '#src/app/gallery/Messages.tsx'
import { galleryEffects, gallerySubmission } from '#src/app/gallery/sample.ts'
import { Shell } from '#src/features/shell/Shell.tsx'
import { AccessibilityPage } from '#src/features/static-pages/AccessibilityPage.tsx'
import { FaqPage } from '#src/features/static-pages/FaqPage.tsx'
import { MaintainPage } from '#src/features/static-pages/MaintainPage.tsx'
import { NoticePage } from '#src/features/static-pages/NoticePage.tsx'
import { i18n, storedLanguage } from '#src/i18n/language.ts'
import { loadTexts, switchLanguage } from '#src/i18n/loadTexts.ts'
import { AppEffectsContext } from '#src/platform/appEffects.ts'
import { SubmissionContext } from '#src/platform/journey.ts'
import { theme } from '#src/platform/theme.ts'
import { Toaster } from '#src/ui/Toaster.tsx'
import { system } from '#src/ui/theme/system.ts'

const rooms = {
  fields: Fields,
  messages: Messages,
  failures: Failures,
  faq: FaqPage,
  notice: NoticePage,
  accessibility: AccessibilityPage,
  maintain: MaintainPage,
} as const

const wanted = window.location.hash.slice(1)
const Room = rooms[wanted in rooms ? (wanted as keyof typeof rooms) : 'fields']
const inJourney = Room === Fields

await Promise.all([switchLanguage(storedLanguage()), loadTexts(textGroups)])
theme.start()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ChakraProvider value={system}>
          <AppEffectsContext.Provider value={galleryEffects}>
            <SubmissionContext.Provider value={inJourney ? gallerySubmission.start() : null}>
              <Shell isHome={Room === Messages} hideTop={!inJourney} onSignOut={() => {}}>
                <Room />
              </Shell>
              <Toaster />
            </SubmissionContext.Provider>
          </AppEffectsContext.Provider>
        </ChakraProvider>
      </I18nProvider>
    </StrictMode>,
  )
