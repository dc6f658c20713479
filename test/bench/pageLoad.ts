import type { Browser, CDPSession } from 'playwright-core'

/** A mid-range phone on slow 4G, as performance budgets ask for: cold cache, main thread four times slower. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowdown = 4
/** quiet time, in milliseconds, after which a page counts as loaded */
const quiet = 1_500
const longest = 60_000

export interface Target {
  readonly name: string
  readonly url: string
  /** shown when the page is complete */
  readonly ready: string
  readonly storage?: { readonly session?: Record<string, string>; readonly local?: Record<string, string> }
  readonly dark?: boolean
  /** false: as fast as the machine goes, for counting bytes only */
  readonly throttled?: boolean
}

export interface Loaded {
  /** transferred bytes, headers included */
  readonly bytes: { readonly html: number; readonly js: number; readonly css: number; readonly api: number }
  /** scripts and style sheets that arrived, by path, with their transferred bytes; in order of the request */
  readonly files: readonly {
    readonly path: string
    readonly bytes: number
    readonly start: number
    readonly end: number
  }[]
  /** milliseconds from the navigation */
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly longestTask: number
  /** requests one after another before the largest paint, the page itself included */
  readonly depth: number
  readonly errors: readonly string[]
}

interface Noted {
  fcp: number
  lcp: number
  cls: number
  long: [start: number, duration: number][]
}

/** Runs in the page, before its own scripts. */
function watch() {
  const noted: Noted = { fcp: 0, lcp: 0, cls: 0, long: [] }
  Object.assign(window, { noted })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') noted.fcp = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    noted.lcp = entry.startTime
  })
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }
    if (!hadRecentInput) noted.cls += value
  })
  observe('longtask', (entry) => {
    noted.long.push([entry.startTime, entry.duration])
  })
}

interface Request {
  path: string
  type: string
  bytes: number
  start: number
  end: number
}

/** Follows the network by what the browser did, not by what a bundler says. */
async function followRequests(cdp: CDPSession) {
  const requests = new Map<string, Request>()
  const state = { open: 0, last: Date.now() }
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith('data:')) return
    const { pathname } = new URL(request.url)
    requests.set(requestId, { path: pathname, type: type ?? 'Other', bytes: 0, start: timestamp, end: 0 })
    state.open += 1
  })
  const finish = (requestId: string, timestamp: number, bytes: number) => {
    const request = requests.get(requestId)
    if (!request || request.end) return
    request.end = timestamp
    request.bytes = bytes
    state.open -= 1
    state.last = Date.now()
  }
  cdp.on('Network.loadingFinished', (event) =>
    finish(event.requestId, event.timestamp, event.encodedDataLength),
  )
  cdp.on('Network.loadingFailed', (event) => finish(event.requestId, event.timestamp, 0))
  await cdp.send('Network.enable')
  return { requests, isQuiet: () => state.open === 0 && Date.now() - state.last > quiet }
}

/** The longest chain of requests of which each began after the one before it had ended, up to a moment in seconds. */
export function depthOf(requests: readonly Pick<Request, 'start' | 'end'>[], until: number): number {
  const inTime = requests.filter(({ end }) => end > 0 && end <= until).sort((a, b) => a.start - b.start)
  const depths: number[] = []
  inTime.forEach((request, place) => {
    const before = inTime
      .slice(0, place)
      .map((other, at) => (other.end <= request.start ? (depths[at] ?? 0) : 0))
    depths.push(1 + Math.max(0, ...before))
  })
  return Math.max(0, ...depths)
}

const sum = (requests: readonly Request[], types: readonly string[]) =>
  requests.filter(({ type }) => types.includes(type)).reduce((total, { bytes }) => total + bytes, 0)

/** Loads a page once, in a browser context of its own. */
export async function loadPage(browser: Browser, target: Target): Promise<Loaded> {
  const context = await browser.newContext({ ...phone, colorScheme: target.dark ? 'dark' : 'light' })
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.addInitScript(watch)
    await page.addInitScript((storage) => {
      for (const [key, value] of Object.entries(storage.session ?? {})) sessionStorage.setItem(key, value)
      for (const [key, value] of Object.entries(storage.local ?? {})) localStorage.setItem(key, value)
    }, target.storage ?? {})
    const cdp = await context.newCDPSession(page)
    const network = await followRequests(cdp)
    if (target.throttled !== false) {
      await cdp.send('Network.emulateNetworkConditions', slow4g)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    const begun = Date.now()
    await page.goto(target.url, { waitUntil: 'commit' })
    await page.waitForSelector(target.ready, { timeout: longest })
    while (!network.isQuiet() && Date.now() - begun < longest) await page.waitForTimeout(100)
    const noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted)
    const requests = [...network.requests.values()]
    const first = requests[0]?.start ?? 0
    return {
      bytes: {
        html: sum(requests, ['Document']),
        js: sum(requests, ['Script']),
        css: sum(requests, ['Stylesheet']),
        api: sum(requests, ['Fetch', 'XHR']),
      },
      files: requests
        .filter(({ type }) => type === 'Script' || type === 'Stylesheet')
        .map(({ path, bytes, start, end }) => ({ path, bytes, start: start - first, end: end - first })),
      fcp: noted.fcp,
      lcp: noted.lcp,
      cls: noted.cls,
      longestTask: Math.max(0, ...noted.long.map(([, duration]) => duration)),
      depth: depthOf(requests, first + noted.lcp / 1000),
      errors,
    }
  } finally {
    await context.close()
  }
}
