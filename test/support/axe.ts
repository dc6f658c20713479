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
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}
