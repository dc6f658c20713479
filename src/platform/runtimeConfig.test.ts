import { expect, test } from 'vitest'
import { parseRuntimeConfig, RuntimeConfigError } from '#src/platform/runtimeConfig.ts'

const config = {
  apiBase: '/ci-application-api',
  signInUrl: 'http://127.0.0.1:4310/authorize',
  clientId: 'candidatura',
  signOutUrl: null,
  personalDocumentsUrl: 'http://127.0.0.1:4314/',
  bridgeOrigin: null,
  support: { phone: '2800 0000', email: 'apoio@example.gov.mo' },
  features: { headerFrame: false, maintenance: false },
  maintenancePhraseHash: null,
}
const settingOf = (text: string | null) => {
  try {
    parseRuntimeConfig(text)
    return null
  } catch (error) {
    return error instanceof RuntimeConfigError ? error.setting : error
  }
}

test('a whole block is read', () => {
  expect(parseRuntimeConfig(JSON.stringify(config))).toEqual(config)
})

test.each([
  ['no block', null, 'candidatura-config'],
  ['no JSON', '{', 'candidatura-config'],
  [
    'a sign-in address without a scheme',
    JSON.stringify({ ...config, signInUrl: '127.0.0.1:4310' }),
    'signInUrl',
  ],
  [
    'an API base that names another host',
    JSON.stringify({ ...config, apiBase: '//evil.example' }),
    'apiBase',
  ],
  [
    'a wrong support address',
    JSON.stringify({ ...config, support: { phone: '', email: 'apoio' } }),
    'support.email',
  ],
])('%s is refused by the name of the setting', (_, text, setting) => {
  expect(settingOf(text)).toBe(setting)
})
