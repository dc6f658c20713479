/** Random ids, and the shared secrets of calls between servers. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** 128 bits, base64url, 22 characters. */
export const randomId = (): string => randomBytes(16).toString('base64url')
/** For a secret that nobody handed in. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

const hash = (text: string) => createHash('sha256').update(text).digest()
/** Equal, in a time that tells nothing. */
export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other))

/** Lets a call through that carries `Authorization: Bearer <secret>`, else 401. */
export const withSecret =
  (secret: string): MiddlewareHandler =>
  async (c, next) => {
    const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    if (given === undefined || !sameSecret(given, secret)) return c.json({ error: 'unauthorized' }, 401)
    await next()
    return undefined
  }
