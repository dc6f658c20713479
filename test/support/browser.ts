/** A browser for journeys: one for a file, a context of its own for each visitor. */
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findChromium, findHeadlessShell, howToGetChromium } from '#scripts/chromium.ts'
import { type EngineName, openEngine } from '#test/support/engines/openEngine.ts'

/** No background traffic, no sandbox (it needs rights that a build server doesn't give), no GPU. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** Starting a process is half of what a new visitor costs. */
const fewProcesses = ['--in-process-gpu', '--renderer-process-limit=1']

/**
 * Chromium draws these for each new window, though no test opens the list of its address bar or needs a process in reserve.
 * Without them a new visitor takes half as much computing.
 */
const unusedFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

interface PlaywrightServer {
  createPlaywright(options: { sdkLanguage: 'javascript' }): {
    chromium: {
      defaultArgs(
        options: { args: string[]; headless: boolean },
        isPersistent: boolean,
        profile: string,
      ): Promise<string[]>
    }
  }
}

/** Of two switches of this name Chromium reads the last, so Playwright's own features are named again. */
async function withoutUnusedFeatures(): Promise<string> {
  const { server } = createRequire(import.meta.url)('playwright-core/lib/coreBundle') as {
    server: PlaywrightServer
  }
  const { chromium: own } = server.createPlaywright({ sdkLanguage: 'javascript' })
  const args = await own.defaultArgs({ args: [], headless: true }, false, '')
  const known = args.find((arg) => arg.startsWith('--disable-features='))
  if (known === undefined) throw new Error('Playwright names no features of Chromium any more')
  return [known, ...unusedFeatures].join(',')
}

interface BrowserOptions {
  engine?: EngineName
  /** Playwright switches that cache off, real browsers have it on */
  withBackForwardCache?: boolean
  isHeaded?: boolean
}

/** The two options are for Chromium alone. */
export async function openBrowser(options: BrowserOptions = {}): Promise<Browser> {
  const { engine = 'chromium', withBackForwardCache = false, isHeaded = false } = options
  if (engine !== 'chromium') return openEngine(engine)
  // only a whole browser with a process for each site keeps a page that was left for another site
  const isWhole = isHeaded || withBackForwardCache
  const executablePath = (isWhole ? undefined : findHeadlessShell()) ?? findChromium()
  if (!executablePath) throw new Error(howToGetChromium)
  return chromium.launch({
    executablePath,
    headless: !isHeaded,
    args: [...flags, ...(isWhole ? [] : fewProcesses), await withoutUnusedFeatures()],
    ...(withBackForwardCache ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
  })
}

export const phone = { width: 412, height: 823 } as const
export const desk = { width: 1280, height: 900 } as const

export interface Visitor {
  context: BrowserContext
  page: Page
  /** errors of scripts, of the console and of loading, in words; a journey expects none, or names them */
  problems: string[]
  leave(): Promise<void>
}

export interface VisitorOptions {
  viewport?: { width: number; height: number }
  /** language of the browser, not of the application */
  locale?: 'zh-TW' | 'pt-PT'
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
}

export async function visit(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const viewport = options.viewport ?? desk
  const isMobile = viewport.width < 768
  const context = await browser.newContext({
    viewport,
    hasTouch: isMobile,
    isMobile,
    locale: options.locale ?? 'zh-TW',
    timezoneId: 'Asia/Macau',
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'reduce',
    acceptDownloads: true,
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // a page that goes away takes its requests with it
    if (!/^(net::ERR_ABORTED|NS_BINDING_ABORTED)/.test(why)) problems.push(`request: ${request.url()} ${why}`)
  })
  return { context, page, problems, leave: () => context.close() }
}
