import type { ReactNode } from 'react'
import { cleanup, render } from 'vitest-browser-react/pure'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { apiBase } from '#contract/limits.ts'
import { type RuntimeConfig, runtimeConfigElement } from '#contract/runtimeConfig.ts'
import { type TextId, textGroups } from '#locales/textIds.gen.ts'
import { Surroundings } from '#src/devtools/gallery/Surroundings.tsx'
import { i18n } from '#src/i18n/language.ts'
import { loadTexts, switchLanguage } from '#src/i18n/loadTexts.ts'
import type { AppEffects } from '#src/platform/appEffects.ts'
import { closeAllToasts } from '#src/ui/toasts.ts'

const config: RuntimeConfig = {
  apiBase,
  signInUrl: 'https://account.example/',
  clientId: 'candidatura',
  signOutUrl: null,
  personalDocumentsUrl: 'https://documents.example/',
  bridgeOrigin: null,
  support: { phone: '2892 0000', email: 'apoio@example.org' },
  features: { headerFrame: false, maintenance: false },
  maintenancePhraseHash: null,
}
const block = document.createElement('script')
block.type = 'application/json'
block.id = runtimeConfigElement
block.textContent = JSON.stringify(config)
document.head.append(block)

interface RenderOptions {
  language?: InterfaceLanguage
  effects?: AppEffects
}

/** Shows a part as the application would, with all of its texts, in place of the one before. */
export async function renderPart(part: ReactNode, { language = 'PT', effects }: RenderOptions = {}) {
  await cleanup()
  closeAllToasts()
  await Promise.all([loadTexts(textGroups), switchLanguage(language)])
  return render(part, {
    wrapper: ({ children }) => <Surroundings {...(effects ? { effects } : {})}>{children}</Surroundings>,
  })
}

/** A text in the language of the part that is shown. */
export const words = (id: TextId, values?: Record<string, string | number>): string => i18n._(id, values)
