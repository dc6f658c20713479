/** Development only, in the pseudo-language: outlines what is no text of a catalogue, and lists it in the console. */
import { bracketed } from '#src/devtools/pseudo/pseudoTexts.ts'

const letters = /\p{L}{2,}/u
const spoken = ['aria-label', 'title', 'placeholder', 'alt'] as const
const isOutside = (words: string | null) =>
  words !== null && letters.test(words) && !words.includes(bracketed.open) && !words.includes(bracketed.close)

/** Words of an element's own that stand outside of brackets: hard-coded, or data. */
export function wordsOutside(element: Element): string[] {
  const own = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent)
  const attributes = spoken.map((name) => element.getAttribute(name))
  return [...own, ...attributes].filter(isOutside) as string[]
}

const silent = 'script, style, title, noscript, option[lang]'

/** Looks at the page now and whenever it changes. */
export function markWordsOutside(): void {
  const told = new Set<string>()
  const look = () => {
    for (const element of document.body.querySelectorAll<HTMLElement>(`:not(${silent})`)) {
      const words = wordsOutside(element)
      element.style.outline = words.length > 0 ? '2px dotted magenta' : ''
      for (const one of words) {
        if (told.has(one)) continue
        told.add(one)
        // biome-ignore lint/suspicious/noConsole: this is what the pseudo-language is for
        console.warn('outside of the catalogues:', one, element)
      }
    }
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  look()
}
