/** Accessibility (WCAG 2.2 AA as far as axe sees it) of every screen in its states: languages, themes, phone and desktop. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { htmlLanguageOf } from '#src/i18n/language.ts'
import { open, screens } from '#test/pages/screens.ts'
import { axeFaults } from '#test/support/axe.ts'
import { desk, phone } from '#test/support/browser.ts'
import { journeyGround } from '#test/support/journeyGround.ts'

const ground = journeyGround()

/** Each two of language, theme and size meet once: what depends on two of them is seen. */
const looks: [InterfaceLanguage, 'light' | 'dark', typeof desk | typeof phone][] = [
  ['ZH_TW', 'light', desk],
  ['ZH_TW', 'dark', phone],
  ['PT', 'light', phone],
  ['PT', 'dark', desk],
]

/** The header's own switch; behind a dialog nobody could press it, and the page in front must be right all the same. */
async function speak(page: Page, language: InterfaceLanguage): Promise<void> {
  await page.evaluate((wanted) => {
    const select = document.querySelector<HTMLSelectElement>(`header select:has(option[value=${wanted}])`)
    if (!select || select.value === wanted) return
    select.value = wanted
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, language)
  await page.locator(`html[lang="${htmlLanguageOf[language]}"]`).waitFor({ state: 'attached' })
}

test('the check sees a button without a name and faint words', async (context) => {
  const { page } = await ground.visitor(context, { viewport: desk })
  await page.setContent(
    '<html lang="pt"><title>x</title><main><button></button><p style="color:#ccc">palavras</p></main>',
  )
  expect((await axeFaults(page)).map((fault) => fault.split(':')[0])).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast']),
  )
})

test.for(screens.map((screen) => [screen.name, screen] as const))('%s', async ([, screen], context) => {
  const { page } = await ground.visitor(context, { viewport: desk })
  await open(page, ground.product, screen, 'ZH_TW')
  for (const [language, colorScheme, viewport] of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await speak(page, language)
    expect.soft(await axeFaults(page), `${language} ${colorScheme} ${viewport.width}`).toEqual([])
    // nothing is wider than the page
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(excess, `${language} ${viewport.width} scrolls sideways`).toBeLessThanOrEqual(0)
  }
})
