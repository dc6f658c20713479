import { describe, expect, it } from 'vitest'
import { readSettings } from '#sandbox/settings.ts'

const secret = 'a-secret-of-more-than-thirty-two-characters'
const env = {
  SANDBOX: 'on',
  SINGLE_ACCOUNT_CLIENT_ID: 'candidatura',
  SINGLE_ACCOUNT_CLIENT_SECRET: secret,
  ESIGN_SECRET: secret,
  GATEWAY_SECRET: secret,
  GATEWAY_NOTICE_SECRET: secret,
  REGISTERS_SECRET: secret,
}

describe('the settings of the sandbox', () => {
  it('need the secrets only; the rest is usual', () => {
    expect(readSettings(env)).toMatchObject({
      host: '127.0.0.1',
      ports: {
        account: 4310,
        eSign: 4311,
        gateway: 4312,
        registers: 4313,
        documents: 4314,
        bridge: 4315,
        panel: 4316,
      },
      connection: {
        appOrigin: 'http://127.0.0.1:4300',
        serviceUrl: 'http://127.0.0.1:4300',
        apiBase: '/ci-application-api',
      },
    })
  })

  it.each([
    ['SANDBOX', undefined, 'SANDBOX: is missing'],
    ['SANDBOX', 'off', 'SANDBOX: is not valid'],
    ['APP_ORIGIN', 'http://127.0.0.1:4300/', 'APP_ORIGIN: is not valid'],
    ['ESIGN_SECRET', 'short-secret', 'ESIGN_SECRET: is not valid'],
    ['SANDBOX_PANEL_PORT', '70000', 'SANDBOX_PANEL_PORT: is not valid'],
    ['EXAMPLES_DAY', 'today', 'EXAMPLES_DAY: is not valid'],
  ])('name %s=%s as wrong', (name, value, message) => {
    const read = () => readSettings({ ...env, [name]: value })
    expect(read).toThrow(message)
  })

  it('show no value when one is wrong', () => {
    const read = () => readSettings({ ...env, ESIGN_SECRET: 'short-secret', GATEWAY_SECRET: undefined })
    expect(read).toThrow(
      new Error(
        'Settings of the sandbox are wrong:\n  ESIGN_SECRET: is not valid\n  GATEWAY_SECRET: is missing',
      ),
    )
  })
})
