/** A page without catalogue, theme or network, in every language: for when the application itself can't be shown. */
import { type InterfaceLanguage, interfaceLanguages } from '#contract/enums.ts'
import { htmlLanguageOf } from '#contract/languageTags.ts'

export type PlainWords = Readonly<
  Record<InterfaceLanguage, { readonly title: string; readonly text: string }>
>

/** @param end what follows the words: a detail, a button */
export function showPlainPage(root: HTMLElement, words: PlainWords, end: HTMLElement): void {
  const main = document.createElement('main')
  for (const language of interfaceLanguages) {
    const section = document.createElement('section')
    section.lang = htmlLanguageOf[language]
    const heading = document.createElement('h1')
    heading.textContent = words[language].title
    const paragraph = document.createElement('p')
    paragraph.textContent = words[language].text
    section.append(heading, paragraph)
    main.append(section)
  }
  main.append(end)
  root.replaceChildren(main)
  document.title = interfaceLanguages.map((language) => words[language].title).join(' · ')
}
