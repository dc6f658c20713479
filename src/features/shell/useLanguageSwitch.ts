import { useState } from 'react'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { shownOf } from '#src/api/failureText.ts'
import { switchLanguage } from '#src/i18n/loadTexts.ts'
import { useLanguage } from '#src/i18n/useText.ts'
import { showToast } from '#src/ui/toasts.ts'

/** The language in use and its change. Texts that don't arrive leave it as it was, with a message. */
export function useLanguageSwitch() {
  const language = useLanguage()
  const [switching, setSwitching] = useState(false)
  async function change(wanted: InterfaceLanguage) {
    if (wanted === language) return
    setSwitching(true)
    try {
      await switchLanguage(wanted)
    } catch {
      const shown = shownOf({ kind: 'network' })
      if (shown.kind === 'text') showToast('error', { id: shown.id })
    } finally {
      setSwitching(false)
    }
  }
  return { language, change, switching }
}
