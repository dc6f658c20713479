/** Stands between the page and the service: calls wait in it until the path says how they end. */
import type { BrowserContext, Request, Route } from 'playwright-core'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { apiBase } from '#contract/limits.ts'
import { answerWith, type MadeUp } from '#test/pages/serviceAnswers.ts'

/** A call that a page has made, and that nobody has answered yet. */
interface HeldCall {
  readonly endpoint: Endpoint
  readonly route: Route
}

/** How held calls end: by the service itself, at its own origin or by way of another, or with an answer that is made up. */
export type End =
  | 'service'
  | { readonly through: string }
  | { readonly answer: MadeUp }
  | { readonly json: unknown }

/** Milliseconds until a call that should have been made is missed. */
const timeout = 8_000

export class Gate {
  readonly #held: HeldCall[] = []
  readonly #waiting = new Set<() => void>()
  #holding: readonly Endpoint[] = []

  async open(context: BrowserContext): Promise<void> {
    await context.route(
      (url) => url.pathname.startsWith(apiBase),
      async (route) => {
        const endpoint = this.#holding.find((candidate) => isCallOf(candidate, route))
        if (endpoint === undefined) return route.continue().catch(gone)
        this.#held.push({ endpoint, route })
        for (const wake of this.#waiting) wake()
      },
    )
  }

  /** From now on these calls wait; what waits already and is not among them goes on. */
  async hold(...endpoints: readonly Endpoint[]): Promise<void> {
    this.#holding = endpoints
    const free = this.#held.filter(({ endpoint }) => !endpoints.includes(endpoint))
    for (const call of free) this.#held.splice(this.#held.indexOf(call), 1)
    await Promise.all(free.map(({ route }) => route.continue().catch(gone)))
  }

  /** Nothing waits any more. */
  letAll(): Promise<void> {
    return this.hold()
  }

  /** Waits until each of these calls has been made, as an applicant's page would make it. */
  async made(...endpoints: readonly Endpoint[]): Promise<void> {
    await Promise.all(endpoints.map((endpoint) => this.#waitFor(endpoint, all)))
  }

  /** Ends the calls to an endpoint that wait, one at least; of several, those that `isMeant` picks. */
  async end(endpoint: Endpoint, how: End, isMeant: (request: Request) => boolean = all): Promise<void> {
    for (const call of await this.#waitFor(endpoint, isMeant)) {
      this.#held.splice(this.#held.indexOf(call), 1)
      // a page that is gone takes its calls with it
      await finish(call.route, how).catch(gone)
    }
  }

  /** @returns the calls that are meant, one at least */
  async #waitFor(endpoint: Endpoint, isMeant: (request: Request) => boolean): Promise<readonly HeldCall[]> {
    const end = Date.now() + timeout
    for (;;) {
      const found = this.#held.filter((held) => held.endpoint === endpoint && isMeant(held.route.request()))
      if (found.length > 0) return found
      const left = end - Date.now()
      if (left <= 0) throw new Error(`the page has not called ${endpoint.name}`)
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, left)
      this.#waiting.add(resolve)
      await promise
      clearTimeout(timer)
      this.#waiting.delete(resolve)
    }
  }
}

const all = () => true

function finish(route: Route, how: End): Promise<void> {
  if (how === 'service') return route.continue()
  if ('json' in how) return route.fulfill({ json: how.json })
  if ('answer' in how) return answerWith(route, how.answer)
  const { pathname, search } = new URL(route.request().url())
  return route.continue({ url: `${how.through}${pathname}${search}` })
}

const gone = () => undefined

/** Whether a request is a call of this endpoint. */
export function isCallOf({ method, path }: Endpoint, route: Route): boolean {
  const request = route.request()
  if (request.method() !== method) return false
  const pattern = path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${apiBase}${pattern}$`).test(new URL(request.url()).pathname)
}
