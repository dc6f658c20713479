import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ConflictDialog } from '#src/ui/ConflictDialog.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'

const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog
        open={open}
        title="Aviso"
        onClose={() => setOpen(false)}
        footer={<button type="button">Sim</button>}
      >
        <p>Conteúdo</p>
      </Dialog>
    </>
  )
}

test('a dialog takes the focus to its title, keeps it inside, and Escape gives it back', async () => {
  await renderPart(<Opener />)
  button('Abrir').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Aviso' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Aviso' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(button(words('common.close'))).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Sim')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).not.toBe('Abrir')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(button('Abrir')).toHaveFocus()
})

test('a dialog that can’t be closed yet has no close icon and stays at Escape', async () => {
  await renderPart(
    <Dialog open title="Aviso">
      Conteúdo
    </Dialog>,
  )
  await expect.element(button(words('common.close'))).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).toBeVisible()
})

test('a press beside the dialog closes nothing', async () => {
  const onClose = vi.fn()
  await renderPart(
    <Dialog open title="Aviso" onClose={onClose}>
      Conteúdo
    </Dialog>,
  )
  await userEvent.click(dialog(), { position: { x: -20, y: -20 }, force: true })
  expect(onClose).not.toHaveBeenCalled()
})

test('what is long scrolls inside, by the keys too: title and answers stay in the window', async () => {
  await renderPart(
    <Dialog open title="Aviso" footer={<button type="button">Sim</button>}>
      <div style={{ height: 3000 }}>Conteúdo</div>
    </Dialog>,
  )
  const { top, bottom } = dialog().element().getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  expect(button('Sim').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  await userEvent.keyboard('{Tab}{End}')
  await expect
    .poll(() => page.getByText('Conteúdo').element().getBoundingClientRect().bottom)
    .toBeLessThan(bottom)
})

function Removal() {
  const [row, setRow] = useState(true)
  const [open, setOpen] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  const remove = () => {
    setRow(false)
    setOpen(false)
  }
  return (
    <>
      {row && (
        <button type="button" onClick={() => setOpen(true)}>
          Eliminar
        </button>
      )}
      <button type="button" ref={add}>
        Adicionar
      </button>
      <ConfirmDialog open={open} focusAfter={add} onConfirm={remove} onCancel={() => setOpen(false)}>
        Eliminar a linha?
      </ConfirmDialog>
    </>
  )
}

test('where the answer removes what opened the question, the focus goes to what is named for it', async () => {
  await renderPart(<Removal />)
  button('Eliminar').element().focus()
  await userEvent.keyboard('{Enter}')
  button(words('common.confirm')).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(button('Adicionar')).toHaveFocus()
})

test.for([
  ['{Tab}{Tab}{Enter}', 'yes'],
  ['{Tab}{Tab}{Tab}{Enter}', 'no'],
  ['{Tab}{Enter}', 'no'],
  ['{Escape}', 'no'],
] as const)('a question is answered by the keys %s with %s', async ([keys, answer]) => {
  const answers: string[] = []
  await renderPart(
    <ConfirmDialog open onConfirm={() => answers.push('yes')} onCancel={() => answers.push('no')}>
      Sair?
    </ConfirmDialog>,
  )
  await expect.element(page.getByRole('dialog', { name: words('common.confirm_title') })).toBeVisible()
  await userEvent.keyboard(keys)
  expect(answers).toEqual([answer])
})

test('while an answer is carried out, no other can be given', async () => {
  const onCancel = vi.fn()
  await renderPart(
    <ConfirmDialog open busy onConfirm={vi.fn()} onCancel={onCancel}>
      Sair?
    </ConfirmDialog>,
  )
  await expect.element(button(words('common.cancel'))).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).not.toHaveBeenCalled()
})

test.for([
  ['draft.use_latest', 'theirs'],
  ['draft.keep_mine', 'mine'],
  ['common.close', 'later'],
] as const)('of two versions, %s means %s', async ([name, meaning]) => {
  const answers: string[] = []
  const say = (answer: string) => () => answers.push(answer)
  await renderPart(
    <ConflictDialog open onTakeTheirs={say('theirs')} onKeepMine={say('mine')} onClose={say('later')} />,
  )
  button(words(name)).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(answers).toEqual([meaning])
})
