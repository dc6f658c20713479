/**
 * Calls of the service, from their declarations in contract/endpoints. No automatic repeats: reset, sign and create/pay
 * are GETs. Every failure is a Failure.
 */
import type { AnswerOf, Endpoint } from '#contract/endpoints/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { type Bearer, bearer, type Turn } from '#src/api/bearer.ts'
import { type Failure, httpFailure } from '#src/api/failure.ts'
import { addressOf, answerOf, bodyOf, fileNameOf, type InputTo } from '#src/api/request.ts'
import { type Clock, clock } from '#src/platform/clock.ts'
import { flags } from '#src/platform/flags.ts'
import { runtimeConfig } from '#src/platform/runtimeConfig.ts'

declare global {
  interface Window {
    /** calls that the page's HTML has begun already: declared path to its answer, or null where it failed */
    __early?: Record<string, Promise<Response | null> | undefined>
  }
}

export interface ClientParts {
  apiBase: () => string
  bearer: Bearer
  clock: Clock
  /** inside the government app: the service records APP as the channel */
  isApp: () => boolean
  isMobile: () => boolean
  /** told once when the session has ended: 401, or any failure of a call that had no bearer (section 4) */
  onSignedOut: () => void
  /** an answer that is already on its way, asked for once a path */
  takeEarly: (path: string) => Promise<Response | null> | undefined
}

export interface CallOptions {
  signal?: AbortSignal
}
export interface Download {
  blob: Blob
  /** null where the service names none */
  fileName: string | null
}
type Given<E extends Endpoint> =
  Record<never, never> extends InputTo<E>
    ? [input?: InputTo<E> & CallOptions]
    : [input: InputTo<E> & CallOptions]

export interface Client {
  /** @throws Failure */
  call<E extends Endpoint>(endpoint: E, ...given: Given<E>): Promise<AnswerOf<E>>
  /** @throws Failure */
  download<E extends Endpoint>(endpoint: E, ...given: Given<E>): Promise<Download>
  /** Headers of a request of our own making (the upload). */
  headersFor(endpoint: Endpoint): Record<string, string>
  /** Takes what every answer carries and turns a refusal into its Failure. */
  settle(
    endpoint: Endpoint,
    turn: Turn,
    answer: { status: number; header: (name: string) => string | null; text: string },
  ): Failure | null
}

const isNamed = (name: string) => (error: unknown) => error instanceof Error && error.name === name
const isAbort = isNamed('AbortError')
/** ky's own, told by its name: ky arrives with the first call that the page's HTML has not begun */
const isTimeout = isNamed('TimeoutError')

/** Section 7: payment start gets the App-Support header on mobile. */
const startsPayment = ({ path }: Endpoint) => path.endsWith('/pay-start')

export function createClient(parts: ClientParts): Client {
  const headersFor: Client['headersFor'] = (endpoint) => {
    const token = endpoint.access === 'bearer' ? parts.bearer.read() : null
    return {
      ...(token ? { Authorization: token } : {}),
      ...(parts.isApp() || (parts.isMobile() && startsPayment(endpoint)) ? { 'App-Support': 'true' } : {}),
    }
  }

  function signOutIfEnded(endpoint: Endpoint, turn: Turn, status: number | null) {
    if (endpoint.access !== 'bearer' || !parts.bearer.isCurrent(turn)) return
    if (status !== 401 && parts.bearer.read() !== null) return
    parts.bearer.clear()
    parts.onSignedOut()
  }

  const settle: Client['settle'] = (endpoint, turn, { status, header, text }) => {
    parts.clock.note(header('date'))
    if (endpoint.access === 'bearer' || endpoint.name === 'authorize')
      parts.bearer.take(header('authorization'), turn)
    if (status >= 200 && status < 300) return null
    signOutIfEnded(endpoint, turn, status)
    return httpFailure(status, text)
  }

  async function send<E extends Endpoint>(
    endpoint: E,
    input: InputTo<E> & CallOptions,
  ): Promise<{ response: Response; turn: Turn }> {
    const turn = parts.bearer.begin()
    const address = addressOf(endpoint, input, parts.apiBase())
    try {
      const early = endpoint.method === 'GET' ? await parts.takeEarly(endpoint.path) : null
      if (early) return { response: early, turn }
      const body = bodyOf(endpoint, input)
      const { default: ky } = await import('ky')
      const response = await ky(address, {
        method: endpoint.method,
        headers: {
          ...headersFor(endpoint),
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        },
        ...(body === undefined ? {} : { body }),
        ...(input.signal ? { signal: input.signal } : {}),
        timeout: limits.requestTimeout,
        retry: 0,
        throwHttpErrors: false,
        credentials: 'omit',
        cache: 'no-store',
      })
      return { response, turn }
    } catch (error) {
      throw failed(endpoint, turn, error)
    }
  }

  function failed(endpoint: Endpoint, turn: Turn, error: unknown): Failure {
    if (isAbort(error)) return { kind: 'aborted' }
    signOutIfEnded(endpoint, turn, null)
    return { kind: isTimeout(error) ? 'timeout' : 'network' }
  }

  async function read<E extends Endpoint>(endpoint: E, given: Given<E>) {
    const { response, turn } = await send(endpoint, (given[0] ?? {}) as InputTo<E> & CallOptions)
    const isBlob = response.ok && endpoint.answer.kind === 'blob'
    const header = (name: string) => response.headers.get(name)
    try {
      const text = isBlob ? '' : await response.text()
      const failure = settle(endpoint, turn, { status: response.status, header, text })
      if (failure) throw failure
      return { text, blob: isBlob ? await response.blob() : null, header }
    } catch (error) {
      throw error instanceof Error ? failed(endpoint, turn, error) : error
    }
  }

  return {
    headersFor,
    settle,
    async call(endpoint, ...given) {
      const { text } = await read(endpoint, given)
      return answerOf(endpoint, text)
    },
    async download(endpoint, ...given) {
      const { blob, header } = await read(endpoint, given)
      if (!blob) throw new Error(`${endpoint.name} answers no bytes`)
      return { blob, fileName: fileNameOf(header('content-disposition')) }
    },
  }
}

let signedOut: () => void = () => {}
/** Sets what happens when the session has ended. Called once, by the application. */
export function whenSignedOut(listener: () => void): void {
  signedOut = listener
}

const client = createClient({
  apiBase: () => runtimeConfig().apiBase,
  bearer,
  clock,
  isApp: () => flags.isApp,
  isMobile: () => flags.isMobileDevices,
  onSignedOut: () => signedOut(),
  takeEarly(path) {
    const early = window.__early?.[path]
    if (early) delete window.__early?.[path]
    return early
  },
})

export const call = client.call
export const download = client.download
export const { headersFor, settle } = client

/** Address of a call that the browser itself visits (start/pay with MPAY). */
export const browserAddress = <E extends Endpoint>(endpoint: E, input: InputTo<E>): string =>
  addressOf(endpoint, input, runtimeConfig().apiBase)
