import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

export interface ProxiedResponse {
  request(): ProxiedRequest
  status(): number
  url(): string
}

/** What a test reads of a request, by the names of Playwright's own `Request`. */
export class ProxiedRequest {
  readonly body: Buffer
  readonly #method: string
  readonly #url: string
  readonly #headers: IncomingHttpHeaders
  #failure: string | null = null

  constructor(incoming: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, body: Buffer) {
    this.body = body
    this.#method = incoming.method ?? 'GET'
    this.#url = incoming.url ?? ''
    this.#headers = incoming.headers
  }

  method = (): string => this.#method
  url = (): string => this.#url
  postData = (): string | null => (this.body.length > 0 ? this.body.toString() : null)
  postDataJSON = (): unknown => JSON.parse(this.postData() ?? 'null')
  failure = (): { errorText: string } | null => (this.#failure ? { errorText: this.#failure } : null)
  isNavigationRequest = (): boolean => this.#headers['sec-fetch-mode'] === 'navigate' || this.#wantsPage()
  resourceType = (): string => (this.isNavigationRequest() ? 'document' : 'other')
  headers = (): Record<string, string> =>
    Object.fromEntries(Object.entries(this.#headers).map(([name, value]) => [name, String(value)]))

  fails(why: string): void {
    this.#failure = why
  }

  /** The same with another address or other headers. */
  changed({ url = this.#url, headers }: { url?: string; headers?: Record<string, string> }): ProxiedRequest {
    return new ProxiedRequest({ method: this.#method, url, headers: headers ?? this.#headers }, this.body)
  }

  /** Headers for the server: a page arrives as text, and a connection serves one request. */
  forwarded(): Record<string, string | string[] | undefined> {
    const { 'proxy-connection': _proxy, connection: _connection, ...headers } = this.#headers
    return {
      ...headers,
      connection: 'close',
      ...(this.#wantsPage() ? { 'accept-encoding': 'identity' } : {}),
    }
  }

  #wantsPage(): boolean {
    return this.#method === 'GET' && (this.#headers.accept ?? '').startsWith('text/html')
  }
}
