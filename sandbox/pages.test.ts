import AxeBuilder from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomId } from '#sandbox/kit/sharedSecret.ts'
import { type Sandbox, startSandbox } from '#sandbox/startSandbox.ts'
import { browserForTests } from '#sandbox/testSupport/browserForTests.ts'
import { type ServiceForTests, serviceForTests } from '#sandbox/testSupport/serviceForTests.ts'

let sandbox: Sandbox
let service: ServiceForTests
let browser: Browser

beforeAll(async () => {
  sandbox = await startSandbox()
  service = await serviceForTests(sandbox)
  browser = await browserForTests()
})
afterAll(async () => {
  await browser.close()
  await service.close()
  await sandbox.stop()
})

const post = async (url: string, secret: string, body: unknown) => {
  const headers = { authorization: `Bearer ${secret}` }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

/** Every page that a person can meet, without its language. */
const pages: Record<string, () => Promise<string>> = {
  account: async () => {
    const back = encodeURIComponent(`${service.origin}/application/personal-login`)
    return `${sandbox.urls.account}/authorize?client_id=${sandbox.secrets.clientId}&redirect_uri=${back}&state=1`
  },
  refused: async () => `${sandbox.urls.account}/authorize?state=1`,
  signedOut: async () => `${sandbox.urls.account}/logout?x=1`,
  eSign: async () => {
    const { url } = await post(`${sandbox.urls.eSign}/requests`, sandbox.secrets.eSign, {
      digest: 'ab'.repeat(32),
      identityNo: '90000010',
      signerName: 'CHAN, SI FAN',
      identityLevel: 'L3',
      language: 'PT',
      reason: 'Assinatura da ficha de inscrição em concurso de avaliação de competências integradas',
      redirectUri: `${service.origin}/application/authorization/apply/3/x/GOV_PAY/false`,
    })
    return url
  },
  gateway: async () => {
    const { payUrl } = await post(`${sandbox.urls.gateway}/orders`, sandbox.secrets.gateway, {
      reference: randomId(),
      amount: 30_000,
      currency: 'MOP',
      channel: 'GOV_PAY',
      language: 'PT',
      notifyUrl: `${service.origin}/notify`,
      returnUrl: `${service.origin}/application/payment-result`,
    })
    return payUrl
  },
  documents: async () => `${sandbox.urls.documents}/?x=1`,
  bridge: async () => `${sandbox.urls.bridge}/?x=1`,
  panel: async () => `${sandbox.urls.panel}/?x=1`,
}
const views = [
  { language: 'ZH_TW', colorScheme: 'light', width: 360 },
  { language: 'PT', colorScheme: 'dark', width: 1280 },
  { language: 'PT', colorScheme: 'light', width: 320 },
] as const
const rows = Object.keys(pages).flatMap((name) => views.map((view) => ({ name, ...view })))

describe('the stand-ins’ pages', () => {
  it.each(rows)(
    '$name in $language, $colorScheme, $width wide: readable, in one column, without an error',
    async (row) => {
      const { name, language, colorScheme, width } = row
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } })
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) errors.push(message.text())
      })
      const address = new URL((await pages[name]?.()) ?? '')
      address.searchParams.set('language', language)
      await page.goto(address.href, { waitUntil: 'networkidle' })
      const found = await new AxeBuilder({ page }).exclude('iframe').analyze()
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(await page.getAttribute('html', 'lang')).toBe(language === 'PT' ? 'pt' : 'zh-Hant')
      expect(errors).toEqual([])
      await context.close()
    },
  )
})
