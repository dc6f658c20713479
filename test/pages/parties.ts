/** The pages of the outside parties, as a person uses them. */
import type { Page } from 'playwright-core'

/** The single account: chooses a persona. */
export async function signInAs(page: Page, personaId: string): Promise<void> {
  await page.locator(`button[name=person][value="${personaId}"]`).click()
}

export async function decideSignature(page: Page, decision: 'sign' | 'cancel' | 'fail'): Promise<void> {
  await page.locator(`button[name=decision][value=${decision}]`).click()
}

/** The gateway: pays, or gives up. */
export async function payAtGateway(page: Page): Promise<void> {
  await page.locator('form button.primary').click()
}

/** Another tab is looked at for a while, then this one again. */
export const lookAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Back as a person goes: a page that the browser kept is shown at once and loads nothing. */
export const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' })
export const goForward = (page: Page) => page.goForward({ waitUntil: 'commit' })
