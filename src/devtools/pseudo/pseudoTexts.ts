/**
 * Development only: texts in brackets and with accents, so that what stands outside of brackets was written into the code
 * or came with data. On with `?pseudo=on` in any address, off with `?pseudo=off`; it lasts for the tab.
 */
import type { I18n, Messages } from '@lingui/core'
import { type Store, sessionStore } from '#src/platform/storage.ts'

const key = 'pseudo'
export const bracketed = { open: '⟦', close: '⟧' } as const

const accented: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  s: 'š',
  u: 'ü',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  S: 'Š',
  U: 'Ù',
}
const isMarkup = (part: string) => part.startsWith('<')
const accent = (words: string): string =>
  words
    .split(/(<[^>]*>)/)
    .map((part) => (isMarkup(part) ? part : part.replace(/[a-z]/gi, (letter) => accented[letter] ?? letter)))
    .join('')

type Compiled = Messages[string]
/** Parts of a compiled message: words, or an array that names a value, and the words that it chooses from. */
type Parts = Exclude<Compiled, string>

const accentAll = (parts: Parts): Parts =>
  parts.map((part) => {
    if (typeof part === 'string') return accent(part)
    const [name, type, cases] = part
    if (typeof cases !== 'object' || cases === null) return part
    const words = Object.entries(cases).map(([key, of]) => [key, Array.isArray(of) ? accentAll(of) : of])
    return [name, type, Object.fromEntries(words)]
  })

function pseudoOf(message: Compiled): Compiled {
  if (typeof message === 'string') return `${bracketed.open}${accent(message)}${bracketed.close}`
  return [bracketed.open, ...accentAll(message), bracketed.close]
}

/** The same messages, told apart from anything else on the page; values stay as they are. */
export const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudoOf(message)]))

/** @param search the address's query, which switches it on and off */
export function isPseudo(search: string, store: Store = sessionStore): boolean {
  const asked = new URLSearchParams(search).get(key)
  if (asked !== null) store.write(key, asked)
  return store.read(key) === 'on'
}

/** Catalogues that arrive from now on are shown in the pseudo-language. */
export function speakPseudo(i18n: I18n): void {
  const load = i18n.load.bind(i18n)
  i18n.load = (locale: unknown, messages?: Messages) => load(locale as string, pseudoMessages(messages ?? {}))
}
