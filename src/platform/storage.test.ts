import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createStore } from '#src/platform/storage.ts'

/** A browser's storage, as far as the store asks of it; `refuse` makes a method throw as a blocked or full one does. */
function browserStorage(refuse: { read?: boolean; write?: boolean; remove?: boolean } = {}) {
  const values = new Map<string, string>()
  const refused = () => {
    throw new DOMException('refused', 'QuotaExceededError')
  }
  const storage = {
    getItem: (key: string) => (refuse.read ? refused() : (values.get(key) ?? null)),
    setItem: (key: string, value: string) => (refuse.write ? refused() : void values.set(key, value)),
    removeItem: (key: string) => (refuse.remove ? refused() : void values.delete(key)),
  }
  return { storage: storage as unknown as Storage, values, refuse }
}

test('a value written is read, kept by the browser and removed', () => {
  const { storage, values } = browserStorage()
  const store = createStore(() => storage)
  store.write('lang', 'PT')
  expect([store.read('lang'), values.get('lang')]).toEqual(['PT', 'PT'])
  store.remove('lang')
  expect([store.read('lang'), values.size]).toEqual([null, 0])
})

test('without any storage values live until the page is left', () => {
  const store = createStore(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  store.write('access_token', 'Bearer a')
  expect(store.read('access_token')).toBe('Bearer a')
  store.remove('access_token')
  expect(store.read('access_token')).toBeNull()
})

test('in a full storage the newest value counts, and the old one does not come back', () => {
  const browser = browserStorage()
  const store = createStore(() => browser.storage)
  store.write('draft:1', 'old')
  browser.refuse.write = true
  store.write('draft:1', 'new')
  expect([store.read('draft:1'), browser.values.get('draft:1')]).toEqual(['new', 'old'])
  browser.refuse.remove = true
  store.remove('draft:1')
  expect([store.read('draft:1'), store.keys('draft:')]).toEqual([null, []])
})

const Profile = v.object({ nameCn: v.string() })

test.each([
  ['absent', null],
  ['empty', ''],
  ['cut off', '{"nameCn":"陳'],
  ['of another shape', '{"name":"陳大文"}'],
  ['not an object', '7'],
])('a JSON value that is %s reads as absent', (_, kept) => {
  const { storage, values } = browserStorage()
  if (kept !== null) values.set('profile', kept)
  expect(createStore(() => storage).readAs('profile', Profile)).toBeNull()
})

test('a JSON value of the right shape is read', () => {
  const { storage } = browserStorage()
  const store = createStore(() => storage)
  store.writeJson('profile', { nameCn: '陳大文' })
  expect(store.readAs('profile', Profile)).toEqual({ nameCn: '陳大文' })
})
