import { EventEmitter } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'
import { onlyWhatItHas } from '#test/support/engines/webkit/onlyWhatItHas.ts'
import {
  listenForProblems,
  type PageProblem,
  tellProblem,
} from '#test/support/engines/webkit/pageProblems.ts'
import type { ProxiedRequest, ProxiedResponse } from '#test/support/engines/webkit/proxiedRequest.ts'
import { type RouteHandler, TestProxy } from '#test/support/engines/webkit/testProxy.ts'
import { matcherOf, type UrlPattern } from '#test/support/engines/webkit/urlPattern.ts'
import { WebDriver } from '#test/support/engines/webkit/webDriver.ts'
import { WebkitClock } from '#test/support/engines/webkit/webkitClock.ts'
import { WebkitPage } from '#test/support/engines/webkit/webkitPage.ts'

export interface ContextOptions {
  viewport?: { width: number; height: number }
  locale?: string
  colorScheme?: 'light' | 'dark' | null
  reducedMotion?: 'reduce' | 'no-preference' | null
}

export interface Programs {
  webKitWebDriver: string
  miniBrowser: string
}

/** A browser of its own with nothing stored: one session of WebDriver behind one proxy. */
export class WebkitContext extends EventEmitter {
  timeout = 15_000
  readonly clock = new WebkitClock({
    addScript: (script) => this.#proxy.addScript(script),
    runScript: async (script) => {
      for (const page of this.#pages)
        await page.command('POST', '/execute/sync', { script: `${script}`, args: [] })
    },
  })
  readonly #driver: WebDriver
  readonly #proxy: TestProxy
  readonly #viewport: { width: number; height: number }
  readonly #pages: WebkitPage[] = []
  #window = ''
  #queue: Promise<unknown> = Promise.resolve()
  #underWay = 0
  /** requests for pages so far */
  navigations = 0

  private constructor(driver: WebDriver, proxy: TestProxy, viewport: { width: number; height: number }) {
    super()
    this.#driver = driver
    this.#proxy = proxy
    this.#viewport = viewport
  }

  static async open(programs: Programs, display: string, options: ContextOptions): Promise<WebkitContext> {
    let context: WebkitContext | undefined
    const proxy = await TestProxy.start({
      request: (request) => context?.tell('request', request),
      response: (response) => context?.tell('response', response),
      requestfailed: (request) => context?.tell('requestfailed', request),
    })
    const driver = await WebDriver.start({
      program: programs.webKitWebDriver,
      miniBrowser: programs.miniBrowser,
      display,
      proxyPort: proxy.port,
      language: (options.locale ?? 'zh-TW').replace('-', '_'),
      isDark: options.colorScheme === 'dark',
      hasReducedMotion: options.reducedMotion === 'reduce',
    }).catch(async (cause: unknown) => {
      await proxy.stop()
      throw cause
    })
    context = new WebkitContext(driver, proxy, options.viewport ?? { width: 1280, height: 900 })
    proxy.expose(tellProblem, (problem: PageProblem) => context?.hear(problem))
    proxy.addScript(`(${listenForProblems})('${tellProblem}')`)
    return context
  }

  get downloads(): string {
    return this.#driver.downloads
  }
  pages = () => this.#pages.filter((page) => !page.isClosed())
  setDefaultTimeout(milliseconds: number): void {
    this.timeout = milliseconds
  }
  setDefaultNavigationTimeout(): void {}

  async newPage(): Promise<WebkitPage> {
    const first = this.#pages.length === 0
    const window = first
      ? await this.#driver.command<string>('GET', '/window')
      : (await this.#driver.command<{ handle: string }>('POST', '/window/new', { type: 'window' })).handle
    if (first) this.#window = window
    const page = onlyWhatItHas('page', new WebkitPage(this, window))
    this.#pages.push(page)
    await page.setViewportSize(this.#viewport)
    this.emit('page', page)
    return page
  }

  async addInitScript<Given>(
    script: string | { content: string } | ((given: Given) => unknown),
    given?: Given,
  ) {
    const text =
      typeof script === 'function'
        ? `(${script})(${JSON.stringify(given ?? null)})`
        : typeof script === 'string'
          ? script
          : script.content
    this.#proxy.addScript(text)
  }
  async exposeFunction(name: string, call: (...args: never[]) => unknown): Promise<void> {
    this.#proxy.expose(name, call)
  }
  async route(pattern: UrlPattern, handle: RouteHandler): Promise<void> {
    this.#proxy.route(pattern, matcherOf(pattern), handle)
  }
  async unroute(pattern: UrlPattern, handle?: RouteHandler): Promise<void> {
    this.#proxy.unroute(pattern, handle)
  }
  /** Nothing reaches the network; `navigator.onLine` stays as it is. */
  async setOffline(isOffline: boolean): Promise<void> {
    this.#proxy.isOffline = isOffline
  }
  async clearCookies(): Promise<void> {
    for (const page of this.pages()) await page.command('DELETE', '/cookie')
  }

  async close(): Promise<void> {
    await this.#driver.stop()
    await this.#proxy.stop()
    this.emit('close', this)
  }

  /** Commands go one after another, each to the window that it is for. */
  command<Result = unknown>(
    window: string,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Result> {
    const sent = this.#queue.then(async () => {
      if (this.#window !== window) {
        await this.#driver.command('POST', '/window', { handle: window })
        this.#window = window
      }
      return this.#driver.command<Result>(method, path, body)
    })
    this.#queue = sent.catch(() => {})
    return sent
  }

  /** Half a second without a request. */
  async isIdle(): Promise<void> {
    const end = Date.now() + this.timeout
    for (let quiet = 0; quiet < 10; quiet += 1) {
      if (Date.now() > end) throw new Error('requests do not end')
      await after(50)
      if (this.#underWay > 0) quiet = 0
    }
  }

  tell(name: 'request', event: ProxiedRequest): void
  tell(name: 'response' | 'requestfailed', event: ProxiedRequest | ProxiedResponse): void
  tell(name: string, event: ProxiedRequest & ProxiedResponse): void {
    this.#underWay += name === 'request' ? 1 : -1
    if (name === 'request' && event.isNavigationRequest()) this.navigations += 1
    for (const page of this.pages()) page.emit(name, event)
  }

  /** What went wrong in a page. */
  hear({ kind, text }: PageProblem): void {
    for (const page of this.pages()) {
      if (kind === 'script') page.emit('pageerror', new Error(text))
      else page.emit('console', { type: () => kind, text: () => text })
    }
  }
}
