/** The inspector of charts as a developer has it: the application from source, on real parts. */
import AxeBuilder from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { personas } from '#contract/external/personas.ts'
import { readTrace } from '#src/devtools/inspector/viewer/readTrace.ts'
import { InspectorViewer, openInspected, typed, waitForPayment } from '#test/pages/inspector.ts'
import { signInAs } from '#test/pages/parties.ts'
import { openBrowser, visit } from '#test/support/browser.ts'
import { startFromSource } from '#test/support/fromSource.ts'
import { keepOnFailure } from '#test/support/onFailure.ts'
import type { Product } from '#test/support/product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startFromSource(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const persona = 'permanent'

/** Everything that this person typed, is called, or was given. */
const secrets = (more: readonly string[]): string[] => {
  const { identity } = personas.find(({ id }) => id === persona) ?? {}
  const own = Object.values<unknown>(identity ?? {}).filter((value) => typeof value === 'string')
  return [persona, typed.phone, typed.email, typed.company, ...typed.files, ...own, ...more]
}
const found = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word))

const until = <T>(look: () => Promise<T> | T): Promise<T> =>
  vi.waitFor(look, { timeout: 20_000, interval: 100 })

test('a payment is watched live, kept as a trace without anything personal, and played again', async (context) => {
  const visitor = await visit(browser)
  keepOnFailure(context, visitor)
  const { journey, viewer: window } = await openInspected(visitor, product, persona)
  const viewer = new InspectorViewer(window)
  const problems: string[] = []
  window.on('pageerror', ({ message }) => problems.push(message))
  // everything that goes over the channel, heard by a stranger of the same origin
  await window.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    new BroadcastChannel('candidatura.inspect').addEventListener('message', ({ data }) =>
      heard.push(JSON.stringify(data)),
    )
  })

  const transactionNo = await waitForPayment(journey)
  const token = (await visitor.page.evaluate(() => sessionStorage.getItem('access_token'))) ?? ''
  const submissionId = /[\w-]{22}/.exec(visitor.page.url())?.[0] ?? ''
  const words = secrets([transactionNo, token.replace('Bearer ', ''), submissionId])
  expect(words.length).toBeGreaterThan(15)
  expect(words).not.toContain('')

  // the chart, where it is, and why it is not further
  await until(async () => expect(await viewer.title.textContent()).toBe('paymentWait'))
  await viewer.lit('s-paymentWait-waiting').waitFor()
  await viewer.lit('s-paymentWait-waiting-dialog-locked').waitFor()
  await viewer.lit('s-paymentWait-waiting-polling-pausing').waitFor()
  await until(async () =>
    expect(await viewer.tried()).toEqual([
      ['✕ refused', 'isPaid', 'waiting.polling.asking → paid'],
      ['✕ refused', 'isFailed', 'waiting.polling.asking → failed'],
      ['✓ taken', 'none', 'waiting.polling.asking → waiting.polling.pausing'],
    ]),
  )

  // nothing of the person
  const trace = await viewer.saveTrace()
  const heard = await window.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join('\n'))
  expect(heard.length).toBeGreaterThan(20_000)
  expect(found(heard, words)).toEqual([])
  expect(found(trace, words)).toEqual([])
  expect(await window.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull()

  // the trace again
  const { messages } = readTrace(trace)
  const steps = messages.filter((one) => one.kind === 'told' && one.told.kind === 'step').length
  await viewer.openTrace('payment.trace.json', trace)
  await until(async () => expect(await viewer.standing.textContent()).toBe('Trace payment.trace.json'))
  const output = window.locator('.player output')
  await until(async () => expect(await output.textContent()).toBe(`step ${steps} of ${steps}`))
  await window.getByRole('slider', { name: 'Step' }).press('Home')
  await until(async () => expect(await output.textContent()).toBe(`step 0 of ${steps}`))
  await viewer.button('Next').press('Enter')
  await until(async () => expect(await output.textContent()).toBe(`step 1 of ${steps}`))
  await viewer.openTrace('no.json', '{"trace":2}')
  expect(await window.getByRole('alert').textContent()).toContain('This file is not a trace of charts: trace')
  await viewer.button('Back to live').click()
  await until(async () => expect(await viewer.standing.textContent()).toBe('Live: one page'))

  // coverage of what was seen in both lives of the page
  const seen = window.getByRole('button', { name: /^registration/ }).first()
  expect(await seen.textContent()).toMatch(/[1-9]\d*\/6 states, [1-9]\d*\/\d+ transitions/)
  await viewer.button('Coverage').click()
  await window.locator('.room .seen').first().waitFor()

  expect(problems).toEqual([])
  await visitor.leave()
})

test.for([
  ['light', { width: 1360, height: 900 }],
  ['dark', { width: 390, height: 844 }],
] as const)('the viewer can be read in %s, %j', async ([colorScheme, viewport], context) => {
  const visitor = await visit(browser, { colorScheme, viewport: { ...viewport } })
  keepOnFailure(context, visitor)
  const { page } = visitor
  await page.goto(product.address('/src/devtools/inspector/viewer/'))
  await page.getByRole('button', { name: /^paymentWait/ }).click()
  await page.locator('.room svg .state').first().waitFor()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  expect(visitor.problems).toEqual([])
  await visitor.leave()
})

test('every chart is there to be looked at, without any page', async (context) => {
  const visitor = await visit(browser)
  keepOnFailure(context, visitor)
  const { page } = visitor
  await page.goto(product.address('/src/devtools/inspector/viewer/'))
  const charts = page.getByRole('region', { name: 'All charts, seen so far' }).getByRole('button')
  await charts.first().waitFor()
  expect(await charts.count()).toBeGreaterThan(20)
  for (const chart of await charts.all()) {
    const name = (await chart.locator('b').textContent()) ?? ''
    await chart.click()
    await until(async () => expect(await page.locator('.drawing h2').textContent()).toBe(name))
    await page.locator(`.room svg .state[class*="s-${name}"]`).first().waitFor()
    // every state and transition of the chart is found in its drawing
    const [states = 0, transitions = 0] = ((await chart.locator('small').textContent()) ?? '')
      .match(/(?<=\/)\d+/g)
      ?.map(Number) ?? [0, 0]
    expect([name, await page.locator('.room .state.unseen').count()]).toEqual([name, states])
    expect([name, await page.locator('.room .transition.unseen').count()]).toEqual([name, transitions])
  }
  await visitor.leave()
})

test('with ?inspect=stately the same goes to the other inspector, and no more', async (context) => {
  const visitor = await visit(browser)
  keepOnFailure(context, visitor)
  const { page } = visitor
  // its page stands on the network; here it is one that connects and keeps what it is sent
  await visitor.context.route('https://stately.ai/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>sent = []; addEventListener('message', ({ data }) => sent.push(data));
        opener.postMessage({ type: '@statelyai.connected' }, '*')</script>`,
    }),
  )
  await page.goto(product.address('/?inspect=stately'))
  await signInAs(page, persona)
  await page.getByRole('article').first().waitFor()
  const other = visitor.context.pages().find((one) => one.url().startsWith('https://stately.ai/'))
  const sent = () => other?.evaluate(() => (globalThis as unknown as { sent: object[] }).sent) ?? []
  await until(async () => expect(JSON.stringify(await sent())).toContain('"name":"session"'))
  const token = (await page.evaluate(() => sessionStorage.getItem('access_token'))) ?? ''
  const words = secrets([token.replace('Bearer ', '')])
  expect(found(JSON.stringify(await sent()), words)).toEqual([])
  await visitor.leave()
})
