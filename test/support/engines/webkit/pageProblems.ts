/** What a page's console would show, told by the page itself: WebDriver has no such thing. */

export interface PageProblem {
  /** an error that nobody caught, or what was written into the console */
  kind: 'script' | 'error' | 'warning'
  text: string
}

/** Function of the test that the page tells. */
export const tellProblem = '__tellProblem'

/** Runs in the page, before its own scripts. */
export function listenForProblems(name: string): void {
  const tell = (kind: PageProblem['kind'], text: string) =>
    (globalThis as unknown as Record<string, (problem: PageProblem) => Promise<unknown>>)
      [name]?.({ kind, text })
      .catch(() => {})
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) tell('script', event.message)
  })
  addEventListener('unhandledrejection', ({ reason }) => tell('script', String(reason?.message ?? reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('error', `Refused by ${violatedDirective}: ${blockedURI}`),
  )
  for (const [method, kind] of [
    ['error', 'error'],
    ['warn', 'warning'],
  ] as const) {
    const own = console[method].bind(console)
    console[method] = (...given: unknown[]) => {
      own(...given)
      tell(kind, given.map(String).join(' '))
    }
  }
}
