import type { InterfaceLanguage } from '#contract/enums.ts'
import type { PlainTextId } from '#locales/textIds.gen.ts'

/** Each language's name for itself, and its name in a sentence of the language in use. */
export const languageTexts = {
  ZH_TW: { own: 'language.zh', inSentence: 'language.name_zh' },
  PT: { own: 'language.pt', inSentence: 'language.name_pt' },
} as const satisfies Record<InterfaceLanguage, { own: PlainTextId; inSentence: PlainTextId }>
