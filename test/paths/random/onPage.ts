/** What there is on a page to press, to fill in and to hand a file to, by names that stay the same from run to run. */
import type { Page } from 'playwright-core'

export interface Found {
  /** the n-th of what the selector finds */
  readonly at: number
  readonly name: string
  /** of a list to choose from: its values */
  readonly values: readonly string[]
}

const quick = { timeout: 2_000 }

export const pressable =
  'a[href], button, summary, label:has(input:is([type=radio], [type=checkbox])), [role=option]'
export const fillable =
  'input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea, select'
export const fileTaking = 'input[type=file]'

/** Of these, what can be used: not switched off, within the dialog where one is open. */
export const findOn = (page: Page, selector: string): Promise<Found[]> =>
  page
    .evaluate(
      ([wanted, isFile]) => {
        const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
        const isOff = (element: Element) =>
          element.matches(':disabled, [aria-disabled=true], [data-loading]') ||
          element.querySelector('input:disabled') !== null
        const leadsAway = (element: Element) =>
          element instanceof HTMLAnchorElement &&
          (element.target === '_blank' ||
            element.origin !== location.origin ||
            element.hasAttribute('download'))
        const counts = new Map<string, number>()
        return [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((element, at) => {
          // a link for the keyboard alone waits above the page
          const isAbove = element.getBoundingClientRect().bottom + scrollY <= 0
          const isShown = isFile || (element.checkVisibility({ visibilityProperty: true }) && !isAbove)
          if (!isShown || isOff(element) || leadsAway(element) || (dialog && !dialog.contains(element)))
            return []
          const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
          // numbers of receipts and the like are other ones in each run
          const name = `${element.tagName} ${element.getAttribute('name') ?? ''} ${words}`
            .replaceAll(/\d+/g, '#')
            .trim()
          const count = counts.get(name) ?? 0
          counts.set(name, count + 1)
          const values =
            element instanceof HTMLSelectElement ? [...element.options].map(({ value }) => value) : []
          return [
            {
              at,
              name: `${name.replaceAll(/\s+/g, ' ').slice(0, 80)}${count > 0 ? ` (${count})` : ''}`,
              values,
            },
          ]
        })
      },
      [selector, selector === fileTaking] as const,
    )
    // a page between two pages has nothing
    .catch(() => [])

export const press = (page: Page, { at }: Found) => page.locator(pressable).nth(at).click(quick)

export async function fill(page: Page, { at, values }: Found, value: string): Promise<void> {
  const field = page.locator(fillable).nth(at)
  if (values.length > 0) await field.selectOption(value, quick)
  else await field.fill(value, quick)
}
