/** The bearer: a signed token, valid for `limits.sessionLife` by the machine's time. */
import { createSecretKey } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { limits } from '#contract/limits.ts'

export interface TokenClaims {
  sessionId: string
  subject: string
  /** ms since 1970 */
  issuedAt: number
}

export interface Tokens {
  issue(claims: TokenClaims): Promise<string>
  /** null for anything broken, forged or expired */
  read(token: string, realNow: number): Promise<TokenClaims | null>
}

const issuer = 'candidatura'

export function createTokens(secret: string): Tokens {
  // As an object it is prepared once, not at each call.
  const key = createSecretKey(Buffer.from(secret))
  return {
    issue: ({ sessionId, subject, issuedAt }) =>
      new SignJWT({ sid: sessionId, at: issuedAt })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(subject)
        .setExpirationTime(Math.ceil((issuedAt + limits.sessionLife) / 1000))
        .sign(key),
    async read(token, realNow) {
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer,
          algorithms: ['HS256'],
          currentDate: new Date(realNow),
        })
        const { sid, at, sub } = payload
        if (typeof sid !== 'string' || typeof at !== 'number' || typeof sub !== 'string') return null
        return { sessionId: sid, subject: sub, issuedAt: at }
      } catch {
        return null
      }
    },
  }
}
