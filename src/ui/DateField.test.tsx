import { createRef } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { DateField } from '#src/ui/DateField.tsx'
import type { DateHandle } from '#src/ui/useDateParts.ts'

const part = (name: 'year' | 'month' | 'day') =>
  page.getByRole('textbox', { name: words(`date.${name}`), exact: true })
const shown = () =>
  page
    .getByRole('textbox')
    .elements()
    .map((one) => (one as HTMLInputElement).value)

function paste(name: 'year' | 'month' | 'day', text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  part(name)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test.for([
  ['PT', ['day', 'month', 'year']],
  ['ZH_TW', ['year', 'month', 'day']],
] as const)('in %s the parts stand as %s', async ([language, order]) => {
  await renderPart(<DateField label="Data" name="date" hint="Do cartão" />, { language })
  const group = page.getByRole('group', { name: 'Data' })
  await expect.element(group).toHaveAccessibleDescription('Do cartão')
  expect(
    group
      .getByRole('textbox')
      .elements()
      .map(({ id }) => id),
  ).toEqual(order.map((name) => `date-${name}`))
})

test.for([
  ['20/12/1999', '1999-12-20', ['20', '12', '1999']],
  ['1999-12-20', '1999-12-20', ['20', '12', '1999']],
  ['1999年12月20日', '1999-12-20', ['20', '12', '1999']],
  ['20.12.1999', '1999-12-20', ['20', '12', '1999']],
] as const)('%s pasted into any part fills all', async ([text, value, parts]) => {
  const values: string[] = []
  await renderPart(
    <DateField label="Data" name="date" onChange={({ target }) => values.push(target.value)} />,
  )
  paste('month', text)
  expect(shown()).toEqual(parts)
  expect(values).toEqual([value])
})

test('what is typed reaches the form with each key, and what is no date as it was typed', async () => {
  const values: string[] = []
  const ref = createRef<DateHandle>()
  await renderPart(
    <DateField ref={ref} label="Data" name="date" onChange={({ target }) => values.push(target.value)} />,
  )
  ref.current?.focus()
  await userEvent.keyboard('5')
  await userEvent.fill(part('month'), '7')
  await userEvent.fill(part('year'), '2020')
  expect(values.at(-1)).toBe('2020-07-05')
  expect(values[0]).not.toBe('')
})

test('the form is told once that the focus has left, not when it goes from part to part', async () => {
  const blurs: string[] = []
  await renderPart(
    <>
      <DateField label="Data" name="date" onBlur={({ target }) => blurs.push(target.name)} />
      <button type="button">Depois</button>
    </>,
  )
  part('day').element().focus()
  await userEvent.keyboard('{Tab}{Tab}')
  expect(blurs).toEqual([])
  await userEvent.keyboard('{Tab}')
  expect(blurs).toEqual(['date'])
})

test('an error marks the parts that it is about, and waits while the date is being typed', async () => {
  const field = (error?: string) => (
    <DateField label="Data" name="date" error={error} wrong={error ? ['month'] : undefined} />
  )
  const { rerender } = await renderPart(field('Mês inválido'))
  await expect.element(part('month')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(part('month')).toHaveAccessibleDescription('Mês inválido')
  await expect.element(part('day')).not.toHaveAttribute('aria-invalid')
  await userEvent.fill(part('day'), '3')
  await rerender(field())
  await expect.element(page.getByText('Mês inválido')).not.toBeInTheDocument()
  await rerender(field('Outro erro'))
  await expect.element(page.getByText('Outro erro')).not.toBeInTheDocument()
})

test('a month has no day, and an optional one isn’t required', async () => {
  await renderPart(<DateField label="Mês" name="month" kind="month" optional />)
  expect(page.getByRole('textbox').elements().length).toBe(2)
  await expect.element(part('year')).not.toHaveAttribute('aria-required')
})
