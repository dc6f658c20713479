import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { DateField } from '#src/ui/DateField.tsx'
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { showToast, toastsShown } from '#src/ui/toasts.ts'

const errors = [
  { id: 'email', message: 'O e-mail não é válido' },
  { id: 'date', message: 'O mês não existe' },
]

const Form = ({ attempt, wrong = errors }: { attempt: number; wrong?: typeof errors }) => (
  <>
    <ErrorSummary errors={wrong} attempt={attempt} />
    <div style={{ height: 2000 }} />
    <TextField label="E-mail" name="email" />
    <DateField label="Data" name="date" error="O mês não existe" wrong={['month']} />
  </>
)
const summary = () => page.getByRole('alert')
const link = (name: string) => page.getByRole('link', { name })

test('a refused attempt brings the focus to the summary, the next one again', async () => {
  const { rerender } = await renderPart(<Form attempt={1} />)
  await expect.element(summary()).toHaveFocus()
  await expect.element(page.getByText(words('common.error_summary', { count: 2 }))).toBeVisible()
  ;(page.getByLabelText('E-mail').element() as HTMLElement).focus()
  await rerender(<Form attempt={2} />)
  await expect.element(summary()).toHaveFocus()
})

test('without an attempt the focus stays where it is', async () => {
  await renderPart(<Form attempt={0} />)
  await expect.element(summary()).not.toHaveFocus()
})

test.for([
  ['O e-mail não é válido', 'email'],
  ['O mês não existe', 'date-month'],
] as const)('%s leads to %s, in sight', async ([message, id]) => {
  await renderPart(<Form attempt={1} />)
  ;(link(message).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.id).toBe(id)
  const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect(0, -1)
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThan(window.innerHeight)
})

test('once everything is right, the summary and the message that sent one to it are gone', async () => {
  showToast('error', { id: 'client.form_error' })
  const { rerender } = await renderPart(<Form attempt={1} />)
  await rerender(<Form attempt={1} wrong={[]} />)
  await expect.element(summary()).not.toBeInTheDocument()
  expect(toastsShown()).toEqual([])
})
