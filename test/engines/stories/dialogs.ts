import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open } from '#test/pages/openScreen.ts'
import { screens } from '#test/pages/screens.ts'
import { desk } from '#test/support/browser.ts'
import type { Ground } from '#test/support/journeyGround.ts'

/** Each dialog that is open: what it cuts off, in words. */
const dialogFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = innerHeight - 2 * 16
    return [...document.querySelectorAll('dialog[open]')].flatMap((dialog) => {
      const frame = dialog.getBoundingClientRect()
      const body = [...dialog.children].find((part) => getComputedStyle(part).overflowY === 'auto')
      if (!body) return ['the dialog has no body that scrolls']
      const hidden = body.scrollHeight - body.clientHeight
      const isFull = frame.height >= room - 1
      const outside = [...dialog.querySelectorAll('button')].filter((button) => {
        const { left, right, width } = button.getBoundingClientRect()
        return width > 0 && (left < frame.left || right > frame.right)
      })
      return [
        ...(hidden > 1 && !isFull ? [`its body hides ${hidden} px of ${body.scrollHeight} px`] : []),
        ...(body.clientHeight < Math.min(40, body.scrollHeight)
          ? [`its body is ${body.clientHeight} px high`]
          : []),
        ...(frame.top < 0 || frame.bottom > innerHeight ? ['it is taller than the window'] : []),
        ...(frame.left < 0 || frame.right > innerWidth ? ['it is wider than the window'] : []),
        ...outside.map(({ textContent }) => `it cuts off the button ${textContent}`),
      ]
    })
  })

/** A body is as high as what is in it, up to the window. */
export function dialogStories(ground: Ground): void {
  const withDialog = screens.filter(({ hasDialog }) => hasDialog)

  test.for(withDialog.map((screen) => [screen.name, screen] as const))('%s', async ([, screen], context) => {
    const { page } = await ground.visitor(context, { viewport: desk })
    await open(page, ground.product, screen, 'PT')
    await page.getByRole('dialog').first().waitFor()
    for (const size of [desk, { width: 360, height: 740 }, { width: 320, height: 568 }]) {
      await page.setViewportSize(size)
      expect.soft(await dialogFaults(page), `${size.width} × ${size.height}`).toEqual([])
    }
  })
}
