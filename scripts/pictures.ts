import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import { InspectorViewer, openInspected, waitForPayment } from '#test/pages/inspector.ts'
import { desk, openBrowser, phone, visit } from '#test/support/browser.ts'
import { startFromSource } from '#test/support/fromSource.ts'
import { startProduct } from '#test/support/product.ts'
import { root } from './checking/run.ts'

/** Takes the pictures of the documents from the running product: made-up people, today's example exams. */
const folder = join(root, 'docs', 'pictures')
mkdirSync(folder, { recursive: true })

const product = await startProduct()
const browser = await openBrowser()
const take = async (page: Page, name: string): Promise<void> => {
  // a picture must not show a moving or half-loaded page
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
  console.log(`docs/pictures/${name}.png`)
}

try {
  const atDesk = await visit(browser, { viewport: desk })
  const list = new ApplyJourney(atDesk.page, product, 'ZH_TW')
  await list.signIn('permanent')
  await take(list.page, 'exam-list')

  const onPhone = await visit(browser, { viewport: phone, locale: 'pt-PT' })
  const step = new ApplyJourney(onPhone.page, product, 'PT')
  await step.signIn('age-64')
  await step.begin('CAI-COM-LIC-01')
  await take(step.page, 'registration')
} finally {
  await browser.close()
  await product.stop()
}

const source = await startFromSource()
const another = await openBrowser()
try {
  const developer = await visit(another, { viewport: desk })
  const { journey, viewer: window } = await openInspected(developer, source, 'permanent')
  const viewer = new InspectorViewer(window)
  await waitForPayment(journey)
  await viewer.lit('s-paymentWait-waiting-polling-pausing').waitFor()
  await take(window, 'inspector')
} finally {
  await another.close()
  await source.stop()
}
