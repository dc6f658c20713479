/** A token for the government's header frame: who it is for is a pseudonym, and it opens nothing here. */
import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import { inMacao } from '#service/core/inMacao.ts'

const life = { minutes: 5 }

export function headerToken(
  secret: string,
  { subject, originPlatform, realNow }: { subject: string; originPlatform: string; realNow: number },
): Promise<string> {
  const pseudonym = createHash('sha256').update(`${secret}:header:${subject}`).digest('base64url')
  const key = createHash('sha256').update(`${secret}:header`).digest()
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('candidatura-header')
    .setAudience(originPlatform)
    .setSubject(pseudonym)
    .setExpirationTime(Math.ceil(inMacao(realNow).plus(life).toSeconds()))
    .sign(key)
}
