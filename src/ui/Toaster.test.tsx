import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { switchLanguage } from '#src/i18n/loadTexts.ts'
import { Toaster } from '#src/ui/Toaster.tsx'
import { closeAllToasts, showToast } from '#src/ui/toasts.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  closeAllToasts()
})

const shown = () => [...document.querySelectorAll('[aria-live=polite] p')].map((one) => one.textContent)

test('an error is said at once and stays, what went well passes by itself', async () => {
  await renderPart(<Toaster />)
  showToast('error', { words: 'Sem rede' })
  showToast('success', { id: 'common.saved' })
  await vi.waitFor(() => expect(shown().length).toBe(2))
  expect(document.querySelector('[role=alert]')?.textContent).toBe(`${words('common.error_title')}Sem rede`)
  expect(document.querySelector('[role=status]')?.textContent).toBe(words('common.saved'))
  vi.advanceTimersByTime(6_000)
  await vi.waitFor(() => expect(shown()).toEqual([`${words('common.error_title')}Sem rede`]))
})

test('while one is pointed at, none passes', async () => {
  await renderPart(<Toaster />)
  showToast('info', { words: 'Guardado' })
  await vi.waitFor(() => expect(shown()).toEqual(['Guardado']))
  page
    .getByRole('button', { name: words('common.close_notice') })
    .element()
    .focus()
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'))
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual(['Guardado'])
})

test('each can be closed, and follows a switch of the language', async () => {
  await renderPart(<Toaster />)
  showToast('warning', { id: 'common.saved' })
  await vi.waitFor(() => expect(shown()).toEqual([words('common.saved')]))
  const inPortuguese = words('common.saved')
  await switchLanguage('ZH_TW')
  await vi.waitFor(() => expect(shown()).toEqual([words('common.saved')]))
  expect(words('common.saved')).not.toBe(inPortuguese)
  page
    .getByRole('button', { name: words('common.close_notice') })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(shown()).toEqual([]))
})

test('a phone shows the newest alone; the one before it comes back when it is closed', async () => {
  await page.viewport(320, 640)
  await renderPart(<Toaster />)
  const seen = () =>
    [...document.querySelectorAll('[aria-live=polite] p')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.textContent)
  showToast('warning', { words: 'Primeiro' })
  showToast('warning', { words: 'Segundo' })
  await vi.waitFor(() => expect(seen()).toEqual(['Segundo']))
  page
    .getByRole('button', { name: words('common.close_notice') })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(seen()).toEqual(['Primeiro']))
})
