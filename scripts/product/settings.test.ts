import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '#sandbox/settings.ts'
import { openDatabase } from '#scripts/product/database.ts'
import { busyPorts, freePorts, readPorts } from '#scripts/product/ports.ts'
import { makeSecrets, readSecrets } from '#scripts/product/secrets.ts'
import { settingsOf } from '#scripts/product/settings.ts'
import { readConfig } from '#service/core/config.ts'

const usual = async () => ({
  ports: await readPorts({}),
  secrets: makeSecrets(),
  databaseUrl: 'postgresql://candidatura:x@127.0.0.1:5432/candidatura',
  dataDir: '/srv/candidatura',
  examplesDay: '2026-03-02',
})

test('service and sandbox accept the settings and agree on addresses', async () => {
  const settings = settingsOf(await usual(), {})
  const service = readConfig(settings.service)
  const sandbox = readSettings(settings.sandbox)
  expect(service).toMatchObject({
    publicOrigin: 'http://127.0.0.1:4300',
    singleAccount: { url: `http://127.0.0.1:${sandbox.ports?.account}` },
    eSign: { url: `http://127.0.0.1:${sandbox.ports?.eSign}`, secret: sandbox.secrets?.eSign },
    gateway: { url: `http://127.0.0.1:${sandbox.ports?.gateway}`, secret: sandbox.secrets?.gateway },
    registers: { url: `http://127.0.0.1:${sandbox.ports?.registers}` },
    sandbox: true,
    movableClock: true,
  })
  expect(sandbox.connection).toMatchObject({ appOrigin: 'http://127.0.0.1:4300' })
})

test('what the environment says wins, and the addresses follow', async () => {
  const given = { PORT: '5000', SANDBOX_GATEWAY_PORT: '5012', SUPPORT_PHONE: '+853 2800 0000' }
  const settings = settingsOf({ ...(await usual()), ports: await readPorts(given) }, given)
  expect(settings.publicOrigin).toBe('http://127.0.0.1:5000')
  expect(settings.service).toMatchObject({
    GATEWAY_URL: 'http://127.0.0.1:5012',
    SUPPORT_PHONE: '+853 2800 0000',
  })
})

test.each(['http', '0', '70000', '4300.5'])('PORT=%s is refused by name', (PORT) =>
  expect(readPorts({ PORT })).rejects.toThrow(`PORT is ${PORT}; it must be a port number from 1 to 65535.`),
)

test('a port that is taken is named with its use and its setting', async () => {
  const ports = await freePorts()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(ports.gateway, '127.0.0.1', resolve))
  expect(await busyPorts(ports)).toEqual([
    `Port ${ports.gateway} (payment gateway) is held by another program: end that program, or choose another port, for example SANDBOX_GATEWAY_PORT=${ports.gateway + 1000} npm start.`,
  ])
  other.close()
})

test('secrets are made once and only their owner reads them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'candidatura-secrets-'))
  const file = join(folder, 'secrets.json')
  const first = readSecrets(file)
  expect(readSecrets(file)).toEqual(first)
  expect(new Set(Object.values(first)).size).toBe(6)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})

test('a DATABASE_URL that leads nowhere is named, without its password', async () => {
  process.env.DATABASE_URL = 'postgresql://me:hidden@127.0.0.1:1/candidatura'
  const failure = await openDatabase('unused', () => {}).catch((cause: Error) => cause.message)
  delete process.env.DATABASE_URL
  expect(failure).toMatch(
    /^DATABASE_URL points to 127\.0\.0\.1:1\/candidatura, which can not be used: .*ECONNREFUSED/,
  )
  expect(failure).not.toContain('hidden')
})
