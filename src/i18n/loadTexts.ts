/** Catalogues arrive by group, in the language in use; a switch of language brings every group that is in use. */
import type { Messages } from '@lingui/core'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { htmlLanguageOf, localeOf } from '#contract/languageTags.ts'
import type { TextGroup } from '#locales/textIds.gen.ts'
import { activateLanguage, currentLanguage, i18n } from '#src/i18n/language.ts'
import { localStore, storageKeys } from '#src/platform/storage.ts'

type Load = (language: InterfaceLanguage, group: TextGroup) => Promise<Messages>

const files = import.meta.glob<{ messages: Messages }>(['../../locales/*/*.po', '!../../locales/*/pdf.po'])

const fromBuild: Load = async (language, group) => {
  const path = `../../locales/${localeOf[language]}/${group}.po`
  const file = files[path]
  if (!file) throw new Error(`no catalogue ${path}`)
  return (await file()).messages
}

export interface Texts {
  /** Resolves when the groups can be shown. A group that is there already costs nothing. */
  loadTexts(groups: readonly TextGroup[]): Promise<void>
  /**
   * Changes the language everywhere at once, after its texts have arrived; keeps it for the next visit.
   * @throws what loading threw; the language then stays as it was
   */
  switchLanguage(language: InterfaceLanguage): Promise<void>
}

/** @param load for tests: gives a catalogue's messages */
export function createTexts(load: Load): Texts {
  const inUse = new Set<TextGroup>()
  const loading = new Map<string, Promise<void>>()
  let wanted: InterfaceLanguage | undefined

  function bring(language: InterfaceLanguage, group: TextGroup): Promise<void> {
    const key = `${language}/${group}`
    let running = loading.get(key)
    if (!running) {
      running = load(language, group).then((messages) => i18n.load(localeOf[language], messages))
      running.catch(() => loading.delete(key))
      loading.set(key, running)
    }
    return running
  }

  return {
    async loadTexts(groups) {
      for (const group of groups) inUse.add(group)
      await Promise.all(groups.map((group) => bring(wanted ?? currentLanguage(), group)))
    },
    async switchLanguage(language) {
      wanted = language
      try {
        await Promise.all([...inUse].map((group) => bring(language, group)))
      } catch (error) {
        if (wanted === language) wanted = currentLanguage()
        throw error
      }
      if (wanted !== language) return
      activateLanguage(language)
      localStore.write(storageKeys.language, language)
      if (typeof document !== 'undefined') document.documentElement.lang = htmlLanguageOf[language]
    },
  }
}

const texts = createTexts(fromBuild)
export const loadTexts = texts.loadTexts
export const switchLanguage = texts.switchLanguage
