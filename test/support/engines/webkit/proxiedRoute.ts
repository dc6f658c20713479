import type { ServerResponse } from 'node:http'
import type { ProxiedRequest, ProxiedResponse } from '#test/support/engines/webkit/proxiedRequest.ts'

interface Ways {
  forward(request: ProxiedRequest): Promise<void>
  fallback(): Promise<void>
  fail(): void
  responded(response: ProxiedResponse): void
}

interface Fulfilled {
  status?: number
  headers?: Record<string, string>
  contentType?: string
  body?: string | Buffer
  json?: unknown
  /** what `fetch` gave, of which the rest is taken */
  response?: Fetched
}

/** An answer of the server that a test has fetched itself. */
export class Fetched {
  readonly #response: Response
  readonly #body: Buffer
  constructor(response: Response, body: Buffer) {
    this.#response = response
    this.#body = body
  }
  status = (): number => this.#response.status
  ok = (): boolean => this.#response.ok
  headers = (): Record<string, string> => {
    // what fetch has unpacked already
    const {
      'content-encoding': _encoding,
      'content-length': _length,
      ...headers
    } = Object.fromEntries(this.#response.headers)
    return headers
  }
  body = async (): Promise<Buffer> => this.#body
  text = async (): Promise<string> => this.#body.toString()
  json = async (): Promise<unknown> => JSON.parse(this.#body.toString())
}

/** How a held request ends, by the names of Playwright's own `Route`. */
export class ProxiedRoute {
  readonly #request: ProxiedRequest
  readonly #outgoing: ServerResponse
  readonly #ways: Ways

  constructor(request: ProxiedRequest, outgoing: ServerResponse, ways: Ways) {
    this.#request = request
    this.#outgoing = outgoing
    this.#ways = ways
  }

  request = (): ProxiedRequest => this.#request
  fallback = (): Promise<void> => this.#ways.fallback()
  continue = (changes: { url?: string; headers?: Record<string, string> } = {}): Promise<void> =>
    this.#ways.forward(this.#request.changed(changes))

  async abort(): Promise<void> {
    this.#ways.fail()
  }

  async fetch(changes: { url?: string; headers?: Record<string, string> } = {}): Promise<Fetched> {
    const { host: _host, connection: _connection, ...headers } = this.#request.changed(changes).headers()
    const body = this.#request.body
    const response = await fetch(changes.url ?? this.#request.url(), {
      method: this.#request.method(),
      headers,
      redirect: 'manual',
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    })
    return new Fetched(response, Buffer.from(await response.arrayBuffer()))
  }

  async fulfill({ status, headers, contentType, body, json, response }: Fulfilled): Promise<void> {
    const bytes = json === undefined ? (body ?? (await response?.body()) ?? '') : JSON.stringify(json)
    const type = contentType ?? (json === undefined ? undefined : 'application/json')
    const answered = status ?? response?.status() ?? 200
    this.#ways.responded({ request: this.request, status: () => answered, url: this.#request.url })
    this.#outgoing.writeHead(answered, {
      ...response?.headers(),
      ...(type ? { 'content-type': type } : {}),
      ...headers,
      connection: 'close',
      'content-length': Buffer.byteLength(bytes),
    })
    this.#outgoing.end(bytes)
  }
}
