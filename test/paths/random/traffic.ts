/** What goes between a page and the network during a random walk: what is under way, and what should not have been. */
import type { Page, Request, Response } from 'playwright-core'
import { endpoints } from '#contract/endpoints/all.ts'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { type ErrorCode, statusOfCode } from '#contract/errorCodes.ts'
import { apiBase } from '#contract/limits.ts'

/** What a page waits for before it is there; pictures and fonts come when they come. */
const isAwaited = (request: Request) =>
  ['document', 'fetch', 'xhr', 'script', 'stylesheet'].includes(request.resourceType())

export class Traffic {
  /** what should not have happened since the page was opened, in words */
  readonly faults: string[] = []
  readonly #open = new Set<Request>()

  constructor(page: Page, origin: string) {
    const ends = (request: Request) => this.#open.delete(request)
    page.on('request', (request) => {
      if (isAwaited(request)) this.#open.add(request)
    })
    page.on('requestfinished', ends)
    page.on('requestfailed', (request) => {
      ends(request)
      const why = request.failure()?.errorText ?? ''
      // a page that goes away takes its requests with it, and a download is no page
      if (why !== 'net::ERR_ABORTED') this.faults.push(`${request.method()} ${request.url()} failed: ${why}`)
    })
    // what leads to another page is over before that one is asked for
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame())
        for (const request of this.#open) if (!request.isNavigationRequest()) ends(request)
    })
    page.on('response', (response) => {
      if (response.url().startsWith(origin)) void this.#answered(response)
    })
    // a promise whose refusal nobody takes is told here too
    page.on('pageerror', (error) => {
      // before the first page there is only what this test itself runs
      if (page.url() !== 'about:blank') this.faults.push(`script: ${error.stack ?? error.message}`)
    })
    page.on('crash', () => this.faults.push('the page crashed'))
    page.on('console', (message) => {
      // refused calls are judged as answers
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
      this.faults.push(`console: ${message.text()}`)
    })
  }

  get isQuiet(): boolean {
    return this.#open.size === 0
  }

  async #answered(response: Response): Promise<void> {
    const status = response.status()
    if (status < 400) return
    const request = response.request()
    const { pathname } = new URL(response.url())
    // an address that no page has is answered with the page that says so
    if (request.isNavigationRequest() && status === 404) return
    const endpoint = endpoints.find((one) => one.method === request.method() && fits(one, pathname))
    const declared = endpoint === undefined ? [] : codesOf(endpoint)
    // a page that goes on takes the answer's words with it, and leaves the status
    const body = await response.json().catch(() => null)
    const isDeclared =
      body === null
        ? declared.some((code) => statusOfCode(code) === status)
        : declared.some((code) => code === body.code)
    if (!isDeclared) {
      const code = body === null ? '' : ` ${String(body.code)}`
      this.faults.push(`${request.method()} ${pathname} answered ${status}${code}, which is not declared`)
    }
  }
}

const fits = ({ path }: Endpoint, pathname: string) =>
  new RegExp(`^${apiBase}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname)

/** What a call may be refused with, however well the service is. */
const codesOf = ({ errors, access }: Endpoint): readonly ErrorCode[] => [
  'INPUT_NOT_VALID',
  ...(access === 'bearer' ? (['UNAUTHORIZED'] as const) : []),
  ...errors,
]
