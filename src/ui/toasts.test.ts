import { afterEach, expect, test } from 'vitest'
import {
  closeAllToasts,
  closeToast,
  closeToastsBut,
  onToasts,
  recentToasts,
  showToast,
  toastsShown,
} from '#src/ui/toasts.ts'

afterEach(closeAllToasts)
const shown = () =>
  toastsShown().map(({ status, message }) => [status, 'id' in message ? message.id : message.words])

test('messages stand one under the other, and each can be closed', () => {
  showToast('error', { id: 'error.stage' })
  showToast('info', { words: '系統升級中' })
  expect(shown()).toEqual([
    ['error', 'error.stage'],
    ['info', '系統升級中'],
  ])
  closeToast(toastsShown()[0]?.key ?? -1)
  expect(shown()).toEqual([['info', '系統升級中']])
})

test('the same message again isn’t shown twice: it comes last', () => {
  showToast('error', { id: 'client.network_error' })
  showToast('success', { id: 'common.saved' })
  showToast('error', { id: 'client.network_error' })
  expect(shown()).toEqual([
    ['success', 'common.saved'],
    ['error', 'client.network_error'],
  ])
})

test('of four messages the oldest gives way', () => {
  for (const words of ['a', 'b', 'c', 'd']) showToast('info', { words })
  expect(shown().map(([, words]) => words)).toEqual(['b', 'c', 'd'])
})

test('who listens is told of each change, until the end of listening', () => {
  let told = 0
  const end = onToasts(() => {
    told += 1
  })
  showToast('info', { words: 'a' })
  closeAllToasts()
  end()
  showToast('info', { words: 'b' })
  expect(told).toBe(2)
})

test('another page closes what was said before, and keeps what tells why it is shown', async () => {
  showToast('error', { id: 'client.form_error' })
  const earlier = recentToasts()
  await new Promise((next) => setTimeout(next))
  const cause = recentToasts()
  showToast('error', { id: 'error.stage' })
  expect(cause).not.toBe(earlier)
  closeToastsBut([cause])
  expect(shown()).toEqual([['error', 'error.stage']])
})
