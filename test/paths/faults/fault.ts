/** The ways in which a call can fail, once: derived from its declaration. */
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { type ErrorCode, statusOfCode } from '#contract/errorCodes.ts'
import type { Failure } from '#src/api/failure.ts'
import type { MadeUp } from '#test/pages/serviceAnswers.ts'

/** Columns of the matrix. `lost`: the service has done it, and its answer is lost. */
export const faultKinds = [
  '400',
  '401',
  '403',
  '404',
  'code',
  '500',
  'dropped',
  'silence',
  'malformed',
  'lost 500',
  'lost dropped',
  'lost malformed',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  /** as in a case's name: the kind, or the code */
  readonly name: string
  readonly kind: FaultKind
  /** what the client makes of it; null where an answer comes in the end */
  readonly failure: Failure | null
  readonly answer: MadeUp
  /** the service does what was asked for before its answer is lost */
  readonly isLost: boolean
}

/** Milliseconds of silence: long for a person, short of the request timeout. */
export const silence = 30_000

const http = (status: number, code?: ErrorCode): Failure => ({
  kind: 'http',
  status,
  ...(code ? { code } : {}),
  message: '',
  data: null,
})

const fault = (kind: FaultKind, answer: MadeUp, failure: Failure | null, name: string = kind): Fault => ({
  name: name.replace(' ', ':'),
  kind,
  answer,
  failure,
  isLost: kind.startsWith('lost'),
})

/** Statuses that a service, or what stands before it, answers any call with; the code where it has one. */
const anyCall: readonly [FaultKind, ErrorCode | null][] = [
  ['400', 'INPUT_NOT_VALID'],
  ['401', 'UNAUTHORIZED'],
  ['403', null],
  ['404', 'NOT_FOUND'],
  ['500', 'SERVICE_ERROR'],
]
const ofAnyCall = new Set<ErrorCode | null>(anyCall.map(([, code]) => code))

/** A repeat of a call that only reads changes nothing; these GETs do change something (S-06). */
const changingGets = ['resetSubmission', 'signSubmission', 'createPayment', 'startPayment', 'signOut']
/** Sent by POST, and yet a question. */
const askingPosts = ['searchReference', 'searchCareers', 'listCodeTable', 'searchCodeTable', 'checkFreeToPay']

export const isWrite = ({ name, method }: Endpoint): boolean =>
  method === 'GET' ? changingGets.includes(name) : !askingPosts.includes(name)

/** What a success carries is read, and can be half of it. */
const isRead = ({ answer }: Endpoint) => answer.kind === 'json' || answer.kind === 'jsonOrRedirect'

/** Every fault of a call: those of any call, each code that it declares, and for a write the answers that get lost. */
export function faultsOf(endpoint: Endpoint): Fault[] {
  const codes = [...new Set(endpoint.errors)].filter((code) => !ofAnyCall.has(code))
  const malformed = isRead(endpoint) ? ['malformed' as const] : []
  const network: Failure = { kind: 'network' }
  const half: Failure = { kind: 'malformed' }
  return [
    ...anyCall.map(([kind, code]) =>
      fault(kind, code ?? Number(kind), http(Number(kind), code ?? undefined)),
    ),
    ...codes.map((code) => fault('code', code, http(statusOfCode(code), code), code)),
    fault('dropped', 'network', network),
    fault('silence', 'never', null),
    ...malformed.map((kind) => fault(kind, 'malformed', half)),
    ...(isWrite(endpoint)
      ? [
          fault('lost 500', 500, http(500)),
          fault('lost dropped', 'network', network),
          ...malformed.map(() => fault('lost malformed', 'malformed', half)),
        ]
      : []),
  ]
}
