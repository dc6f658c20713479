import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '#sandbox/startSandbox.ts'
import { browserForTests } from '#sandbox/testSupport/browserForTests.ts'
import { type ServiceForTests, serviceForTests } from '#sandbox/testSupport/serviceForTests.ts'

let sandbox: Sandbox
let service: ServiceForTests
let browser: Browser
let page: Page

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
beforeEach(async () => {
  page = await browser.newPage()
  await page.goto(`${sandbox.urls.bridge}/`)
  return () => page.close()
})

const heard = async () => {
  const text = await page.frameLocator('#app').locator('#heard').textContent()
  return (text ?? '')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
const answered = () => page.frameLocator('#app').getByText('appInfo').waitFor()

describe('the phone frame', () => {
  it('opens the application and answers language, theme and status bar height', async () => {
    await answered()
    expect(page.frames().map((frame) => frame.url())).toContain(`${service.origin}/application/?app=1`)
    expect(await heard()).toEqual([
      { bridge: 'candidatura', id: 'language', data: { language: 'zh-Hant' } },
      { bridge: 'candidatura', id: 'theme', data: { dark: false } },
      { bridge: 'candidatura', id: 'appInfo', data: { statusBarHeight: 44 } },
    ])
  })

  it('answers as its settings say once it is opened again', async () => {
    await answered()
    await page.getByRole('combobox', { name: '語言' }).selectOption('en')
    await page.getByLabel('深色模式').check()
    await page.getByLabel('狀態列高度').fill('20')
    await page.getByRole('button', { name: '重新開啟' }).click()
    await page.frameLocator('#app').getByText('"en"').waitFor()
    await answered()
    expect((await heard()).map((answer) => answer.data)).toEqual([
      { language: 'en' },
      { dark: true },
      { statusBarHeight: 20 },
    ])
  })

  it('closes the application when it asks for it, and opens it again', async () => {
    await answered()
    await page.frameLocator('#app').getByRole('button', { name: 'close' }).click()
    await page.getByText('報考頁面已關閉').waitFor()
    expect(await page.locator('#app').isVisible()).toBe(false)
    await page.getByRole('button', { name: '重新開啟' }).click()
    await answered()
    expect(await page.getByText('報考頁面已關閉').isVisible()).toBe(false)
  })

  it('can stay silent, as a browser outside the app does', async () => {
    await answered()
    await page.getByLabel('不回答報考頁面的提問').check()
    await page.getByRole('button', { name: '重新開啟' }).click()
    await page.locator('#asked li').nth(2).waitFor()
    expect(await heard()).toEqual([])
  })

  it('answers nobody but the framed application', async () => {
    await answered()
    await page.evaluate(() => postMessage({ bridge: 'candidatura', id: 'x', ask: 'close' }, '*'))
    await page.evaluate(() => new Promise((done) => setTimeout(done)))
    expect(await page.locator('#app').isVisible()).toBe(true)
  })
})
