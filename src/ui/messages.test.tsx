import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { CardSkeletons } from '#src/ui/CardSkeletons.tsx'
import { Countdown } from '#src/ui/Countdown.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { HintCard } from '#src/ui/HintCard.tsx'
import { LoadingIndicator } from '#src/ui/LoadingIndicator.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PageSkeleton } from '#src/ui/PageSkeleton.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Tag } from '#src/ui/Tag.tsx'

test.for([
  ['info', 'common.tips_title'],
  ['warning', 'common.warning_title'],
  ['error', 'common.error_title'],
] as const)('a notice of %s says its status in a word', async ([status, word]) => {
  await renderPart(<Notice status={status}>Conteúdo</Notice>)
  await expect.element(page.getByText(words(word))).toBeVisible()
  expect(document.querySelector('[role=status], [role=alert]')).toBeNull()
})

test.for([
  ['info', 'status'],
  ['error', 'alert'],
] as const)('a live notice of %s is said as %s', async ([status, role]) => {
  await renderPart(
    <Notice status={status} title="Título" action={<button type="button">Repetir</button>} live />,
  )
  await expect.element(page.getByRole(role)).toHaveTextContent('TítuloRepetir')
})

test('a card that takes the place of a form takes its focus, and has one way back', async () => {
  const onHome = vi.fn()
  await renderPart(
    <HintCard takesFocus onHome={onHome}>
      Não reúne os requisitos
    </HintCard>,
  )
  await expect.element(page.getByRole('heading', { name: words('common.tips_title') })).toHaveFocus()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Não reúne os requisitos/)
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onHome).toHaveBeenCalledOnce()
})

test('what could not be shown says so, and is tried again once at a time', async () => {
  const onRetry = vi.fn()
  const onHome = vi.fn()
  const state = (busy: boolean) => (
    <ErrorState onRetry={onRetry} onHome={onHome} busy={busy} aside={<a href="#x">Ajuda</a>}>
      Sem rede
    </ErrorState>
  )
  const { rerender } = await renderPart(state(false))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Sem rede/)
  await userEvent.click(page.getByRole('button', { name: words('common.retry') }))
  await userEvent.click(page.getByRole('button', { name: words('common.back_home') }))
  await rerender(state(true))
  await expect.element(page.getByRole('button', { name: words('common.retry') })).toBeDisabled()
  expect([onRetry.mock.calls.length, onHome.mock.calls.length]).toEqual([1, 1])
})

test('an empty list says what that means and what to do', async () => {
  await renderPart(
    <EmptyState title="Sem concursos" action={<button type="button">Actualizar</button>}>
      Volte mais tarde
    </EmptyState>,
  )
  await expect.element(page.getByText('Sem concursos')).toBeVisible()
  await expect.element(page.getByText('Volte mais tarde')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Actualizar' })).toBeVisible()
})

test.for([
  ['a sentence', <LoadingIndicator key="1">A verificar</LoadingIndicator>, 'A verificar'],
  ['cards', <CardSkeletons key="2" />, 'common.loading'],
  ['a page', <PageSkeleton key="3" />, 'common.loading'],
] as const)('while waiting with %s, screen readers hear what for', async ([, part, said]) => {
  await renderPart(part)
  const expected = said === 'common.loading' ? words(said) : said
  await expect.element(page.getByRole('status')).toHaveTextContent(expected)
})

test.for([
  [0.256, '26'],
  [-1, '0'],
  [7, '100'],
] as const)('%s done is shown as %s percent', async ([done, percent]) => {
  await renderPart(<ProgressBar label="A enviar" done={done} />)
  await expect
    .element(page.getByRole('progressbar', { name: 'A enviar' }))
    .toHaveAttribute('aria-valuenow', percent)
})

test('seconds are counted down to 0 by the clock that is given, also where ticks were missed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let now = 0
  await renderPart(
    <Countdown until={90_000} now={() => now}>
      {(seconds) => `${seconds} s`}
    </Countdown>,
  )
  const timer = page.getByRole('timer')
  expect(timer.element().textContent).toBe('90 s')
  expect(timer.element().getAttribute('aria-live')).toBe('off')
  now = 31_500
  vi.advanceTimersByTime(1_000)
  await vi.waitFor(() => expect(timer.element().textContent).toBe('59 s'))
  now = 200_000
  vi.advanceTimersByTime(1_000)
  await vi.waitFor(() => expect(timer.element().textContent).toBe('0 s'))
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a tag is its word: the picture is not heard', async () => {
  await renderPart(
    <Tag tone="warning" icon="clock">
      2 dias
    </Tag>,
  )
  expect(page.getByText('2 dias').element().querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
