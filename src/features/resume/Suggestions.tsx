import { nameIn } from '#contract/rules/fieldIn.ts'
import { useReferenceList } from '#src/api/referenceLists.ts'
import { languageSuggestions, levelSuggestions } from '#src/features/resume/RowControl.tsx'
import { useLanguage } from '#src/i18n/useText.ts'

/** Usual levels and languages, offered while typing; anything else can be typed. */
export function Suggestions() {
  const language = useLanguage()
  const levels = useReferenceList('educationLevels')
  const languages = useReferenceList('spokenLanguages')
  return (
    <>
      <datalist id={levelSuggestions}>
        {levels.rows
          .filter(({ active }) => active)
          .map((row) => (
            <option key={row.id} value={nameIn(language, row)} />
          ))}
      </datalist>
      <datalist id={languageSuggestions}>
        {languages.rows
          .filter(({ active, code }) => active && code !== 'OTHER')
          .map((row) => (
            <option key={row.id} value={nameIn(language, row)} />
          ))}
      </datalist>
    </>
  )
}
