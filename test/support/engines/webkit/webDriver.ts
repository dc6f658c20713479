/** One session of WebKitGTK's MiniBrowser, driven by WebKitWebDriver (W3C WebDriver, classic). */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#scripts/freePort.ts'

/** Key under which WebDriver names an element. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export interface WebDriverOptions {
  /** path of WebKitWebDriver and of MiniBrowser */
  program: string
  miniBrowser: string
  /** X display, such as `:99` */
  display: string
  /** port of the proxy that all requests take */
  proxyPort: number
  /** `zh_TW`: what `navigator.language` is derived from */
  language: string
  isDark: boolean
  hasReducedMotion: boolean
}

export class WebDriverError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/**
 * Milliseconds that a single command may take. None waits inside the browser for longer than a frame or two, but a page
 * that goes away at that moment takes the answer with it.
 */
const commandTimeout = 8_000
/** A browser that starts; a test's clock that runs through half an hour. */
const longTimeout = 60_000

export class WebDriver {
  /** what was downloaded */
  readonly downloads: string
  readonly #process: ChildProcess
  readonly #folder: string
  readonly #base: string
  #session = ''

  private constructor(process: ChildProcess, folder: string, base: string) {
    this.#process = process
    this.#folder = folder
    this.#base = base
    this.downloads = join(folder, 'downloads')
  }

  static async start(options: WebDriverOptions): Promise<WebDriver> {
    const folder = settingsFolder(options)
    const port = await freePort()
    const child = spawn(options.program, [`--port=${port}`, '--host=127.0.0.1'], {
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        XDG_CONFIG_HOME: join(folder, 'config'),
        XDG_CACHE_HOME: join(folder, 'cache'),
        XDG_DATA_HOME: join(folder, 'data'),
        DISPLAY: options.display,
        TZ: 'Asia/Macau',
        LANG: 'C.UTF-8',
        LANGUAGE: options.language,
        NO_AT_BRIDGE: '1',
        GTK_A11Y: 'none',
        GSETTINGS_BACKEND: 'memory',
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        ...(options.isDark ? { GTK_THEME: 'Adwaita:dark' } : {}),
      },
      stdio: 'ignore',
    })
    const driver = new WebDriver(child, folder, `http://127.0.0.1:${port}`)
    try {
      await driver.#isListening()
      await driver.#open(options)
    } catch (cause) {
      await driver.stop()
      throw cause
    }
    return driver
  }

  /** A command of this session. @param path below the session, such as `/url` */
  command<Result = unknown>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Result> {
    return this.#call(method, `/session/${this.#session}${path}`, body) as Promise<Result>
  }

  async stop(): Promise<void> {
    if (this.#session) await this.command('DELETE', '').catch(() => {})
    if (this.#process.exitCode === null) {
      this.#process.kill()
      await once(this.#process, 'exit')
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 })
  }

  async #isListening(): Promise<void> {
    const end = Date.now() + 10_000
    for (;;) {
      const answered = await this.#call('GET', '/status').then(
        () => true,
        () => false,
      )
      if (answered) return
      if (Date.now() > end) throw new Error('WebKitWebDriver does not answer')
      await new Promise((again) => setTimeout(again, 20))
    }
  }

  async #open({ miniBrowser, proxyPort }: WebDriverOptions): Promise<void> {
    const { sessionId } = (await this.#call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          pageLoadStrategy: 'none',
          unhandledPromptBehavior: 'accept',
          proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}` },
          'webkitgtk:browserOptions': {
            binary: miniBrowser,
            args: ['--automation', '--javascript-can-open-windows-automatically=true'],
          },
        },
      },
    })) as { sessionId: string }
    this.#session = sessionId
    // none for scripts: it would be a timer of the page, which a test's clock moves
    await this.command('POST', '/timeouts', { script: null, pageLoad: 30_000, implicit: 0 })
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    const timeout = /(^\/session|\/execute\/sync)$/.test(path) ? longTimeout : commandTimeout
    const response = await fetch(this.#base + path, {
      method,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeout),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: Error) => {
      throw cause.name === 'TimeoutError' ? new WebDriverError('timeout', `${path} has no answer`) : cause
    })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
    if (!response.ok) throw new WebDriverError(value?.error ?? `${response.status}`, value?.message ?? '')
    return value
  }
}

/** A home of its own for the browser: nothing of the machine's settings, nothing left behind. */
function settingsFolder({ isDark, hasReducedMotion }: WebDriverOptions): string {
  const folder = mkdtempSync(join(tmpdir(), 'candidatura-webkit-'))
  const downloads = join(folder, 'downloads')
  const gtk = join(folder, 'config', 'gtk-3.0')
  for (const path of [downloads, gtk]) mkdirSync(path, { recursive: true })
  writeFileSync(join(folder, 'config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  writeFileSync(
    join(gtk, 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${hasReducedMotion ? 0 : 1}\ngtk-application-prefer-dark-theme=${isDark ? 1 : 0}\n`,
  )
  // the bar above the page is otherwise wider than a small phone
  writeFileSync(
    join(gtk, 'gtk.css'),
    '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }',
  )
  return folder
}
