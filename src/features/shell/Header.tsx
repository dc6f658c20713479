import { chakra } from '@chakra-ui/react/styled-system'
import { LanguageSelect } from '#src/features/shell/LanguageSelect.tsx'
import { useAppMode } from '#src/features/shell/useAppMode.ts'
import { useText } from '#src/i18n/useText.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { StepBar } from '#src/ui/StepBar.tsx'
import { StepList, type StepShown } from '#src/ui/StepList.tsx'

interface HeaderProps {
  /** null: at the root outside the app there is nothing to go back to */
  onBack: (() => void) | null
  /** null on the list itself */
  onClose: (() => void) | null
  onSignOut: () => void
  /** null where there is no step */
  steps: readonly StepShown[] | null
}

/** Always in sight: back, where one is, language, sign-out, close. Sign-out is hidden inside the app (section 2). */
export function Header({ onBack, onClose, onSignOut, steps }: HeaderProps) {
  const text = useText()
  const { isApp, statusBarHeight } = useAppMode()
  return (
    <chakra.header
      data-chrome
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
      style={{ paddingTop: `max(${statusBarHeight}px, env(safe-area-inset-top))` }}
    >
      <chakra.div
        display="flex"
        alignItems="center"
        gap={{ base: '0', md: '1' }}
        minH="14"
        maxW="list"
        mx="auto"
        px={{ base: '0.5', md: '6' }}
      >
        {onBack ? (
          <IconButton icon="back" label={text('common.back')} onPress={onBack} />
        ) : (
          <chakra.span w={{ base: '3', md: '0' }} />
        )}
        {steps && <StepList steps={steps} />}
        <chakra.p flex="1" minW="0" fontWeight="semibold" color="green.fg" lineHeight="short">
          <chakra.span display={{ base: onBack ? 'none' : 'inline', md: steps ? 'inline' : 'none' }}>
            {text('common.short_title')}
          </chakra.span>
          {!steps && (
            <chakra.span display={{ base: 'none', md: 'inline' }}>{text('common.app_title')}</chakra.span>
          )}
        </chakra.p>
        <LanguageSelect />
        {!isApp && <IconButton icon="signOut" label={text('header.logout')} onPress={onSignOut} />}
        {onClose && <IconButton icon="close" label={text('header.close')} onPress={onClose} />}
      </chakra.div>
      {steps && <StepBar steps={steps} />}
    </chakra.header>
  )
}
