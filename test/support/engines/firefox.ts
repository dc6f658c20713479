/** Firefox over WebDriver BiDi, through Playwright; what that way can't do yet is made up for here. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  firefox,
  type Page,
} from 'playwright-core'
import { nextFile } from '#test/support/engines/nextFile.ts'

/** Theme and motion are settings of a whole Firefox, so that each pair of them is a process of its own. */
type Look = Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion'>

export function openFirefox(executablePath: string): Pick<Browser, 'newContext' | 'close'> {
  const running = new Map<string, Promise<Launched>>()
  return {
    async newContext({ viewport = null, colorScheme, reducedMotion } = {}) {
      const look = { colorScheme, reducedMotion }
      const key = JSON.stringify(look)
      const launched = running.get(key) ?? launch(executablePath, look)
      running.set(key, launched)
      return (await launched).newContext(viewport)
    },
    async close() {
      for (const launched of running.values()) await (await launched).close()
    },
  }
}

interface Launched {
  newContext(viewport: BrowserContextOptions['viewport']): Promise<BrowserContext>
  close(): Promise<void>
}

async function launch(executablePath: string, { colorScheme, reducedMotion }: Look): Promise<Launched> {
  const home = mkdtempSync(join(tmpdir(), 'candidatura-firefox-'))
  const downloads = join(home, 'downloads')
  mkdirSync(downloads)
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    downloadsPath: downloads,
    headless: true,
    env: { ...process.env, HOME: home, TZ: 'Asia/Macau' },
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0,
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.alwaysOpenPanel': false,
      'browser.helperApps.neverAsk.saveToDisk': 'application/pdf,image/jpeg',
      'pdfjs.disabled': true,
      // nothing is asked of the network but what the test asks
      'app.update.enabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'datareporting.policy.dataSubmissionEnabled': false,
    },
  })
  leaveMediaAlone(browser)
  return {
    async newContext(viewport) {
      const unset = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }
      const context = await browser.newContext({ viewport: viewport ?? null, ...unset })
      const newPage = context.newPage.bind(context)
      context.newPage = async () => mended(await newPage(), downloads)
      return context
    },
    async close() {
      await browser.close()
      rmSync(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

function mended(page: Page, downloads: string): Page {
  emptyBeforeFilling(page)
  const waitForEvent = page.waitForEvent.bind(page) as (name: string, options?: object) => Promise<unknown>
  const wait = (name: string, options?: { timeout?: number }) =>
    name === 'download' ? nextFile(downloads, options?.timeout) : waitForEvent(name, options)
  page.waitForEvent = wait as Page['waitForEvent']
  return page
}

interface Session {
  send(command: string, given: object): Promise<unknown>
}
const spared = new WeakSet<object>()

/** Firefox ESR does not know the command by which Playwright sets media features: the preferences above say them. */
function leaveMediaAlone(browser: Browser): void {
  const { _connection } = browser as unknown as {
    _connection: { toImpl(client: unknown): { _browserSession: Session } }
  }
  const sessions = Object.getPrototypeOf(_connection.toImpl(browser)._browserSession) as Session
  if (spared.has(sessions)) return
  spared.add(sessions)
  const { send } = sessions
  sessions.send = function unlessMedia(command, given) {
    return command === 'emulation.setMediaFeaturesOverride'
      ? Promise.resolve({})
      : send.call(this, command, given)
  }
}

type Fill = (
  this: { getAttribute(name: string): Promise<string | null> },
  value: string,
  options?: object,
) => Promise<void>
const filling = new WeakSet<object>()

/** Selecting does nothing in a field for an e-mail address, so that Playwright adds to what is there. */
function emptyBeforeFilling(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as { fill: Fill }
  if (filling.has(locators)) return
  filling.add(locators)
  const { fill } = locators
  locators.fill = async function emptied(value, options) {
    if (value !== '' && (await this.getAttribute('type')) === 'email') await fill.call(this, '', options)
    return fill.call(this, value, options)
  }
}
