/** A press as a hand makes it: the button is down for a while before it is up. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'

/** Milliseconds: people take 80 to 120. */
const hold = 100

/**
 * Presses a thing close to its upper edge, where the smallest move of the page is enough to miss it.
 * @returns by how many pixels it moved while the button was down
 */
export async function pressSlowly(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  const box = await boxOf(target)
  await page.mouse.move(box.x + Math.min(12, box.width / 2), box.y + Math.min(4, box.height / 2))
  await page.mouse.down()
  // the press itself takes this long
  await wait(hold)
  const { y } = await boxOf(target)
  await page.mouse.up()
  return Math.abs(y - box.y)
}

export async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to be pressed is to be seen')
  return box
}
