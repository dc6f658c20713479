/**
 * Accessibility (WCAG 2.2 AA as far as axe sees it) of every screen in its states: both languages, both themes, phone and
 * desktop. Each two of them meet once; with LOOKS=all each three do. A theme changes colours only, so its second round
 * looks at those.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/enums.ts'
import { open, speak } from '#test/pages/openScreen.ts'
import { screens } from '#test/pages/screens.ts'
import { axeFaults } from '#test/support/axe.ts'
import { desk, phone } from '#test/support/browser.ts'
import { journeyGround } from '#test/support/journeyGround.ts'

const ground = journeyGround()

test('the check sees a button without a name and faint words', async (context) => {
  const { page } = await ground.visitor(context, { viewport: desk })
  await page.setContent(
    '<html lang="pt"><title>x</title><main><button></button><p style="color:#ccc">palavras</p></main>',
  )
  const rules = async (only?: 'colours') =>
    (await axeFaults(page, only)).map((fault) => fault.split(':')[0]).sort()
  expect(await rules()).toEqual(['button-name', 'color-contrast'])
  expect(await rules('colours')).toEqual(['color-contrast'])
})

const isLooked = (
  language: InterfaceLanguage,
  theme: 'light' | 'dark',
  viewport: typeof desk | typeof phone,
) =>
  process.env.LOOKS === 'all' ||
  [language === 'ZH_TW', theme === 'light', viewport === desk].filter(Boolean).length % 2 === 1

const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.for(screens.map((screen) => [screen.name, screen] as const))('%s', async ([, screen], context) => {
  let { page } = await ground.visitor(context, { viewport: desk })
  await open(page, ground.product, screen, 'ZH_TW')
  for (const language of interfaceLanguages) {
    if (!(await speak(page, language))) {
      // a page without the header has its language from the beginning
      ;({ page } = await ground.visitor(context, { viewport: desk }))
      await open(page, ground.product, screen, language)
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const viewport of [desk, phone]) {
        if (!isLooked(language, colorScheme, viewport)) continue
        await page.setViewportSize(viewport)
        const look = `${language} ${colorScheme} ${viewport.width}`
        expect.soft(await axeFaults(page, colorScheme === 'dark' ? 'colours' : 'all'), look).toEqual([])
        // nothing is wider than the page
        expect.soft(await widest(page), `${look} scrolls sideways`).toBeLessThanOrEqual(0)
      }
    }
  }
})
