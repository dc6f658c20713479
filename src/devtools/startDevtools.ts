import { startInspection } from '#src/devtools/inspector/startInspection.ts'
import { markWordsOutside } from '#src/devtools/pseudo/markWordsOutside.ts'
import { isPseudo, speakPseudo } from '#src/devtools/pseudo/pseudoTexts.ts'
import { i18n } from '#src/i18n/language.ts'

/** Development only, before the first chart starts and the first catalogue arrives. */
export function startDevtools(): Promise<void> {
  if (import.meta.env.DEV && isPseudo(window.location.search)) {
    speakPseudo(i18n)
    markWordsOutside()
  }
  return startInspection()
}
