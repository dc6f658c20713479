import { describe, expect, it } from 'vitest'
import { readSettings } from '#sandbox/settings.ts'
import { sandboxEnv } from '#test/support/sandboxEnv.ts'

describe('the settings of the sandbox', () => {
  it('need the secrets only; the rest is usual', () => {
    expect(readSettings(sandboxEnv)).toMatchObject({
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
    const read = () => readSettings({ ...sandboxEnv, [name]: value })
    expect(read).toThrow(message)
  })

  it('show no value when one is wrong', () => {
    const read = () =>
      readSettings({ ...sandboxEnv, ESIGN_SECRET: 'short-secret', GATEWAY_SECRET: undefined })
    expect(read).toThrow(
      new Error(
        'Settings of the sandbox are wrong:\n  ESIGN_SECRET: is not valid\n  GATEWAY_SECRET: is missing',
      ),
    )
  })
})
