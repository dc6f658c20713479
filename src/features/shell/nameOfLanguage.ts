import type { InterfaceLanguage } from '#contract/enums.ts'
import type { PlainTextId } from '#src/i18n/textIds.gen.ts'

/** Each language's name for itself. */
export const nameOfLanguage = {
  ZH_TW: 'language.zh',
  PT: 'language.pt',
} as const satisfies Record<InterfaceLanguage, PlainTextId>
