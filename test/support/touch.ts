/** Page objects press with a mouse; on a phone there is none. */
import type { Locator, Page } from 'playwright-core'

type Presses = Pick<Locator, 'click' | 'check'>

/** From here on every press of a locator is a tap of a finger, in this process. @returns the end of it */
export function tapInsteadOfClick(page: Page): () => void {
  const prototype: Presses = Object.getPrototypeOf(page.locator('html'))
  const { click, check } = prototype
  prototype.click = async function (this: Locator) {
    await this.tap()
  }
  prototype.check = async function (this: Locator) {
    if (!(await this.isChecked())) await this.tap()
  }
  return () => Object.assign(prototype, { click, check })
}
