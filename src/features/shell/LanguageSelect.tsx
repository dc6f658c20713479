import { chakra } from '@chakra-ui/react/styled-system'
import type { ChangeEvent } from 'react'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { interfaceLanguages } from '#contract/enums.ts'
import { nameOfLanguage } from '#src/features/shell/nameOfLanguage.ts'
import { useLanguageSwitch } from '#src/features/shell/useLanguageSwitch.ts'
import { htmlLanguageOf } from '#src/i18n/language.ts'
import { useText } from '#src/i18n/useText.ts'

const Select = chakra('select', {
  base: {
    minH: '11',
    px: '1.5',
    bg: 'transparent',
    color: 'fg',
    rounded: 'l2',
    cursor: 'button',
    '& option': { bg: 'bg.panel', color: 'fg' },
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'green.focusRing', outlineOffset: '-2px' },
  },
})

/** The header's language dropdown: each language called by its own name. */
export function LanguageSelect() {
  const text = useText()
  const { language, change, switching } = useLanguageSwitch()
  return (
    <Select
      aria-label={text('language.label')}
      aria-busy={switching}
      value={language}
      onChange={(event: ChangeEvent<HTMLSelectElement>) => change(event.target.value as InterfaceLanguage)}
    >
      {interfaceLanguages.map((one) => (
        <option key={one} value={one} lang={htmlLanguageOf[one]}>
          {text(nameOfLanguage[one])}
        </option>
      ))}
    </Select>
  )
}
