import { describe, expect, test } from 'vitest'
import { createSignIn } from '#src/app/signIn.ts'
import { createStore, storageKeys } from '#src/platform/storage.ts'

/** Storage of one tab, in memory. */
function tab() {
  const kept = new Map<string, string>()
  return createStore(
    () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      }) as never,
  )
}

function signIn(store = tab()) {
  const left: URL[] = []
  const restored: (() => void)[] = []
  let states = 0
  const created = createSignIn({
    config: () =>
      ({ signInUrl: 'https://account.example/authorize?realm=citizen', clientId: 'candidatura' }) as never,
    store,
    redirect: { replace: (address) => left.push(new URL(address)) },
    origin: () => 'https://exams.example',
    newState: () => `state-${++states}`,
    now: () => Date.parse('2026-03-04T12:00:00+08:00'),
    onRestored: (listener) => restored.push(listener),
  })
  return { ...created, store, left, comeBack: () => restored.map((listener) => listener()) }
}

test('leaves for the single account with the client, the return address, the tab’s state and the language', () => {
  const { start, store, left } = signIn()
  start({ pathname: '/application/faq', searchStr: '' })
  expect(Object.fromEntries(left[0]?.searchParams ?? [])).toEqual({
    realm: 'citizen',
    client_id: 'candidatura',
    redirect_uri: 'https://exams.example/application/personal-login',
    state: 'state-1',
    language: 'ZH_TW',
  })
  expect(store.read(storageKeys.signInState)).toBe('state-1')
})

test('many refusals at once lead to one departure with one state', () => {
  const { start, store, left } = signIn()
  for (let refusal = 0; refusal < 5; refusal += 1) start({ pathname: '/application/', searchStr: '' })
  expect([left.length, store.read(storageKeys.signInState)]).toEqual([1, 'state-1'])
})

test('back from the sign-in page to a page that the browser kept, it can start again', () => {
  const { start, left, comeBack } = signIn()
  start(null)
  comeBack()
  start(null)
  expect(left.length).toBe(2)
})

describe('remembers', () => {
  test.each([
    [
      'the page first asked for, query included',
      '/application/check/apply/3',
      '?channel=1',
      '/check/apply/3?channel=1',
      null,
    ],
    ['the list', '/application/', '', '/', null],
    [
      'the receipt’s number, and not the page',
      '/application/recibo',
      '?submissionNo=2026000123',
      null,
      '2026000123',
    ],
    ['the receipt page without a number as any page', '/application/recibo', '', '/recibo', null],
    ['nothing of the sign-in page itself', '/application/personal-login', '?code=1', null, null],
    ['nothing of the login callback', '/application/authorization', '', null, null],
    [
      'the return from a signature',
      '/application/authorization/apply/3/S000000000000000000001/MPAY/false',
      '?code=1',
      '/authorization/apply/3/S000000000000000000001/MPAY/false?code=1',
      null,
    ],
  ])('%s', (_, pathname, searchStr, returnTo, submissionNo) => {
    const { start, store } = signIn()
    start({ pathname, searchStr })
    expect([store.read(storageKeys.returnTo), store.read(storageKeys.reciboSubmissionNo)]).toEqual([
      returnTo,
      submissionNo,
    ])
  })
})

test('signed in is who has a token', () => {
  const store = tab()
  const { isSignedIn } = signIn(store)
  expect(isSignedIn()).toBe(false)
  store.write(storageKeys.token, 'Bearer x')
  expect(isSignedIn()).toBe(true)
})

test.each([
  ['over', '2026-03-04T11:59:59+08:00', false],
  ['not over', '2026-03-04T12:00:01+08:00', true],
])('a token that is known to be %s', (_, end, wanted) => {
  const store = tab()
  store.write(storageKeys.token, 'Bearer x')
  store.write(storageKeys.tokenEnd, String(Date.parse(end)))
  expect(signIn(store).isSignedIn()).toBe(wanted)
})

test('leaving for the single account with a token that has run out is kept in mind, a first visit is not', () => {
  const first = signIn(tab())
  first.start(null)
  expect(first.store.read(storageKeys.sessionEnded)).toBeNull()
  const store = tab()
  store.write(storageKeys.token, 'Bearer x')
  store.write(storageKeys.profile, '{"subject":"chan"}')
  signIn(store).start(null)
  expect(store.read(storageKeys.sessionEnded)).toBe('chan')
})

test('a damaged end leaves the token to the service', () => {
  const store = tab()
  store.write(storageKeys.token, 'Bearer x')
  store.write(storageKeys.tokenEnd, 'tomorrow')
  expect(signIn(store).isSignedIn()).toBe(true)
})
