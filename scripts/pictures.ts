import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import { desk, openBrowser, phone, visit } from '#test/support/browser.ts'
import { startProduct } from '#test/support/product.ts'
import { root } from './checking/run.ts'

/** Takes the pictures of README from the running product: made-up people, today's example exams. */
const folder = join(root, 'docs', 'pictures')
mkdirSync(folder, { recursive: true })

const product = await startProduct()
const browser = await openBrowser()
const take = async (journey: ApplyJourney, name: string): Promise<void> => {
  // a picture must not show a moving or half-loaded page
  await journey.page.waitForLoadState('networkidle')
  await journey.page.evaluate(() => document.fonts.ready)
  await journey.page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
  console.log(`docs/pictures/${name}.png`)
}

try {
  const atDesk = await visit(browser, { viewport: desk })
  const list = new ApplyJourney(atDesk.page, product, 'ZH_TW')
  await list.signIn('permanent')
  await take(list, 'exam-list')

  const onPhone = await visit(browser, { viewport: phone, locale: 'pt-PT' })
  const step = new ApplyJourney(onPhone.page, product, 'PT')
  await step.signIn('age-64')
  await step.begin('CAI-COM-LIC-01')
  await take(step, 'registration')
} finally {
  await browser.close()
  await product.stop()
}
