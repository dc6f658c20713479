/** Browsers below the list: never a blank page, but what is wrong and what helps, in both languages. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { htmlLanguageOf } from '#contract/languageTags.ts'
import { unsupportedTexts } from '#src/app/unsupported/unsupportedPage.ts'
import { supportedBrowsers } from '#src/platform/supportedBrowsers.ts'
import { phone } from '#test/support/browser.ts'
import { removeBuiltIns, removedBuiltIns } from '#test/support/engines/removedBuiltIns.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { wordsOf } from '#test/support/texts.ts'

const ground = journeyGround()
const languages = ['ZH_TW', 'PT'] as const

/** Engines that know no modules run `nomodule` scripts, and take `type="module"` for data. */
async function forgetModules(page: Page): Promise<void> {
  await page.route('**/application/**', async (route) => {
    const response = await route.fetch()
    if (!/html/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response })
    const html = (await response.text())
      .replaceAll('type="module"', 'type="unknown"')
      .replaceAll('<script nomodule>', '<script>')
    return route.fulfill({ response, body: html })
  })
}

const below: [string, (page: Page) => Promise<void>][] = [
  ['web view 90', (page) => removeBuiltIns(page.context(), removedBuiltIns['webview-90'] ?? [])],
  ['an engine without modules', forgetModules],
]

describe.each(below)('%s', (_, prepare) => {
  test.for([
    ['the list', '/'],
    ['a step, from a bookmark', '/registration/apply/1/AAAAAAAAAAAAAAAAAAAAAA'],
  ])('%s shows the plain page', async ([, path = ''], context) => {
    const { page } = await ground.visitor(context, { viewport: phone })
    await prepare(page)
    await page.goto(ground.product.address(path))
    for (const language of languages) {
      const words = wordsOf(language)
      const section = page.locator(`section[lang="${htmlLanguageOf[language]}"]`)
      await section.getByRole('heading', { name: words(unsupportedTexts.title) }).waitFor()
      for (const { name, version } of supportedBrowsers)
        expect(await section.getByRole('listitem').allInnerTexts()).toContain(
          words(unsupportedTexts.item, { browser: name, version }),
        )
      expect(await section.textContent()).toContain(words(unsupportedTexts.otherwise))
      expect(await section.textContent()).toContain('support@candidatura.example')
    }
    expect(await page.title()).toBe(
      languages.map((language) => wordsOf(language)(unsupportedTexts.title)).join(' · '),
    )
    // the application has not started: it would have left for the sign-in page
    expect(new URL(page.url()).pathname).toBe(`/application${path}`)
    expect(await page.locator('#root').isVisible()).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
})

test('a browser of the list does not see it', async (context) => {
  const { page, problems } = await ground.visitor(context)
  await page.goto(ground.product.address('/'))
  await page.waitForURL((address) => address.origin !== ground.product.origin)
  await page.goBack()
  expect(await page.locator('#unsupported').count()).toBe(0)
  expect(problems).toEqual([])
})

test('it is dark where the system is', async (context) => {
  const { page } = await ground.visitor(context, { colorScheme: 'dark' })
  await removeBuiltIns(page.context(), removedBuiltIns['webview-90'] ?? [])
  await page.goto(ground.product.address('/'))
  const colours = await page
    .locator('#unsupported')
    .evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor])
  expect(colours).toEqual(['rgb(246, 248, 247)', 'rgb(16, 21, 20)'])
})
