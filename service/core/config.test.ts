import { describe, expect, it } from 'vitest'
import { readConfig } from '#service/core/config.ts'

const secret = 'x'.repeat(32)
const complete = {
  DATABASE_URL: 'postgres://someone@127.0.0.1:5432/candidatura',
  PUBLIC_ORIGIN: 'https://exams.example',
  SESSION_SECRET: secret,
  DOCUMENT_STORE: '/var/lib/candidatura',
  SINGLE_ACCOUNT_URL: 'https://account.example/',
  SINGLE_ACCOUNT_CLIENT_ID: 'candidatura',
  SINGLE_ACCOUNT_CLIENT_SECRET: secret,
  ESIGN_URL: 'https://sign.example',
  ESIGN_SECRET: secret,
  GATEWAY_URL: 'https://gateway.example',
  GATEWAY_SECRET: secret,
  GATEWAY_NOTICE_SECRET: secret,
  REGISTERS_URL: 'https://registers.example',
  REGISTERS_SECRET: secret,
  PERSONAL_DOCUMENTS_URL: 'https://documents.example/',
}

describe('settings', () => {
  it('have usual values where nothing is said', () => {
    expect(readConfig(complete)).toMatchObject({
      host: '127.0.0.1',
      port: 4300,
      allowedOrigins: ['https://exams.example'],
      bridgeOrigin: null,
      staticDir: null,
      sandbox: false,
      movableClock: false,
      examples: false,
      singleAccount: { url: 'https://account.example' },
      gateway: {
        notifyUrl: 'https://exams.example/ci-application-api/public/api/v1/application/payment/notify',
      },
    })
  })

  it('read lists and switches', () => {
    const config = readConfig({
      ...complete,
      ALLOWED_ORIGINS: ' https://documents.example , http://127.0.0.1:4314',
      MOVABLE_CLOCK: 'on',
      BRIDGE_ORIGIN: 'https://app.example',
    })
    expect(config.allowedOrigins).toEqual([
      'https://exams.example',
      'https://documents.example',
      'http://127.0.0.1:4314',
    ])
    expect(config).toMatchObject({ movableClock: true, bridgeOrigin: 'https://app.example' })
  })

  it.each([
    ['a missing one', { DATABASE_URL: undefined }, 'DATABASE_URL: is missing'],
    ['a port that is none', { PORT: '65536' }, 'PORT: is not valid'],
    ['a secret that is too short', { SESSION_SECRET: 'short' }, 'SESSION_SECRET: is not valid'],
    ['an origin with a path', { PUBLIC_ORIGIN: 'https://exams.example/' }, 'PUBLIC_ORIGIN: is not valid'],
    ['an origin of a script', { ALLOWED_ORIGINS: 'javascript:alert(1)' }, 'ALLOWED_ORIGINS: is not valid'],
    ['a switch that is neither on nor off', { EXAMPLES: 'yes' }, 'EXAMPLES: is not valid'],
    ['another database', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: is not valid'],
  ])('name %s and no value', (_story, wrong, sentence) => {
    const read = () => readConfig({ ...complete, ...wrong })
    expect(read).toThrow(sentence)
    expect(read).not.toThrow(secret)
  })

  it('name all that are wrong at once', () => {
    expect(() => readConfig({ ...complete, PORT: 'x', ESIGN_URL: undefined })).toThrow(
      /ESIGN_URL.*\n.*PORT|PORT.*\n.*ESIGN_URL/,
    )
  })
})
