import { createRequire } from 'node:module'

/** What Playwright takes for an address: a glob, a pattern, or a function that decides. */
export type UrlPattern = string | RegExp | ((url: URL) => boolean)

const { iso } = createRequire(import.meta.url)('playwright-core/lib/coreBundle') as {
  iso: { urlMatches(base: string | undefined, url: string, pattern: UrlPattern): boolean }
}

export const matcherOf =
  (pattern: UrlPattern) =>
  (url: string): boolean =>
    iso.urlMatches(undefined, url, pattern)
