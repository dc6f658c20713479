import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import { decideSignature, payAtGateway } from '#test/pages/parties.ts'
import type { VisitorOptions } from '#test/support/browser.ts'
import type { Ground } from '#test/support/journeyGround.ts'

/** Whose name, how wide, which theme: each language once, the smallest phones, both themes. */
const rows: readonly [InterfaceLanguage, persona: string, VisitorOptions][] = [
  ['ZH_TW', 'permanent', { viewport: { width: 360, height: 740 }, colorScheme: 'light' }],
  ['PT', 'age-64', { viewport: { width: 320, height: 640 }, colorScheme: 'dark' }],
]

/** What is wrong with how a step looks: wider than the screen, or in another theme than asked for. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth
    const wantsDark = matchMedia('(prefers-color-scheme: dark)').matches
    const [red = 255] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number)
    const [root = 255] = (getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []).map(
      Number,
    )
    const isDark = Math.min(red, root) < 128 && document.documentElement.classList.contains('dark')
    return [
      ...(wide > 0 ? [`${location.pathname} is ${wide} px too wide`] : []),
      ...(wantsDark === isDark ? [] : [`${location.pathname} is ${isDark ? 'dark' : 'light'}`]),
    ]
  })

/** From sign-in to the receipt, with files of one's own, as a person goes. */
export function wholeJourneyStories(ground: Ground): void {
  test.for(rows)(
    '%s: %s applies, signs, pays and keeps the receipt',
    async ([language, persona, look], context) => {
      const { page, problems } = await ground.visitor(context, look)
      const journey = new ApplyJourney(page, ground.product, language)
      const faults: string[] = []
      const seeing = async (step: () => Promise<unknown>) => {
        await step()
        faults.push(...(await faultsOf(page)))
      }
      await seeing(() => journey.signIn(persona))
      expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(
        look.colorScheme === 'dark',
      )
      await seeing(() => journey.begin('CAI-COM-LIC-01'))
      await seeing(() => journey.fillRegistration())
      await seeing(() => journey.skipResume())
      await seeing(() => journey.handInDocuments())
      await seeing(() => journey.confirmReview())
      await journey.choosePayment('GOV_PAY')
      await decideSignature(page, 'sign')
      await payAtGateway(page)
      const receipt = await journey.readReceipt()
      await seeing(async () => {})
      expect(receipt.text).toContain(receipt.number)
      expect(faults).toEqual([])
      expect(problems).toEqual([])
    },
  )
}
