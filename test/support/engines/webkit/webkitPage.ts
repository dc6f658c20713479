import { EventEmitter, once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import { nextFile } from '#test/support/engines/nextFile.ts'
import { WebkitKeyboard, WebkitMouse } from '#test/support/engines/webkit/input.ts'
import { injectedName, injectedSource } from '#test/support/engines/webkit/playwrightSources.ts'
import type { ProxiedRequest, ProxiedResponse } from '#test/support/engines/webkit/proxiedRequest.ts'
import type { RouteHandler } from '#test/support/engines/webkit/testProxy.ts'
import { matcherOf, type UrlPattern } from '#test/support/engines/webkit/urlPattern.ts'
import { WebDriverError } from '#test/support/engines/webkit/webDriver.ts'
import type { WebkitContext } from '#test/support/engines/webkit/webkitContext.ts'
import { WebkitLocator } from '#test/support/engines/webkit/webkitLocator.ts'

interface TimeoutOption {
  timeout?: number
}
/** What one look came to: a value, or why it has to be looked again. */
export type Attempt<Value> = { value: Value } | { wait: string }

/** Milliseconds between looks: soon at first, then seldom, as each look costs the page something. */
const pauses = [20, 50, 100, 100]
const lastPause = 250
/** Milliseconds in which a press has led to a request for another page. */
const pause = 40

/** Where a page is marked, to tell whether another one has come; one that the browser kept still has its old mark. */
const mark = '__mark'

/** A page as Playwright's own, for what its users need of it here. */
export class WebkitPage extends EventEmitter {
  readonly keyboard = new WebkitKeyboard(this)
  readonly mouse = new WebkitMouse(this)
  readonly #context: WebkitContext
  readonly #window: string
  readonly #root: WebkitLocator
  #url = 'about:blank'
  #isClosed = false

  constructor(context: WebkitContext, window: string) {
    super()
    this.#context = context
    this.#window = window
    this.#root = new WebkitLocator(this, '')
  }

  context = () => this.#context
  get clock() {
    return this.#context.clock
  }
  isClosed = () => this.#isClosed
  /** As it was at the last look. */
  url(): string {
    void this.evaluate(() => null).catch(() => {})
    return this.#url
  }

  locator: WebkitLocator['locator'] = (...given) => this.#root.locator(...given)
  getByRole: WebkitLocator['getByRole'] = (...given) => this.#root.getByRole(...given)
  getByText: WebkitLocator['getByText'] = (...given) => this.#root.getByText(...given)
  getByLabel: WebkitLocator['getByLabel'] = (...given) => this.#root.getByLabel(...given)
  getByAltText: WebkitLocator['getByAltText'] = (...given) => this.#root.getByAltText(...given)
  getByTitle: WebkitLocator['getByTitle'] = (...given) => this.#root.getByTitle(...given)
  getByPlaceholder: WebkitLocator['getByPlaceholder'] = (...given) => this.#root.getByPlaceholder(...given)
  title = () => this.evaluate(() => document.title)
  content = () => this.evaluate(() => document.documentElement.outerHTML)

  // going somewhere

  async goto(url: string, { timeout }: TimeoutOption & { waitUntil?: string } = {}): Promise<null> {
    await this.#leave(() => this.command('POST', '/url', { url }), timeout)
    return null
  }
  async reload({ timeout }: TimeoutOption & { waitUntil?: string } = {}): Promise<null> {
    await this.#leave(() => this.command('POST', '/refresh', {}), timeout)
    return null
  }
  goBack = (_options?: object) => this.#move('/back')
  goForward = (_options?: object) => this.#move('/forward')

  async waitForURL(
    pattern: UrlPattern,
    { timeout }: TimeoutOption & { waitUntil?: string } = {},
  ): Promise<void> {
    const matches = matcherOf(pattern)
    await this.until(
      `the address ${pattern}`,
      async () => {
        const ready = await this.evaluate(() => document.readyState)
        if (!matches(this.#url)) return { wait: `it is ${this.#url}` }
        return ready === 'loading' ? { wait: 'the page is loading' } : { value: null }
      },
      timeout,
    )
  }
  async waitForLoadState(state: 'load' | 'domcontentloaded' | 'networkidle' = 'load'): Promise<void> {
    await this.until(`the page to be loaded`, async () => {
      const ready = await this.evaluate(() => document.readyState)
      return ready === 'complete' ? { value: null } : { wait: `it is ${ready}` }
    })
    if (state === 'networkidle') await this.#context.isIdle()
  }

  // running something in it

  async evaluate<Result, Given>(
    run: string | ((given: Given) => Result | Promise<Result>),
    given?: Given,
  ): Promise<Result> {
    const body = typeof run === 'string' ? `() => (${run})` : `(_, given) => (${run})(given)`
    return this.inPage(body, given)
  }
  async waitForFunction<Given>(
    run: (given: Given) => unknown,
    given?: Given,
    { timeout }: TimeoutOption & { polling?: number } = {},
  ): Promise<void> {
    await this.until(
      `${run}`,
      async () => ((await this.evaluate(run, given)) ? { value: null } : { wait: 'it is not so' }),
      timeout,
    )
  }

  /**
   * @param run a function's text; it gets Playwright's own script first
   * @throws what it throws, by its message
   */
  async inPage<Result>(run: string, ...given: unknown[]): Promise<Result> {
    const script = `const given = [...arguments], done = given.pop()
      if (window.${injectedName}?.document !== document) return done({ missing: true })
      new Promise((made) => made((${run})(window.${injectedName}, ...given)))
        .then((value) => done({ value, href: location.href }),
              (cause) => done({ error: String(cause?.message ?? cause), href: location.href }))`
    for (;;) {
      const answer = await this.command<{ missing?: true; value?: Result; error?: string; href: string }>(
        'POST',
        '/execute/async',
        { script, args: given.map((one) => one ?? null) },
      )
      if (!answer.missing) {
        this.#url = answer.href
        if (answer.error !== undefined) throw new Error(answer.error)
        return answer.value as Result
      }
      await this.command('POST', '/execute/sync', { script: injectedSource, args: [] })
    }
  }

  addInitScript: WebkitContext['addInitScript'] = (...given) => this.#context.addInitScript(...given)
  exposeFunction: WebkitContext['exposeFunction'] = (...given) => this.#context.exposeFunction(...given)

  // what it asks for: held by the context, of which it is the only page where it matters

  route = (pattern: UrlPattern, handle: RouteHandler) => this.#context.route(pattern, handle)
  unroute = (pattern: UrlPattern, handle?: RouteHandler) => this.#context.unroute(pattern, handle)
  waitForRequest = (
    wanted: UrlPattern | ((request: ProxiedRequest) => boolean),
    options: TimeoutOption = {},
  ) => this.#heard('request', wanted, options)
  waitForResponse = (
    wanted: UrlPattern | ((response: ProxiedResponse) => boolean),
    options: TimeoutOption = {},
  ) => this.#heard('response', wanted, options)

  waitForEvent(name: string, { timeout = this.#context.timeout }: TimeoutOption = {}): Promise<unknown> {
    if (name === 'download') return nextFile(this.#context.downloads, timeout)
    return once(this, name, { signal: AbortSignal.timeout(timeout) }).then(([event]) => event)
  }

  // how it looks

  async screenshot({ path }: { path?: string; type?: string; fullPage?: boolean; quality?: number } = {}) {
    // a picture is made with the next frame, which a page at rest does not draw
    await this.inPage<void>(`(it) => {
      const { style } = document.documentElement
      style.outline = '1px solid transparent'
      it.utils.builtins.setTimeout(() => style.removeProperty('outline'), 300)
    }`)
    const picture = Buffer.from(await this.command<string>('GET', '/screenshot'), 'base64')
    if (path) writeFileSync(path, picture)
    return picture
  }
  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    await this.until(`a window of ${width} × ${height}`, async () => {
      const [w, h] = await this.evaluate(() => [innerWidth, innerHeight] as const)
      if (w === width && h === height) return { value: null }
      const frame = await this.command<{ width: number; height: number }>('GET', '/window/rect')
      await this.command('POST', '/window/rect', {
        width: frame.width + width - w,
        height: frame.height + height - h,
      })
      return { wait: `it is ${w} × ${h}` }
    })
  }
  viewportSize = () => null
  bringToFront = () => this.evaluate(() => undefined)

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await this.#context.command(this.#window, 'DELETE', '/window').catch(() => {})
    this.emit('close', this)
  }

  command<Result = unknown>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Result> {
    return this.#context.command(this.#window, method, path, body)
  }

  /** Looks until there is a value; a page that goes away in the middle is looked at again. @throws with the last reason */
  async until<Value>(
    what: string,
    attempt: () => Promise<Attempt<Value>>,
    timeout = this.#context.timeout,
  ): Promise<Value> {
    const end = Date.now() + timeout
    for (let look = 0; ; look += 1) {
      const outcome = await attempt().catch((cause: unknown): Attempt<Value> => {
        if (!(cause instanceof WebDriverError) || this.#isClosed) throw cause
        return { wait: cause.message }
      })
      if ('value' in outcome) return outcome.value
      if (Date.now() > end) throw new Error(`waited ${timeout} ms for ${what}: ${outcome.wait}`)
      await after(pauses[look] ?? lastPause)
    }
  }

  /** Does something, and where it asks for another page, waits until that has come: an old page is pressed no more. */
  async andLeave(act: () => Promise<void>): Promise<void> {
    const { navigations } = this.#context
    const marked = await this.#mark()
    await act()
    await after(pause)
    if (this.#context.navigations === navigations) return
    await this.until(
      'the next page',
      async () => {
        const { isOld } = await this.#since(marked)
        return isOld ? { wait: 'nothing has come' } : { value: null }
      },
      5_000,
      // a file that is downloaded, or no answer at all
    ).catch(() => {})
  }

  /** Until another page has come, or a page to which it sends on, and is loaded. */
  async #leave(go: () => Promise<unknown>, timeout?: number): Promise<void> {
    const marked = await this.#mark().catch(() => '')
    await go()
    await this.until(
      'the page to be loaded',
      async () => {
        const { isOld, ready, href } = await this.#since(marked)
        if (isOld || href === 'about:blank') return { wait: 'nothing has come' }
        return ready === 'complete' ? { value: null } : { wait: `it is ${ready}` }
      },
      timeout,
    )
  }

  /** Another page, or the same one at another address; nothing where there is none. */
  async #move(path: '/back' | '/forward'): Promise<null> {
    const marked = await this.#mark()
    const before = this.#url
    await this.command('POST', path, {})
    await this.until(
      `the page ${path} from ${before}`,
      async () => {
        const { isOld, href } = await this.#since(marked)
        return isOld && href === before ? { wait: 'it is still there' } : { value: null }
      },
      5_000,
    ).catch(() => {})
    return null
  }

  #mark(): Promise<string> {
    const marked = `${Math.random()}`
    return this.evaluate(`window.${mark} = '${marked}'`)
  }

  async #since(marked: string): Promise<{ isOld: boolean; ready: string; href: string }> {
    return this.inPage(
      `() => ({ isOld: window.${mark} === '${marked}', ready: document.readyState, href: location.href })`,
    )
  }

  #heard<Event extends ProxiedRequest | ProxiedResponse>(
    name: 'request' | 'response',
    wanted: UrlPattern | ((event: Event) => boolean),
    { timeout = this.#context.timeout }: TimeoutOption,
  ): Promise<Event> {
    const isWanted =
      typeof wanted === 'function'
        ? (wanted as (event: Event) => boolean)
        : (event: Event) => matcherOf(wanted)(event.url())
    return new Promise((resolve, reject) => {
      const listen = (event: Event) => {
        if (!isWanted(event)) return
        clearTimeout(timer)
        this.off(name, listen)
        resolve(event)
      }
      const timer = setTimeout(() => {
        this.off(name, listen)
        reject(new Error(`waited ${timeout} ms for a ${name}`))
      }, timeout)
      this.on(name, listen)
    })
  }
}
