/** Answers of the service that a journey makes up on the way, where the service itself can't be brought to give them. */
import type { Page, Route } from 'playwright-core'
import { type ErrorCode, statusOfCode } from '#contract/errorCodes.ts'

/** How a call ends: a code, a bare status, or nothing. */
export type MadeUp = ErrorCode | number | 'network' | 'malformed' | 'never'

const isCode = (answer: MadeUp): answer is ErrorCode => typeof answer === 'string' && /^[A-Z]/.test(answer)

export async function answerWith(route: Route, answer: MadeUp): Promise<void> {
  if (answer === 'never') return
  if (answer === 'network') return route.abort('failed')
  if (answer === 'malformed')
    return route.fulfill({ status: 200, contentType: 'application/json', body: '{"half":' })
  if (!isCode(answer))
    return route.fulfill({ status: answer, contentType: 'text/html', body: '<h1>Gateway</h1>' })
  const status = statusOfCode(answer)
  return route.fulfill({ status, json: { status, code: answer, message: 'x', data: null } })
}

/** Every call whose path ends so, in this page. @returns sets the answer; null lets the service answer */
export async function intercept(page: Page, ending: string): Promise<(answer: MadeUp | null) => void> {
  let current: MadeUp | null = null
  await page.route(
    (url) => url.pathname.endsWith(ending),
    (route) => (current === null ? route.continue() : answerWith(route, current)),
  )
  return (answer) => {
    current = answer
  }
}
