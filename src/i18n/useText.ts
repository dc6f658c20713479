/** Texts for views. A view renders anew when the language changes or its texts arrive; nothing is remounted. */
import type { Values } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { InterfaceLanguage } from '#contract/enums.ts'
import type { TextId, TextTags, TextValues } from '#locales/textIds.gen.ts'
import { i18n, languageOfLocale } from '#src/i18n/language.ts'

type Both<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void ? I : never

/** The values that a text needs; none for most. */
export type ValuesOf<I extends TextId> = [Extract<I, keyof TextValues>] extends [never]
  ? []
  : [values: Both<TextValues[Extract<I, keyof TextValues>]>]

/** Texts without elements in them; the others are shown by RichText. */
export type Text = <I extends Exclude<TextId, keyof TextTags>>(id: I, ...values: ValuesOf<I>) => string

/** The text in the language in use. Outside of views; a view takes {@link useText}. */
export const text: Text = (id, ...values) => i18n._(id, values[0] as Values | undefined)

/** @returns `text(id, values?)`, typed from the catalogues */
export function useText(): Text {
  const { _ } = useLingui()
  return _ as Text
}

export const useLanguage = (): InterfaceLanguage => languageOfLocale(useLingui().i18n.locale)
