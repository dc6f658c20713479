import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { Breadcrumb } from '#src/features/shell/Breadcrumb.tsx'
import { Footer } from '#src/features/shell/Footer.tsx'
import { Header } from '#src/features/shell/Header.tsx'
import { OfflineBar } from '#src/features/shell/OfflineBar.tsx'
import { SideMenu } from '#src/features/shell/SideMenu.tsx'
import { SkipLink } from '#src/features/shell/SkipLink.tsx'
import { stepsShown } from '#src/features/shell/stepsShown.ts'
import { useAppMode } from '#src/features/shell/useAppMode.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { useAppEffects } from '#src/platform/appEffects.ts'
import { appBridge } from '#src/platform/bridge.ts'
import { useJourney, useJourneyControls } from '#src/platform/journey.ts'
import { runtimeConfig } from '#src/platform/runtimeConfig.ts'
import { sessionStore, storageKeys } from '#src/platform/storage.ts'
import { useModule } from '#src/platform/useModule.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'

const loadHeaderFrame = () => import('#src/features/shell/HeaderFrame.tsx')

interface ShellProps {
  /** the list of exams is shown: nothing to close, nothing to go back to */
  isHome: boolean
  /** the route hides step indicator and breadcrumb (section 2, steps) */
  hideTop: boolean
  onSignOut: () => void
  children: ReactNode
}

/** Around every page of a signed-in person. It stays while pages change beneath it. */
export function Shell({ isHome, hideTop, onSignOut, children }: ShellProps) {
  const text = useText()
  const language = useLanguage()
  const journey = useJourney()
  const controls = useJourneyControls()
  const appEffects = useAppEffects()
  const { isApp } = useAppMode()
  const [asksSignOut, setAsksSignOut] = useState(false)

  // the header frame is switched on by few: nobody else fetches it
  const frame = useModule(loadHeaderFrame, runtimeConfig().features.headerFrame)

  const goHome = () =>
    controls && !hideTop ? controls.press({ type: 'home' }) : appEffects.go({ to: 'home' })
  const goBack = () =>
    controls && !hideTop ? controls.press({ type: 'back' }) : appEffects.go({ to: 'home' })
  const signOut = () => {
    if (sessionStore.keys(storageKeys.draftPrefix).length > 0) setAsksSignOut(true)
    else onSignOut()
  }
  const back = isHome ? (isApp ? () => appBridge().close() : null) : goBack
  const steps =
    journey && !hideTop
      ? stepsShown(journey.steps, journey.step, text, journey.submission.type === 'supplement')
      : null
  const current = steps?.find(({ state }) => state === 'current')

  return (
    <chakra.div minH="dvh" display="flex" flexDirection="column">
      <SkipLink />
      {frame.module && <frame.module.HeaderFrame />}
      <Header onBack={back} onClose={isHome ? null : goHome} onSignOut={signOut} steps={steps} />
      <OfflineBar />
      {journey && current && (
        <Breadcrumb examName={nameIn(language, journey.exam)} current={current.label} onHome={goHome} />
      )}
      <chakra.div position="relative" flex="1" display="flex" flexDirection="column">
        {children}
        <SideMenu />
      </chakra.div>
      <Footer />
      <ConfirmDialog
        open={controls?.asksToLeave === true}
        onConfirm={() => controls?.press({ type: 'confirm' })}
        onCancel={() => controls?.press({ type: 'cancel' })}
      >
        {text(journey?.step === 'payment' ? 'confirm.leave_unpaid' : 'confirm.leave_to_home')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asksSignOut}
        onConfirm={() => {
          setAsksSignOut(false)
          onSignOut()
        }}
        onCancel={() => setAsksSignOut(false)}
      >
        {text('confirm.logout_draft')}
      </ConfirmDialog>
    </chakra.div>
  )
}
