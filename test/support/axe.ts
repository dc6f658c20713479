/** What axe finds on a page by the rules of WCAG 2.2 AA. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rules that read colours. */
const colours = ['color-contrast', 'link-in-text-block']

/**
 * @param only `colours`: rules that a change of the theme alone can break
 * @returns one line a fault: its rule, where it is, and why; empty where there is none
 */
export async function axeFaults(page: Page, only: 'all' | 'colours' = 'all'): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (only === 'colours'
    ? builder.withRules(colours)
    : builder.withTags(tags)
  ).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => ({ id, at: target.join(' '), why: any[0]?.message ?? '' })),
  )
  const faults: string[] = []
  for (const { id, at, why } of found)
    if (id !== 'target-size' || !why.includes('obscured') || (await isCovered(page, at)))
      faults.push(`${id}: ${at} ${why}`)
  return faults
}

/**
 * Axe takes the page as it is scrolled: what lies half below a bar that stays on screen seems too small. Whether it can be
 * reached is seen once it is scrolled to; the open list of a field is what the person asked for and may cover what it likes.
 */
const isCovered = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const shares = [0.1, 0.5, 0.9]
      return shares.some((x) =>
        shares.some((y) => {
          const above = document.elementFromPoint(left + width * x, top + height * y)
          if (above === null || above.closest('[role=listbox], [popover]') !== null) return false
          return !element.contains(above) && !above.contains(element)
        }),
      )
    })
