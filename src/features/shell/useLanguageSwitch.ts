import { useState } from 'react'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { switchLanguage } from '#src/i18n/loadTexts.ts'
import { useLanguage } from '#src/i18n/useText.ts'
import { freshenPage } from '#src/platform/staleBuild.ts'
import { localStore, storageKeys } from '#src/platform/storage.ts'
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
      const found = await freshenPage()
      // the texts of this page may be gone with a deploy: the new page comes up in the language asked for
      if (found === 'leaving') localStore.write(storageKeys.language, wanted)
      else showToast('error', { id: found === 'again' ? 'client.update_available' : 'client.network_error' })
    } finally {
      setSwitching(false)
    }
  }
  return { language, change, switching }
}
