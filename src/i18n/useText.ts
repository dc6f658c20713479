/** Texts for views. A view renders anew when the language changes or its texts arrive; nothing is remounted. */
import type { Values } from '@lingui/core'
import { useSyncExternalStore } from 'react'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { currentLanguage, i18n } from '#src/i18n/language.ts'
import type { TextId, TextValues } from '#src/i18n/textIds.gen.ts'

type Both<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void ? I : never

/** The values that a text needs; none for most. */
export type ValuesOf<I extends TextId> = [Extract<I, keyof TextValues>] extends [never]
  ? []
  : [values: Both<TextValues[Extract<I, keyof TextValues>]>]

export type Text = <I extends TextId>(id: I, ...values: ValuesOf<I>) => string

let revision = 0
i18n.on('change', () => {
  revision += 1
})

const readRevision = () => revision
const subscribe = (listener: () => void) => i18n.on('change', listener)

/** The text in the language in use. Outside of views; a view takes {@link useText}. */
export const text: Text = (id, ...values) => i18n._(id, values[0] as Values | undefined)

/** @returns `text(id, values?)`, typed from the catalogues */
export function useText(): Text {
  useSyncExternalStore(subscribe, readRevision, readRevision)
  return text
}

export function useLanguage(): InterfaceLanguage {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage)
}
