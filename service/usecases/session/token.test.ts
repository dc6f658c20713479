import { createSecretKey } from 'node:crypto'
import { jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { createTokens } from '#service/usecases/session/token.ts'

const secret = 'a secret of the tests, long enough for the check'
const key = createSecretKey(Buffer.from(secret))
const tokens = createTokens(secret)
const now = Date.parse('2026-03-04T10:00:00.123+08:00')
const claims = { sessionId: 'S'.repeat(22), subject: '一戶通-permanent', issuedAt: now }
const end = Math.ceil((now + limits.sessionLife) / 1000)

const foreign = (changes: Record<string, unknown> = {}, alg = 'HS256') =>
  new SignJWT({
    iss: 'candidatura',
    sub: claims.subject,
    sid: claims.sessionId,
    at: now,
    exp: end,
    ...changes,
  })
    .setProtectedHeader({ alg })
    .sign(key)

test('is a JWT that any library reads, and comes back as it was', async () => {
  const token = tokens.issue(claims)
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  const { payload, protectedHeader } = await jwtVerify(token, key, {
    issuer: 'candidatura',
    algorithms: ['HS256'],
    currentDate: new Date(now),
  })
  expect(protectedHeader).toEqual({ alg: 'HS256' })
  expect(payload).toEqual({
    iss: 'candidatura',
    sub: claims.subject,
    sid: claims.sessionId,
    at: now,
    exp: end,
  })
  expect(tokens.read(token, now)).toEqual(claims)
  expect(tokens.read(await foreign(), now)).toEqual(claims)
})

test('ends with the session’s life, to the second', () => {
  const token = tokens.issue(claims)
  expect(tokens.read(token, end * 1000 - 1)).toEqual(claims)
  expect(tokens.read(token, end * 1000)).toBeNull()
})

test.each<[string, () => string | Promise<string>]>([
  ['of another key', () => createTokens(`${secret}!`).issue(claims)],
  ['of another issuer', () => foreign({ iss: 'candidatura-header' })],
  ['signed in another way', () => foreign({}, 'HS384')],
  ['not signed', () => new UnsecuredJWT({ ...claims }).setIssuer('candidatura').encode()],
  ['without a session', () => foreign({ sid: undefined })],
  ['without a person', () => foreign({ sub: undefined })],
  ['without an end', () => foreign({ exp: undefined })],
  ['with a moment that is a text', () => foreign({ at: String(now) })],
  ['cut', () => tokens.issue(claims).slice(0, -1)],
  ['without a signature', () => tokens.issue(claims).replace(/[^.]*$/, '')],
  [
    'with another person in it',
    () => {
      const [head, , signature] = tokens.issue(claims).split('.')
      const [, payload] = tokens.issue({ ...claims, subject: 'somebody else' }).split('.')
      return `${head}.${payload}.${signature}`
    },
  ],
  ['a text', () => 'x.y.z'],
  ['nothing', () => ''],
])('refused: %s', async (_story, token) => {
  expect(tokens.read(await token(), now)).toBeNull()
})
