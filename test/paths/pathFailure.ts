/** How a path failed, in words for a tester: after what, what was to be seen, what is there instead, and why. */
import { stripVTControlCharacters } from 'node:util'
import type { Page } from 'playwright-core'

export interface PathFailure {
  /** all of it in two or three sentences */
  readonly headline: string
  /** the reason in full, such as what Playwright did until then */
  readonly log: string
  /** errors of scripts, of the console and of loading */
  readonly problems: readonly string[]
}

/** What a step is at: bringing its event about, waiting for the chart to tell of it, looking at the screen. */
export type Doing = 'acting' | 'hearing' | 'looking'

export interface Failing {
  readonly doing: Doing
  /** in the words of the drawing; null where the path begins */
  readonly event: string | null
  /** that the step leads to */
  readonly state: string
  /** as seenOn says it */
  readonly seen: string
  readonly cause: Error
  readonly problems: readonly string[]
}

export function pathFailure({ cause, problems, seen, ...step }: Failing): PathFailure {
  const log = stripVTControlCharacters(cause.message).trim()
  return {
    headline: `${expectationOf(step)} ${seen} ${reasonOf(log)}`,
    log,
    problems: problems.map(stripVTControlCharacters),
  }
}

function expectationOf({ doing, event, state }: Pick<Failing, 'doing' | 'event' | 'state'>): string {
  if (doing === 'acting')
    return event === null
      ? `The path could not begin; the state “${state}” was to be seen then.`
      : `“${event}” could not be brought about; the state “${state}” was to be seen after it.`
  const after = event === null ? 'At the start' : `After “${event}”`
  return doing === 'hearing'
    ? `${after} the chart was to be in the state “${state}”.`
    : `${after} the state “${state}” was to be seen.`
}

/** The first line, with what was waited for where the log says it. */
function reasonOf(log: string): string {
  const [first = '', ...lines] = log.split('\n')
  const awaited = lines.map((line) => /^\s*- (waiting for .+)$/.exec(line)?.[1]).find((found) => found)
  return awaited === undefined ? first : `${first.replace(/\.$/, '')}, ${awaited}`
}

/** Where a page is, by its heading and its address. @param origin of the application */
export async function seenOn(page: Page, origin: string): Promise<string> {
  const url = URL.parse(page.url())
  if (!url?.protocol.startsWith('http')) return 'No page is open.'
  const heading = await page
    .locator('h1')
    .first()
    .textContent({ timeout: 1_000 })
    .catch(() => null)
  const whose = url.origin === origin ? 'The page' : 'A page of another site'
  const title = heading?.replaceAll(/\s+/g, ' ').trim()
  return `${whose} at ${url.pathname} ${title ? `shows “${title}”` : 'shows no heading'}.`
}
