/** What every stand-in has in common: its own origin, strict headers, the shared style, both languages. */
import { readFile } from 'node:fs/promises'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { InterfaceLanguage } from '#contract/enums.ts'
import type { PartyEnv } from '#sandbox/kit/openPort.ts'

export interface Bilingual {
  zh: string
  pt: string
}
/** Under which key a language's words are kept. */
export const wordKeyOf = { ZH_TW: 'zh', PT: 'pt' } as const satisfies Record<
  InterfaceLanguage,
  keyof Bilingual
>
export const inLanguage = (text: Bilingual, language: InterfaceLanguage): string => text[wordKeyOf[language]]

/** The page's language from its address, Chinese by default. */
export function languageOf(c: Context): InterfaceLanguage {
  const asked = v.safeParse(InterfaceLanguage, c.req.query('language'))
  return asked.success ? asked.output : 'ZH_TW'
}

export interface Policy {
  /** origins that may show the page at a path in a frame */
  frameAncestors?: (path: string) => readonly string[]
  /** origins that the pages may call */
  connect?: () => readonly string[]
  /** origins that the pages may frame */
  frames?: () => readonly string[]
  /** origins to which a posted form may lead on; browsers count its redirects in */
  formTargets?: () => readonly string[]
}

const contentPolicy = (policy: Policy, path: string): string => {
  const sources = (own: string, more: readonly string[] = []) => [own, ...more].join(' ')
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self' blob: data:",
    `connect-src ${sources("'self'", policy.connect?.())}`,
    `frame-src ${policy.frames?.().join(' ') ?? "'none'"}`,
    `form-action ${sources("'self'", policy.formTargets?.())}`,
    `frame-ancestors ${sources("'self'", policy.frameAncestors?.(path))}`,
    "base-uri 'none'",
  ].join('; ')
}

/** Refuses names that only a rebound DNS entry would send here. */
const ownHostOnly =
  (url: string): MiddlewareHandler =>
  async (c, next) => {
    const { port } = new URL(url)
    const known = ['127.0.0.1', 'localhost', '[::1]'].map((host) => `${host}:${port}`)
    const host = c.req.header('host')
    if (host !== undefined && !known.includes(host)) return c.text('unknown host', 421)
    await next()
    return undefined
  }

/** For what a page posts: another site's page can't. */
export const ownPagesOnly: MiddlewareHandler = async (c, next) => {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return c.text('another site', 403)
  await next()
  return undefined
}

const style = await readFile(new URL('./style.css', import.meta.url))

/** A party without routes yet. `url` is its own origin. */
export function party(url: string, policy: Policy = {}): Hono<PartyEnv> {
  const app = new Hono<PartyEnv>()
  app.use(ownHostOnly(url))
  app.use(bodyLimit({ maxSize: 256 * 1024 }))
  app.use(async (c, next) => {
    await next()
    c.header('content-security-policy', contentPolicy(policy, c.req.path))
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'same-origin')
    c.header('cache-control', 'no-store')
  })
  app.get('/health', (c) => c.json({ status: 'ok' }))
  app.get('/style.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))
  return app
}
