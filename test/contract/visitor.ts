/** Makes declared calls at any back end and holds each answer against the contract. */
import type { AnswerOf, Endpoint } from '#contract/endpoints/endpoint.ts'
import type { ErrorCode } from '#contract/errorCodes.ts'
import { validateAnswer } from '#contract/validateAnswer.ts'
import { addressOf, bodyOf, type InputTo } from '#src/api/request.ts'

/** One call, and what was wrong with its answer. */
export interface Visit {
  call: string
  story: string
  status: number
  code: ErrorCode | null
  issues: string[]
}

export interface Seen<E extends Endpoint> {
  status: number
  code: ErrorCode | null
  /** undefined where the answer was not a success */
  body: AnswerOf<E> | undefined
  location: string | null
}

/** @param prefix of every call, such as `http://127.0.0.1:4300/ci-application-api` */
export type Send = (address: string, init: RequestInit) => Promise<Response>

export interface Visitor {
  /** `Bearer …`, replaced from each answer as section 7 says; null for nobody */
  bearer: string | null
  /** the back end's clock by its newest answer, ms since 1970 */
  now: number
  /** @param story what is tried; @param expected codes of a refusal that is meant to come; none for a success */
  visit<E extends Endpoint>(
    story: string,
    endpoint: E,
    input: InputTo<E> | object,
    expected?: readonly ErrorCode[],
  ): Promise<Seen<E>>
}

export function openVisitor(prefix: string, visits: Visit[], send: Send = fetch): Visitor {
  const visitor: Visitor = {
    bearer: null,
    now: Date.now(),
    async visit(story, endpoint, input, expected = []) {
      const given = input as InputTo<typeof endpoint>
      const body = bodyOf(endpoint, given)
      const response = await send(addressOf(endpoint, given, prefix), {
        method: endpoint.method,
        redirect: 'manual',
        headers: {
          ...(visitor.bearer === null ? {} : { authorization: visitor.bearer }),
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        },
        ...(body === undefined ? {} : { body }),
      })
      visitor.bearer = response.headers.get('authorization') ?? visitor.bearer
      visitor.now = Date.parse(response.headers.get('date') ?? '') || visitor.now
      const text = await response.text()
      const { status } = response
      const recorded = { status, headers: Object.fromEntries(response.headers), body: text }
      const issues = validateAnswer(endpoint, recorded)
      const parsed = parse(text)
      const code = status >= 400 ? (parsed?.code ?? null) : null
      if (!isExpected(status, code, expected))
        issues.push(`${code ?? status}, where ${nameOf(expected)} belongs`)
      visits.push({ call: endpoint.name, story, status, code, issues })
      const isRead = status === 200 && endpoint.answer.kind !== 'blob'
      return {
        status,
        code,
        body: isRead ? (parsed as never) : undefined,
        location: response.headers.get('location'),
      }
    },
  }
  return visitor
}

const isExpected = (status: number, code: ErrorCode | null, expected: readonly ErrorCode[]) =>
  expected.length === 0 ? status < 400 : code !== null && expected.includes(code)

const nameOf = (expected: readonly ErrorCode[]) =>
  expected.length === 0 ? 'a success' : expected.join(' or ')

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
