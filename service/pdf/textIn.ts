/** Texts of documents, from the catalogues that the application shows: read once, when the service starts. */
import { type Messages, setupI18n, type Values } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { intlLocaleOf, localeOf } from '#contract/languageTags.ts'
import * as shared from '#locales/textIds.gen.ts'
import { readTexts } from '#service/pdf/readTexts.ts'

export type PlainTextId = shared.PlainTextId | shared.PdfPlainTextId
type TextValues = shared.TextValues & shared.PdfTextValues

/** `text(id, values?)` */
export type Text = <I extends PlainTextId | keyof TextValues>(
  id: I,
  ...values: I extends keyof TextValues ? [TextValues[I]] : []
) => string

const fileOf = (locale: string, group: string) =>
  new URL(`../../locales/${locale}/${group}.po`, import.meta.url)

const readMessages = (locale: string): Messages =>
  Object.fromEntries(
    [...shared.textGroups, 'pdf']
      .flatMap((group) => Object.entries(readTexts(fileOf(locale, group))))
      .map(([id, text]) => [id, compileMessageOrThrow(text)]),
  )

function readIn(language: InterfaceLanguage): Text {
  const locale = localeOf[language]
  const i18n = setupI18n({
    locale,
    locales: intlLocaleOf[language],
    messages: { [locale]: readMessages(locale) },
    missing: (_, id) => {
      throw new Error(`no text ${id} in ${locale}`)
    },
  })
  return (id, ...values) => i18n._(id, values[0] as Values | undefined)
}

export const textIn: Readonly<Record<InterfaceLanguage, Text>> = {
  ZH_TW: readIn('ZH_TW'),
  PT: readIn('PT'),
}
