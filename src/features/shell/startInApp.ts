import { switchLanguage } from '#src/i18n/loadTexts.ts'
import { appBridge } from '#src/platform/bridge.ts'
import { flagSource, learnAppMode } from '#src/platform/flags.ts'
import { sessionStore } from '#src/platform/storage.ts'
import { theme } from '#src/platform/theme.ts'

/**
 * Asks the government app, where there is one, for its status bar, language and theme, and takes them over (sections 2
 * and 7). Never holds up the first screen, and never fails: without answers the page is a web page.
 */
export async function startInApp(): Promise<void> {
  const bridge = appBridge()
  if (!(await learnAppMode(bridge, sessionStore, flagSource))) return
  const [language, shade] = await Promise.all([bridge.language(), bridge.theme()])
  if (shade) theme.suggest(shade)
  if (language) await switchLanguage(language).catch(() => {})
}
