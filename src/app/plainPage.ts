/** A page without catalogue, theme or network, in both languages: for when the application itself can't be shown. */
export interface PlainWords {
  readonly lang: 'zh-Hant' | 'pt'
  readonly title: string
  readonly text: string
}

/** @param end what follows the words: a detail, a button */
export function showPlainPage(root: HTMLElement, words: readonly PlainWords[], end: HTMLElement): void {
  const main = document.createElement('main')
  for (const { lang, title, text } of words) {
    const section = document.createElement('section')
    section.lang = lang
    const heading = document.createElement('h1')
    heading.textContent = title
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    section.append(heading, paragraph)
    main.append(section)
  }
  main.append(end)
  root.replaceChildren(main)
  document.title = words.map(({ title }) => title).join(' · ')
}
