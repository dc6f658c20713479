/** A page's clock that stands still, and moves only where a path moves it. */
import type { BrowserContext, Page } from 'playwright-core'

interface Kept {
  setTimeout: typeof setTimeout
  /** the browser's own, under the clock that stands */
  ownTimeout?: typeof setTimeout
}

/** Call it before the page is opened. */
export async function standClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept: Kept = globalThis
    kept.ownTimeout = setTimeout.bind(globalThis) as typeof setTimeout
  })
  await context.clock.install()
  await context.clock.pauseAt(Date.now() + 1_000)
}

/** While `work` runs, whoever sets a timer anew waits in real time; the timers of before stand still. */
export async function withOwnTimers<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const swap = () =>
    page.evaluate(() => {
      const kept: Kept = globalThis
      if (kept.ownTimeout === undefined) return
      const standing = globalThis.setTimeout
      globalThis.setTimeout = kept.ownTimeout
      kept.ownTimeout = standing
    })
  await swap()
  try {
    return await work()
  } finally {
    await swap()
  }
}
