/** Names and addresses that data has in Chinese (`nameTc`) and in Portuguese (`namePt`). */
import type { InterfaceLanguage } from '#contract/enums.ts'

type Suffix = 'Tc' | 'Pt'
type Fields<K extends string> = Readonly<Record<`${K}${Suffix}`, string>>

/** Whose field a language reads, and which one stands in where it is empty. */
const suffixesOf = {
  ZH_TW: ['Tc', 'Pt'],
  PT: ['Pt', 'Tc'],
} as const satisfies Record<InterfaceLanguage, readonly [Suffix, Suffix]>

/** `exam.urlTc` or `exam.urlPt`, by the language; the other one where that is empty. */
export function fieldIn<K extends string>(language: InterfaceLanguage, row: Fields<K>, field: K): string {
  const [own, other] = suffixesOf[language]
  return row[`${field}${own}`] || row[`${field}${other}`]
}

/** The name of a row or exam. */
export const nameIn = (language: InterfaceLanguage, row: Fields<'name'>): string =>
  fieldIn(language, row, 'name')
