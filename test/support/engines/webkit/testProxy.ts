/**
 * Stands between a browser and the network and does there what Playwright does inside of other browsers: scripts that run
 * before those of the page, requests that are held, changed or answered, functions of the test that a page can call.
 */
import { createHash } from 'node:crypto'
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { ProxiedRequest, type ProxiedResponse } from '#test/support/engines/webkit/proxiedRequest.ts'
import { ProxiedRoute } from '#test/support/engines/webkit/proxiedRoute.ts'

/** Below every origin; no server of the product has such an address. */
const callPath = '/__exposed-function'

export type RouteHandler = (route: ProxiedRoute, request: ProxiedRequest) => unknown
interface Routed {
  matches: (url: string) => boolean
  /** what was given to `route`, by which `unroute` finds it */
  pattern: unknown
  handle: RouteHandler
}

export interface ProxyEvents {
  request(request: ProxiedRequest): void
  response(response: ProxiedResponse): void
  requestfailed(request: ProxiedRequest): void
}

export class TestProxy {
  isOffline = false
  readonly #server: Server
  readonly #scripts: string[] = []
  readonly #functions = new Map<string, (...args: never[]) => unknown>()
  readonly #calls = new Map<string, OrderedCalls>()
  readonly #events: ProxyEvents
  #routes: Routed[] = []

  private constructor(events: ProxyEvents) {
    this.#events = events
    this.#server = createServer((request, response) => {
      this.#take(request, response).catch(() => response.destroy())
    })
  }

  static async start(events: ProxyEvents): Promise<TestProxy> {
    const proxy = new TestProxy(events)
    await new Promise<void>((listening) => proxy.#server.listen(0, '127.0.0.1', listening))
    return proxy
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  addScript(script: string): void {
    this.#scripts.push(script)
  }

  expose(name: string, call: (...args: never[]) => unknown): void {
    this.#functions.set(name, call)
  }

  /** The latest that matches is asked first. */
  route(pattern: unknown, matches: (url: string) => boolean, handle: RouteHandler): void {
    this.#routes = [{ pattern, matches, handle }, ...this.#routes]
  }

  unroute(pattern: unknown, handle?: RouteHandler): void {
    this.#routes = this.#routes.filter(
      (routed) => String(routed.pattern) !== String(pattern) || (handle && routed.handle !== handle),
    )
  }

  async stop(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done))
    this.#server.closeAllConnections()
    await closed
  }

  async #take(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const request = new ProxiedRequest(incoming, Buffer.concat(chunks))
    if (new URL(request.url()).pathname === callPath) return this.#call(request, outgoing)
    this.#events.request(request)
    if (this.isOffline) {
      this.#fail(request, outgoing, 'the network is off')
      return
    }
    const waiting = this.#routes.filter(({ matches }) => matches(request.url()))
    const next = async (): Promise<void> => {
      const routed = waiting.shift()
      if (!routed) return this.#forward(request, outgoing)
      const route = new ProxiedRoute(request, outgoing, {
        forward: (changed) => this.#forward(changed, outgoing),
        fail: () => this.#fail(request, outgoing, 'the test has ended it'),
        fallback: next,
        responded: (response) => this.#events.response(response),
      })
      await routed.handle(route, request)
    }
    await next()
  }

  #forward(request: ProxiedRequest, outgoing: ServerResponse): Promise<void> {
    return new Promise((done) => {
      const upstream = httpRequest(
        request.url(),
        { method: request.method(), headers: request.forwarded() },
        (response) => {
          this.#events.response({
            request: () => request,
            status: () => response.statusCode ?? 0,
            url: request.url,
          })
          const headers = { ...response.headers, connection: 'close' }
          const isPage = (response.headers['content-type'] ?? '').startsWith('text/html')
          if (!isPage || (this.#scripts.length === 0 && this.#functions.size === 0)) {
            outgoing.writeHead(response.statusCode ?? 502, headers)
            response.pipe(outgoing)
            response.once('close', done)
            return
          }
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.once('end', () => {
            const page = this.#withScripts(Buffer.concat(chunks).toString(), headers)
            outgoing.writeHead(response.statusCode ?? 200, page.headers)
            outgoing.end(page.html)
            done()
          })
        },
      )
      upstream.once('error', (cause) => {
        // a page that goes away takes its requests with it
        if (!outgoing.destroyed) this.#fail(request, outgoing, cause.message)
        done()
      })
      outgoing.once('close', () => upstream.destroy())
      upstream.end(request.body)
    })
  }

  #fail(request: ProxiedRequest, outgoing: ServerResponse, why: string): void {
    request.fails(why)
    this.#events.requestfailed(request)
    outgoing.destroy()
  }

  /** The page with the test's scripts in front, and a policy that allows just these. */
  #withScripts(html: string, { 'content-length': _length, ...headers }: IncomingMessage['headers']) {
    const names = JSON.stringify([...this.#functions.keys()])
    const script = [`(${exposeInPage})(${names}, '${callPath}');`, ...this.#scripts]
      .map((one) => `(() => {${one}\n})();`)
      .join('\n')
      .replaceAll('</script', '<\\/script')
    const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
    const policy = headers['content-security-policy']
    return {
      html: html.replace(/<head[^>]*>|^(?![\s\S]*<head)/, (head) => `${head}<script>${script}</script>`),
      headers: {
        ...headers,
        ...(policy ? { 'content-security-policy': allowing(String(policy), hash) } : {}),
      },
    }
  }

  async #call(request: ProxiedRequest, outgoing: ServerResponse): Promise<void> {
    const { page, number, name, args } = JSON.parse(request.postData() ?? '') as ExposedCall
    const calls = this.#calls.get(page) ?? new OrderedCalls()
    this.#calls.set(page, calls)
    await calls.reached(number)
    const result = this.#functions.get(name)?.(...(args as never[]))
    calls.passed()
    outgoing.setHeader('content-type', 'application/json')
    outgoing.setHeader('connection', 'close')
    outgoing.end(JSON.stringify({ value: (await result) ?? null }))
  }
}

interface ExposedCall {
  /** random, another one for each page that is loaded */
  page: string
  /** from 0 */
  number: number
  name: string
  args: unknown[]
}

/** Calls of a page arrive on several connections; they are made in the order in which the page made them. */
class OrderedCalls {
  #next = 0
  readonly #waiting = new Map<number, () => void>()

  reached(number: number): Promise<void> {
    if (number <= this.#next) return Promise.resolve()
    return new Promise((go) => this.#waiting.set(number, go))
  }

  passed(): void {
    this.#next += 1
    this.#waiting.get(this.#next)?.()
    this.#waiting.delete(this.#next)
  }
}

/** Runs in the page. Bytes that a page leaves behind go out with it, as far as the browser lets them. */
function exposeInPage(names: string[], path: string): void {
  const page = `${Math.random()}`
  const send = fetch.bind(globalThis)
  let number = 0
  for (const name of names)
    Object.assign(globalThis, {
      [name]: async (...args: unknown[]) => {
        const body = JSON.stringify({ page, number, name, args })
        number += 1
        const call = (keepalive: boolean) => send(path, { method: 'POST', body, keepalive })
        const response = await call(true).catch(() => call(false))
        return (await response.json()).value
      },
    })
}

function allowing(policy: string, hash: string): string {
  const directives = policy.split(';').map((directive) => directive.trim())
  return directives
    .map((directive) => (/^script-src(-elem)?\s/.test(directive) ? `${directive} ${hash}` : directive))
    .join('; ')
}
