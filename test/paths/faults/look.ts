/** What a person sees of a page at a glance. */
import type { Page } from 'playwright-core'
import { interfaceLanguages } from '#contract/enums.ts'
import { wordsOf } from '#test/support/texts.ts'

export interface Glance {
  readonly url: string
  readonly title: string
  /** something is under way */
  readonly isBusy: boolean
  /** names of what can be pressed in the dialog that is open; null where none is */
  readonly dialog: readonly string[] | null
  /** names of what can be pressed in the page */
  readonly main: readonly string[]
  /** messages: of the page, and in its corner */
  readonly told: readonly string[]
  readonly isOurs: boolean
}

/** What stands in the place of a page that is on its way. */
const onItsWay = interfaceLanguages.map((language) => wordsOf(language)('common.loading'))

const nothing: Glance = { url: '', title: '', isBusy: true, dialog: null, main: [], told: [], isOurs: true }

/** A page between two pages is busy. */
export function glance(page: Page): Promise<Glance> {
  return page
    .evaluate((loading) => {
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const all = (within: ParentNode, selector: string) =>
        [...within.querySelectorAll(selector)].filter(isShown)
      const nameOf = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
      const pressable = (within: ParentNode) =>
        all(within, 'button:not([disabled], [aria-disabled=true]), a[href]').map(nameOf)
      const dialog = all(document, 'dialog[open]').at(-1)
      const main = document.querySelector('main')
      const running =
        'main [aria-busy=true], dialog[open] [aria-busy=true], button[data-loading], [role=progressbar]'
      return {
        url: location.href,
        title: document.querySelector('h1')?.textContent?.trim() ?? '',
        isBusy:
          document.readyState === 'loading' ||
          all(document, running).length > 0 ||
          all(document, 'main [role=status]').some((status) => loading.includes(nameOf(status))),
        dialog: dialog ? pressable(dialog) : null,
        main: main ? pressable(main) : [],
        told: all(document, '[role=alert]').map(nameOf),
        isOurs: document.getElementById('root') !== null || main !== null,
      }
    }, onItsWay)
    .catch(() => nothing)
}

/** What was typed, ticked and chosen: each field that is filled in, and the rows of files. */
export const contents = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>(
        'main :is(input:not([type=file], [type=hidden]), textarea, select)',
      ),
    ]
      .filter(({ type, value, checked }) =>
        type === 'radio' || type === 'checkbox' ? checked : value !== '',
      )
      .map(({ name, id, value }) => `${name || id} ${value}`)
    const files = [...document.querySelectorAll('main section li p:first-child')].map(
      ({ textContent }) => textContent ?? '',
    )
    return [...fields, ...files]
  })

/** Milliseconds between two looks. */
const interval = 60

/** Looks until it is so. @throws Error that says what is missing */
export async function until(what: string, timeout: number, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + timeout
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(what)
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
}
