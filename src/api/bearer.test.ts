import { expect, test } from 'vitest'
import { createBearer } from '#src/api/bearer.ts'
import { createStore } from '#src/platform/storage.ts'

const newBearer = () => createBearer(createStore(() => undefined))

test('each answer replaces the bearer', () => {
  const bearer = newBearer()
  bearer.take('Bearer one', bearer.begin())
  bearer.take('Bearer two', bearer.begin())
  expect(bearer.read()).toBe('Bearer two')
})

test('an answer that was overtaken does not bring the older bearer back', () => {
  const bearer = newBearer()
  const slow = bearer.begin()
  bearer.take('Bearer newer', bearer.begin())
  bearer.take('Bearer older', slow)
  expect(bearer.read()).toBe('Bearer newer')
})

test('an answer that arrives after the sign-out brings nothing back', () => {
  const bearer = newBearer()
  bearer.take('Bearer one', bearer.begin())
  const late = bearer.begin()
  bearer.clear()
  bearer.take('Bearer late', late)
  expect([bearer.read(), bearer.isCurrent(late)]).toEqual([null, false])
})

test('an answer without the header leaves the bearer', () => {
  const bearer = newBearer()
  bearer.take('Bearer one', bearer.begin())
  bearer.take(null, bearer.begin())
  expect(bearer.read()).toBe('Bearer one')
})

test('each bearer taken is told with its end, half an hour later on the device’s clock', () => {
  const bearer = createBearer(
    createStore(() => undefined),
    () => Date.parse('2026-03-13T10:00:00Z'),
  )
  const ends: number[] = []
  bearer.onTaken((expiresAt) => ends.push(expiresAt))
  expect(bearer.expiresAt()).toBeNull()
  bearer.take('Bearer one', bearer.begin())
  expect([ends, bearer.expiresAt()]).toEqual([
    [Date.parse('2026-03-13T10:30:00Z')],
    Date.parse('2026-03-13T10:30:00Z'),
  ])
})

test('the end of the session takes token and profile, and leaves the drafts', () => {
  const store = createStore(() => undefined)
  const bearer = createBearer(store)
  bearer.take('Bearer one', bearer.begin())
  store.write('profile', '{}')
  store.write('draft:chan:one:registration', '{}')
  bearer.clear()
  expect([bearer.read(), bearer.expiresAt(), store.read('profile'), store.keys('draft:')]).toEqual([
    null,
    null,
    null,
    ['draft:chan:one:registration'],
  ])
})
