import { expect, test, vi } from 'vitest'
import { type BridgeWindow, createBridge } from '#src/platform/bridge.ts'

const app = 'http://127.0.0.1:4315'

/** A page in a frame whose parent answers as told. */
function framedPage(answer: (ask: string) => unknown, from = app) {
  const listeners = new Set<(event: MessageEvent) => void>()
  const asked: { ask: string; targetOrigin: string }[] = []
  const parent = {
    postMessage(message: { id: string; ask: string }, targetOrigin: string) {
      asked.push({ ask: message.ask, targetOrigin })
      const data = answer(message.ask)
      if (data === undefined) return
      const event = { origin: from, source: parent, data: { bridge: 'candidatura', id: message.id, data } }
      queueMicrotask(() => {
        for (const listener of listeners) listener(event as unknown as MessageEvent)
      })
    },
  }
  const page = {
    parent,
    addEventListener: (_: 'message', listener: (event: MessageEvent) => void) => listeners.add(listener),
    removeEventListener: (_: 'message', listener: (event: MessageEvent) => void) =>
      listeners.delete(listener),
  }
  return { page: page as unknown as BridgeWindow, asked, listeners }
}

test.each([
  ['zh-Hant', 'ZH_TW'],
  ['pt', 'PT'],
  ['en', null],
])('an app in %s gives %s', async (language, expected) => {
  const { page } = framedPage(() => ({ language }))
  expect(await createBridge(page, app).language()).toBe(expected)
})

test('the app tells its theme and its status bar, and is asked only at its own origin', async () => {
  const { page, asked, listeners } = framedPage((ask) =>
    ask === 'theme' ? { dark: true } : { statusBarHeight: 44 },
  )
  const bridge = createBridge(page, `${app}/frame`)
  expect([await bridge.theme(), await bridge.appInfo()]).toEqual(['dark', { statusBarHeight: 44 }])
  expect([asked.map(({ targetOrigin }) => targetOrigin), listeners.size]).toEqual([[app, app], 0])
})

test.each([
  ['answers from another origin', framedPage(() => ({ dark: true }), 'http://evil.example')],
  ['no answer', framedPage(() => undefined)],
  ['an answer of another shape', framedPage(() => ({ night: true }))],
])('%s: not in the app', async (_, { page }) => {
  vi.useFakeTimers()
  const asked = createBridge(page, app).theme()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await asked).toBeNull()
  vi.useRealTimers()
})

test('a page that is no frame, or has no app configured, asks nobody', async () => {
  const alone = { addEventListener() {}, removeEventListener() {} } as unknown as BridgeWindow
  Object.assign(alone, { parent: alone })
  const { page, asked } = framedPage(() => ({ dark: true }))
  expect([await createBridge(alone, app).theme(), await createBridge(page, null).theme(), asked]).toEqual([
    null,
    null,
    [],
  ])
})
