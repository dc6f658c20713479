import { expect, test } from 'vitest'
import type { Bridge } from '#src/platform/bridge.ts'
import { createFlags, learnAppMode } from '#src/platform/flags.ts'
import { createStore } from '#src/platform/storage.ts'

const bridgeWith = (appInfo: { statusBarHeight: number } | null): Bridge => ({
  language: async () => null,
  theme: async () => null,
  appInfo: async () => appInfo,
  close: () => {},
})
const source = (userAgent: string, width: number, maxTouchPoints = 0, document = {}) => ({
  innerWidth: width,
  navigator: { userAgent, maxTouchPoints },
  document,
})
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

test.each([
  ['a phone', source(android, 412, 5), { isXsDevices: true, isMobileDevices: true, isIE: false }],
  ['a desktop', source(mac, 1280), { isXsDevices: false, isMobileDevices: false, isIE: false }],
  ['an iPad', source(mac, 834, 5), { isXsDevices: false, isMobileDevices: true, isIE: false }],
  ['a narrow desktop window', source(mac, 767), { isXsDevices: true, isMobileDevices: false, isIE: false }],
  ['768 px is not small', source(mac, 768), { isXsDevices: false, isMobileDevices: false, isIE: false }],
  [
    'Internet Explorer',
    source('Trident/7.0', 1280, 0, { documentMode: 11 }),
    { isXsDevices: false, isMobileDevices: false, isIE: true },
  ],
])('%s', (_, from, expected) => {
  const { isXsDevices, isMobileDevices, isIE } = createFlags(
    from,
    createStore(() => undefined),
  )
  expect({ isXsDevices, isMobileDevices, isIE }).toEqual(expected)
})

test('inside the app its status bar is kept for the tab; outside nothing is left of it', async () => {
  const store = createStore(() => undefined)
  const phone = source(android, 412, 5)
  const flags = createFlags(phone, store)
  expect([
    await learnAppMode(bridgeWith({ statusBarHeight: 44 }), store, phone),
    flags.isApp,
    flags.statusBarHeight,
  ]).toEqual([true, true, 44])
  expect([await learnAppMode(bridgeWith(null), store, phone), flags.isApp, flags.statusBarHeight]).toEqual([
    false,
    false,
    0,
  ])
})

test.each(['-5', 'NaN', '10000', '{}'])('a kept status bar height of %s counts as none', (kept) => {
  const store = createStore(() => undefined)
  store.write('sh', kept)
  expect(createFlags(source(android, 412), store).statusBarHeight).toBe(0)
})
