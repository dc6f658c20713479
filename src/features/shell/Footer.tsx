import { chakra } from '@chakra-ui/react/styled-system'
import { type ChangeEvent, useId, useSyncExternalStore } from 'react'
import { interfaceLanguages } from '#contract/enums.ts'
import { htmlLanguageOf } from '#contract/languageTags.ts'
import { basePath, interfaceVersion } from '#contract/limits.ts'
import { useLanguageSwitch } from '#src/features/shell/useLanguageSwitch.ts'
import { languageTexts } from '#src/i18n/languageTexts.ts'
import { useText } from '#src/i18n/useText.ts'
import { runtimeConfig } from '#src/platform/runtimeConfig.ts'
import { type ThemeChoice, theme, themeChoices } from '#src/platform/theme.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { SelectBox } from '#src/ui/SelectBox.tsx'

const pressed = { bg: 'green.solid', color: 'green.contrast', borderColor: 'green.solid' }
const Press = chakra('button', {
  base: {
    minH: '11',
    px: '4',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    rounded: 'l2',
    cursor: 'button',
    fontWeight: 'medium',
    '&[aria-pressed=true]': pressed,
    _focusVisible: { outline: '2px solid', outlineColor: 'green.focusRing', outlineOffset: '2px' },
  },
})
/** Who offers the service, where help is, the two languages, the theme, the version. */
export function Footer() {
  const text = useText()
  const { language, change } = useLanguageSwitch()
  const chosen = useSyncExternalStore(theme.subscribe, theme.choice, theme.choice)
  const themeId = useId()
  const { support } = runtimeConfig()
  return (
    <chakra.footer
      data-chrome
      mt="auto"
      bg="bg.subtle"
      borderTopWidth="1px"
      borderColor="border"
      textStyle="sm"
      pb="env(safe-area-inset-bottom)"
    >
      <chakra.div
        maxW="list"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py="6"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) auto' }}
        gap="6"
      >
        <chakra.div display="grid" gap="1" alignContent="start">
          <chakra.p fontWeight="semibold">{text('footer.government')}</chakra.p>
          <p>{text('footer.organisation')}</p>
          <chakra.p color="fg.muted" mt="2">
            {text('common.support_hours')}
          </chakra.p>
          <chakra.p color="fg.muted">
            {text('common.support_contact', { supportPhone: support.phone, supportEmail: support.email })}
          </chakra.p>
          <LinkButton href={`${basePath}/accessibility`} newWindow>
            {text('accessibility.title')}
          </LinkButton>
          <LinkButton href={`${basePath}/accessibility#browsers`} newWindow>
            {text('browsers.title')}
          </LinkButton>
        </chakra.div>
        <chakra.div display="grid" gap="3" alignContent="start" justifyItems={{ base: 'start', md: 'end' }}>
          <chakra.div role="group" aria-label={text('language.label')} display="flex" gap="2">
            {interfaceLanguages.map((one) => (
              <Press
                key={one}
                type="button"
                lang={htmlLanguageOf[one]}
                aria-pressed={one === language}
                onClick={() => change(one)}
              >
                {text(languageTexts[one].own)}
              </Press>
            ))}
          </chakra.div>
          <chakra.div display="flex" alignItems="center" gap="2" flexWrap="wrap">
            <label htmlFor={themeId}>{text('theme.label')}</label>
            <SelectBox
              look="small"
              id={themeId}
              value={chosen}
              onChange={(event: ChangeEvent<HTMLSelectElement>) =>
                theme.choose(event.target.value as ThemeChoice)
              }
            >
              {themeChoices.map((choice) => (
                <option key={choice} value={choice}>
                  {text(`theme.${choice}`)}
                </option>
              ))}
            </SelectBox>
          </chakra.div>
          <chakra.p color="fg.muted">{text('common.version', { version: interfaceVersion })}</chakra.p>
        </chakra.div>
      </chakra.div>
    </chakra.footer>
  )
}
