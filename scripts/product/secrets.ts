import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const names = [
  'SESSION_SECRET',
  'SINGLE_ACCOUNT_CLIENT_SECRET',
  'ESIGN_SECRET',
  'GATEWAY_SECRET',
  'GATEWAY_NOTICE_SECRET',
  'REGISTERS_SECRET',
] as const

export type Secrets = Record<(typeof names)[number], string>

/** What service and sandbox share, made at the first start and kept in a file that only its owner can read. */
export const readSecrets = (file: string): Secrets => {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {}
  const secrets = makeSecrets(kept)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}

export const makeSecrets = (kept: Partial<Secrets> = {}): Secrets =>
  Object.fromEntries(
    names.map((name) => [name, kept[name] ?? randomBytes(32).toString('base64url')]),
  ) as Secrets
