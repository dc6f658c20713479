import { expect, test } from 'vitest'
import { readReturn } from '#src/features/session/readReturn.ts'
import { createStore } from '#src/platform/storage.ts'

const tabThatSent = (state: string | null) => {
  const store = createStore(() => undefined)
  if (state) store.write('sign_in_state', state)
  return store
}

test.each([
  ['the answer to this tab', '?code=c1&accountType=PERSONAL&state=s1', 's1', 'c1', true],
  ['an answer that another tab asked for', '?code=c1&accountType=PERSONAL&state=s2', 's1', 'c1', false],
  ['an answer that nobody asked for', '?code=c1&accountType=PERSONAL&state=s1', null, 'c1', false],
  ['an answer without a state', '?code=c1', 's1', 'c1', false],
  ['an address opened by hand', '', null, null, false],
  ['an empty code', '?code=&state=s1', 's1', null, true],
])('%s', (_, search, sent, code, stateMatches) => {
  expect(readReturn(search, tabThatSent(sent))).toMatchObject({ code, stateMatches, accountType: 'PERSONAL' })
})

test('the receipt’s number and the page asked for come from the tab', () => {
  const store = tabThatSent('s1')
  store.write('reciboSubmissionNo', 'S-2026-1')
  store.write('return_to', '/upload/apply/3/x')
  expect(readReturn('?code=c', store)).toMatchObject({
    reciboSubmissionNo: 'S-2026-1',
    wantedPath: '/upload/apply/3/x',
  })
})
