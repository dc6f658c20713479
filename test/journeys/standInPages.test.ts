/** The sandbox's own pages, before anybody has signed in anywhere; the phone frame with a small application in it. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { randomId } from '#sandbox/kit/sharedSecret.ts'
import { type Sandbox, startSandbox } from '#sandbox/startSandbox.ts'
import { openBrowser, visit } from '#test/support/browser.ts'

let sandbox: Sandbox
let browser: Browser
let application: Server
let appOrigin: string

/** Asks the bridge everything once it is opened, and to be closed when its button is pressed. */
const applicationPage = (bridge: string) => `<!doctype html><html lang="zh-Hant"><title>app</title>
<button id="close">close</button><pre id="heard"></pre><script>
const ask = (ask) => parent.postMessage({ bridge: 'candidatura', id: ask, ask }, '${bridge}')
addEventListener('message', (event) => {
  if (event.origin === '${bridge}') heard.textContent += JSON.stringify(event.data) + '\\n'
})
for (const question of ['language', 'theme', 'appInfo']) ask(question)
document.querySelector('#close').addEventListener('click', () => ask('close'))
</script></html>`

beforeAll(async () => {
  ;[sandbox, browser] = await Promise.all([startSandbox(), openBrowser()])
  application = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(applicationPage(sandbox.urls.bridge))
  })
  application.listen(0, '127.0.0.1')
  await once(application, 'listening')
  appOrigin = `http://127.0.0.1:${(application.address() as AddressInfo).port}`
  sandbox.control.connect({ appOrigin, serviceUrl: appOrigin })
})
afterAll(async () => {
  await browser?.close()
  application?.closeAllConnections()
  application?.close()
  await sandbox?.stop()
})

const post = async (url: string, secret: string, body: unknown) => {
  const headers = { authorization: `Bearer ${secret}` }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

/** Every page that a person can meet. */
const addresses: Record<string, () => Promise<string>> = {
  'single account': async () => {
    const back = encodeURIComponent(`${appOrigin}/application/personal-login`)
    return `${sandbox.urls.account}/authorize?client_id=${sandbox.secrets.clientId}&redirect_uri=${back}&state=1`
  },
  'refused sign-in': async () => `${sandbox.urls.account}/authorize`,
  'signed out': async () => `${sandbox.urls.account}/logout`,
  signature: async () => {
    const { url } = await post(`${sandbox.urls.eSign}/requests`, sandbox.secrets.eSign, {
      digest: 'ab'.repeat(32),
      identityNo: '90000010',
      signerName: 'CHAN, SI FAN',
      identityLevel: 'L3',
      language: 'PT',
      reason: 'Assinatura da ficha de inscrição em concurso de avaliação de competências integradas',
      redirectUri: `${appOrigin}/application/authorization/apply/3/x/GOV_PAY/false`,
    })
    return url
  },
  payment: async () => {
    const { payUrl } = await post(`${sandbox.urls.gateway}/orders`, sandbox.secrets.gateway, {
      reference: randomId(),
      amount: 30_000,
      currency: 'MOP',
      channel: 'GOV_PAY',
      language: 'PT',
      notifyUrl: `${appOrigin}/notify`,
      returnUrl: `${appOrigin}/application/payment-result`,
    })
    return payUrl
  },
  'personal documents': async () => sandbox.urls.documents,
  'phone frame': async () => sandbox.urls.bridge,
  'control panel': async () => sandbox.urls.panel,
}
const views = [
  { language: 'ZH_TW', colorScheme: 'light', width: 360 },
  { language: 'PT', colorScheme: 'dark', width: 1280 },
  { language: 'PT', colorScheme: 'light', width: 320 },
] as const
const rows = Object.keys(addresses).flatMap((name) => views.map((view) => ({ name, ...view })))

test.each(rows)('$name in $language, $colorScheme, $width wide: readable and in one column', async (row) => {
  const { name, language, colorScheme, width } = row
  const visitor = await visit(browser, { colorScheme, viewport: { width, height: 800 } })
  const { page } = visitor
  const address = new URL((await addresses[name]?.()) ?? '')
  address.searchParams.set('language', language)
  await page.goto(address.href, { waitUntil: 'networkidle' })
  const found = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await page.getAttribute('html', 'lang')).toBe(language === 'PT' ? 'pt' : 'zh-Hant')
  // a refused sign-in is answered with 400, which the console reports
  expect(visitor.problems.filter((problem) => !problem.includes('status of 400'))).toEqual([])
  await visitor.leave()
})

describe('the phone frame', () => {
  let page: Page
  beforeEach(async () => {
    const visitor = await visit(browser)
    page = visitor.page
    await page.goto(sandbox.urls.bridge)
    return visitor.leave
  })
  const frame = () => page.frameLocator('#app')
  const answered = () => frame().getByText('appInfo').waitFor()
  const reopen = () => page.getByRole('button', { name: '重新開啟' }).click()
  const heard = async () => {
    const lines = ((await frame().locator('#heard').textContent()) ?? '').split('\n').filter(Boolean)
    return lines.map((line) => JSON.parse(line))
  }

  test('opens the application and answers language, theme and status bar height', async () => {
    await answered()
    expect(page.frames().map((one) => one.url())).toContain(`${appOrigin}/application/?app=1`)
    expect(await heard()).toEqual([
      { bridge: 'candidatura', id: 'language', data: { language: 'zh-Hant' } },
      { bridge: 'candidatura', id: 'theme', data: { dark: false } },
      { bridge: 'candidatura', id: 'appInfo', data: { statusBarHeight: 44 } },
    ])
  })

  test('answers as its settings say once it is opened again', async () => {
    await answered()
    await page.getByRole('combobox', { name: '語言' }).selectOption('en')
    await page.getByLabel('深色模式').check()
    await page.getByLabel('狀態列高度').fill('20')
    await reopen()
    await frame().getByText('"en"').waitFor()
    await answered()
    expect((await heard()).map((answer) => answer.data)).toEqual([
      { language: 'en' },
      { dark: true },
      { statusBarHeight: 20 },
    ])
  })

  test('closes the application when it asks for it, and opens it again', async () => {
    await answered()
    await frame().getByRole('button', { name: 'close' }).click()
    await page.getByText('報考頁面已關閉').waitFor()
    expect(await page.locator('#app').isVisible()).toBe(false)
    await reopen()
    await answered()
    expect(await page.getByText('報考頁面已關閉').isVisible()).toBe(false)
  })

  test('can stay silent, as a browser outside the app does', async () => {
    await answered()
    await page.getByLabel('不回答報考頁面的提問').check()
    await reopen()
    await page.locator('#asked li').nth(2).waitFor()
    expect(await heard()).toEqual([])
  })

  test('answers nobody but the framed application', async () => {
    await answered()
    await page.evaluate(() => postMessage({ bridge: 'candidatura', id: 'x', ask: 'close' }, '*'))
    // the answer to a question of the frame's own, asked later, shows that the first was passed over
    await page
      .frames()[1]
      ?.evaluate(() => parent.postMessage({ bridge: 'candidatura', id: 'later', ask: 'theme' }, '*'))
    await frame().getByText('later').waitFor()
    expect(await page.locator('#app').isVisible()).toBe(true)
  })
})
