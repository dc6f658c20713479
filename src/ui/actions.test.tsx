import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { FileRow, type FileState } from '#src/ui/FileRow.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { PrimaryAction } from '#src/ui/PrimaryAction.tsx'
import { StepBar } from '#src/ui/StepBar.tsx'
import { StepList } from '#src/ui/StepList.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const focus = (name: string | RegExp) => (button(name).element() as HTMLElement).focus()

test('a plain press of a link is the application’s, one for a new tab is the browser’s', async () => {
  const onPress = vi.fn()
  await renderPart(
    <LinkButton href="#fora" onPress={onPress}>
      Início
    </LinkButton>,
  )
  const link = page.getByRole('link', { name: 'Início' })
  await userEvent.click(link)
  expect(onPress).toHaveBeenCalledOnce()
  const isTaken = !link
    .element()
    .dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }))
  expect([isTaken, onPress.mock.calls.length]).toEqual([false, 1])
})

test('a link outside opens a window of its own, says so, and tells it nothing', async () => {
  await renderPart(
    <LinkButton href="https://exams.example/" newWindow>
      Aviso
    </LinkButton>,
  )
  const link = page.getByRole('link', { name: `Aviso ${words('common.new_window')}` })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a quiet button that can’t be pressed again keeps the focus', async () => {
  const onPress = vi.fn()
  const { rerender } = await renderPart(<LinkButton onPress={onPress}>Subir</LinkButton>)
  focus('Subir')
  await rerender(
    <LinkButton onPress={onPress} disabled>
      Subir
    </LinkButton>,
  )
  await userEvent.keyboard('{Enter}')
  expect(onPress).not.toHaveBeenCalled()
  await expect.element(button('Subir')).toHaveFocus()
  await expect.element(button('Subir')).toHaveAttribute('aria-disabled', 'true')
})

test('a button with a picture only is called by what it does, and is as large as a finger', async () => {
  const onPress = vi.fn()
  await renderPart(<IconButton icon="close" label="Fechar" onPress={onPress} />)
  await userEvent.click(button('Fechar'))
  expect(onPress).toHaveBeenCalledOnce()
  const { width, height } = button('Fechar').element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test('the main action without an answer of its own submits the form', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  await renderPart(
    <form onSubmit={onSubmit}>
      <PrimaryAction>Seguinte</PrimaryAction>
    </form>,
  )
  focus('Seguinte')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a double click is one press of the main action, and none while it is being done', async () => {
  const onPress = vi.fn()
  const { rerender } = await renderPart(<PrimaryAction onPress={onPress}>Pagar</PrimaryAction>)
  await userEvent.dblClick(button('Pagar'))
  expect(onPress).toHaveBeenCalledOnce()
  await rerender(
    <PrimaryAction onPress={onPress} busy>
      Pagar
    </PrimaryAction>,
  )
  focus('Pagar')
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledOnce()
})

test('on a phone the main action stays at the foot of the window, and toasts are told of it', async () => {
  await page.viewport(320, 640)
  const { unmount } = await renderPart(
    <>
      <div style={{ height: 3000 }} />
      <PrimaryAction hint="Sem reembolso" aside={<a href="#x">Anterior</a>}>
        Pagar
      </PrimaryAction>
    </>,
  )
  expect(button('Pagar').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(640)
  await expect.element(page.getByText('Sem reembolso')).toBeVisible()
  expect(document.body.hasAttribute('data-has-primary-action')).toBe(true)
  await unmount()
  expect(document.body.hasAttribute('data-has-primary-action')).toBe(false)
  await page.viewport(1024, 768)
})

const steps = [
  { id: 'a', label: 'Registo', state: 'done' },
  { id: 'b', label: 'Currículo', state: 'skipped' },
  { id: 'c', label: 'Documentos', state: 'current' },
  { id: 'd', label: 'Revisão', state: 'pending' },
] as const

test('the step list says how far one is, opens to all steps, and Escape closes it', async () => {
  await renderPart(<StepList steps={steps} />)
  focus(/^3 \/ 4/)
  await userEvent.keyboard('{Enter}')
  await expect.element(button(/^3 \/ 4/)).toHaveAttribute('aria-expanded', 'true')
  const rows = page.getByRole('listitem').elements()
  expect(rows.map((one) => one.textContent)).toEqual([
    `Registo${words('step.done')}`,
    `2Currículo${words('step.skipped')}`,
    `3Documentos${words('step.current')}`,
    `4Revisão${words('step.pending')}`,
  ])
  expect(rows.map((one) => one.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
  await userEvent.keyboard('{Escape}')
  await expect.element(button(/^3 \/ 4/)).toHaveAttribute('aria-expanded', 'false')
  await expect.element(button(/^3 \/ 4/)).toHaveFocus()
})

test('where no step is the current one there is no list, and the bar is for the eyes alone', async () => {
  const { container } = await renderPart(
    <>
      <StepList steps={steps.filter(({ state }) => state !== 'current')} />
      <StepBar steps={steps} />
    </>,
  )
  expect(page.getByRole('button').elements()).toEqual([])
  expect(container.querySelectorAll('[aria-hidden=true] > span').length).toBe(4)
})

test.for([
  [{ kind: 'uploading', loaded: 1, total: 4 }, ['upload.cancel']],
  [{ kind: 'done' }, ['common.view', 'upload.remove']],
  [{ kind: 'working', message: 'A reduzir' }, ['common.view', 'upload.remove']],
  [{ kind: 'failed', message: 'O ficheiro a.pdf falhou' }, ['common.view', 'upload.retry', 'upload.remove']],
] satisfies [FileState, Parameters<typeof words>[0][]][])('a file %j offers %s', async ([state, offered]) => {
  const press = vi.fn()
  const ways = { onView: press, onCancel: press, onRetry: press, onRemove: press }
  await renderPart(
    <FileRow name="a.pdf" state={state} {...(state.kind === 'uploading' ? { onCancel: press } : ways)} />,
  )
  const names = page
    .getByRole('button')
    .elements()
    .map((one) => one.textContent)
  expect(names).toEqual(offered.map((id) => `${words(id)} a.pdf`))
})

test('a file on its way says how far it is, a failed one is announced', async () => {
  const { rerender } = await renderPart(
    <FileRow name="a.pdf" state={{ kind: 'uploading', loaded: 1_048_576, total: 4_194_304 }} />,
  )
  await expect
    .element(page.getByRole('progressbar', { name: `${words('upload.uploading')} a.pdf` }))
    .toHaveAttribute('aria-valuenow', '25')
  await rerender(<FileRow name="a.pdf" state={{ kind: 'failed', message: 'O ficheiro a.pdf falhou' }} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('O ficheiro a.pdf falhou')
})
