/** Answers of the service that a journey makes up on the way, where the service itself can't be brought to give them. */
import type { Page, Route } from 'playwright-core'
import { type ErrorCode, statusOfCode } from '#contract/errorCodes.ts'
import { basePath } from '#contract/limits.ts'

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

/** The same from the beginning on, before a page is asked for. */
export const answering = (ending: string, answer: MadeUp) => async (page: Page) =>
  (await intercept(page, ending))(answer)

/** The outside parties' pages have nothing to show: whoever is sent there stays where they are. */
export const stay = (page: Page) =>
  page.route('**', (route) => {
    const request = route.request()
    const isOutside = request.isNavigationRequest() && !new URL(request.url()).pathname.startsWith(basePath)
    return isOutside ? route.fulfill({ status: 204 }) : route.fallback()
  })

/** A module of the build whose component can't be drawn. */
export async function withDefect(route: Route): Promise<void> {
  const source = await (await route.fetch()).text()
  const names = [...source.matchAll(/(?:\bas\s+|export\s*\{\s*)(\w+)\s*(?=[,}])/g)].map(([, name]) => name)
  const defect = 'const defect = () => { throw new Error("a defect of the test") }'
  await route.fulfill({
    contentType: 'text/javascript',
    body: `${defect}\n${[...new Set(names)].map((name) => `export { defect as ${name} }`).join('\n')}`,
  })
}
