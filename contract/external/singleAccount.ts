/**
 * The government's single account.
 * Browser: `GET /authorize?client_id&redirect_uri&state&language` returns to
 * `redirect_uri?code&accountType&state`, or `redirect_uri?error&state` where the person cancels.
 * Server: `POST /token`. Browser: `GET /logout?redirect_uri`.
 */
import * as v from 'valibot'
import { PlainDate } from '#contract/entities/primitives.ts'
import { InterfaceLanguage } from '#contract/enums.ts'

export const accountType = 'PERSONAL'
/** A code can be exchanged once, within this many milliseconds. */
export const codeLife = 10 * 60_000

export const TokenRequest = v.object({
  clientId: v.string(),
  clientSecret: v.string(),
  code: v.string(),
  redirectUri: v.string(),
  accountType: v.string(),
})
export type TokenRequest = v.InferOutput<typeof TokenRequest>

export const Identity = v.object({
  subject: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  nameCn: v.string(),
  namePt: v.string(),
  /** eight bare digits */
  identityNo: v.pipe(v.string(), v.regex(/^\d{8}$/)),
  /** code of the table identity-type */
  identityType: v.string(),
  residence: v.picklist(['PERMANENT', 'NON_PERMANENT', 'NONE']),
  /** the day the identity data knows of for seven years of residence; null where unknown */
  sevenYearDate: v.nullable(PlainDate),
  birthday: PlainDate,
  mobile: v.nullable(v.string()),
  email: v.nullable(v.string()),
  address: v.nullable(v.string()),
  preferredLanguage: v.nullable(InterfaceLanguage),
})
export type Identity = v.InferOutput<typeof Identity>

/** Answer of `POST /token` to a code that is unknown, used, too old or another client's: status 400. */
export const TokenRefusal = v.object({ error: v.string() })
