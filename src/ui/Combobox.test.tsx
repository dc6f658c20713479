import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { Combobox } from '#src/ui/Combobox.tsx'

const options = Array.from({ length: 9_999 }, (_, index) => ({
  value: String(index),
  label: `Direcção ${index}`,
  also: `司 ${index}`,
}))

function Departments({ begun = '' }: { begun?: string }) {
  const [value, setValue] = useState(begun)
  return (
    <>
      <Combobox label="Serviço" name="department" options={options} value={value} onChange={setValue} />
      <p data-testid="chosen">{value}</p>
      <button type="button">Depois</button>
    </>
  )
}

const field = () => page.getByRole('combobox', { name: 'Serviço' })
const output = () => page.getByTestId('chosen').element().textContent
const active = () =>
  document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '')?.textContent

async function open(begun?: string) {
  await renderPart(<Departments {...(begun ? { begun } : {})} />)
  ;(field().element() as HTMLElement).focus()
}

test('a closed list opens by an arrow, and of 9,999 rows only those in sight are in the page', async () => {
  await open()
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(active).toBe('Direcção 0')
  const rows = page.getByRole('option').elements()
  expect(rows.length).toBeLessThan(40)
  expect(rows[0]?.getAttribute('aria-setsize')).toBe('9999')
})

test.for([
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Direcção 2'],
  ['{ArrowDown}{ArrowUp}', 'Direcção 0'],
  ['{ArrowDown}{PageDown}', 'Direcção 8'],
  ['{ArrowDown}{End}', 'Direcção 9998'],
  ['{ArrowDown}{End}{PageUp}', 'Direcção 9990'],
  ['{ArrowDown}{End}{Home}', 'Direcção 0'],
] as const)('%s leads to %s, and Enter takes it', async ([keys, row]) => {
  await open()
  await userEvent.keyboard(keys)
  await expect.poll(active).toBe(row)
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue(row)
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  expect(output()).toBe(row.split(' ')[1])
})

test.for([
  ['direccao 4321', 'Direcção 4321'],
  ['司 4321', 'Direcção 4321'],
] as const)('%s is found without accents, and by the other name', async ([search, row]) => {
  await open()
  await userEvent.keyboard(search)
  await expect.element(page.getByRole('option')).toHaveTextContent(row)
  await expect.element(page.getByText(words('common.results_count', { count: 1 }))).toBeInTheDocument()
})

test('what is found nowhere is said, and Enter then changes nothing', async () => {
  await open('7')
  await userEvent.keyboard('xyz')
  await expect.element(page.getByRole('status')).toHaveTextContent(words('common.no_results'))
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('Direcção 7')
})

test.for(['{Escape}', '{Tab}'])(
  '%s closes the list, and what was typed gives way to what is chosen',
  async (key) => {
    await open('7')
    await userEvent.keyboard(`x${key}`)
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(field()).toHaveValue('Direcção 7')
  },
)

test('an opened list begins at the chosen row; a press takes another', async () => {
  await open('20')
  await userEvent.click(field())
  await expect.poll(active).toBe('Direcção 20')
  await expect
    .element(page.getByRole('option', { name: 'Direcção 20', exact: true }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.click(page.getByRole('option', { name: 'Direcção 22', exact: true }))
  expect(output()).toBe('22')
  await expect.element(field()).toHaveFocus()
})
