import type { ChangeEvent } from 'react'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { interfaceLanguages } from '#contract/enums.ts'
import { htmlLanguageOf } from '#contract/languageTags.ts'
import { useLanguageSwitch } from '#src/features/shell/useLanguageSwitch.ts'
import { languageTexts } from '#src/i18n/languageTexts.ts'
import { useText } from '#src/i18n/useText.ts'
import { SelectBox } from '#src/ui/SelectBox.tsx'

/** The header's language dropdown: each language called by its own name. */
export function LanguageSelect() {
  const text = useText()
  const { language, change, switching } = useLanguageSwitch()
  return (
    <SelectBox
      look="bare"
      aria-label={text('language.label')}
      aria-busy={switching}
      value={language}
      onChange={(event: ChangeEvent<HTMLSelectElement>) => change(event.target.value as InterfaceLanguage)}
    >
      {interfaceLanguages.map((one) => (
        <option key={one} value={one} lang={htmlLanguageOf[one]}>
          {text(languageTexts[one].own)}
        </option>
      ))}
    </SelectBox>
  )
}
