import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { CheckboxField } from '#src/ui/CheckboxField.tsx'
import { PhoneField } from '#src/ui/PhoneField.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { SelectBox } from '#src/ui/SelectBox.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'

interface Given {
  label: string
  name: string
  hint: string
  error?: string
  optional?: boolean
}

const given: Given = { label: 'Morada', name: 'address', hint: 'Em Macau' }
const options = [
  { value: 'a', label: 'Primeira' },
  { value: 'b', label: 'Segunda', disabled: true },
  { value: 'c', label: 'Terceira' },
]

const fields: [string, 'textbox' | 'combobox', (more: Given) => ReactNode][] = [
  ['a line of text', 'textbox', (more) => <TextField {...more} />],
  ['several lines', 'textbox', (more) => <TextArea {...more} />],
  ['a list', 'combobox', (more) => <SelectField {...more} options={options} />],
  [
    'a telephone number',
    'textbox',
    ({ name, ...more }) => (
      <PhoneField {...more} areaLabel="Indicativo" areas={[]} area={{ name: 'area' }} number={{ name }} />
    ),
  ],
]

test.for(fields)('%s is called by its label, described by its hint, and required', async ([, role, part]) => {
  await renderPart(part(given))
  const field = page.getByRole(role, { name: 'Morada' })
  await expect.element(field).toHaveAccessibleDescription('Em Macau')
  await expect.element(field).toHaveAttribute('aria-required', 'true')
  await expect.element(field).toHaveAttribute('id', 'address')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})

test.for(fields)('%s says what is wrong with it', async ([, role, part]) => {
  await renderPart(part({ ...given, error: 'Falta a morada' }))
  const field = page.getByRole(role, { name: 'Morada' })
  await expect.element(field).toHaveAccessibleDescription('Em Macau Falta a morada')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})

test.for(fields)('%s that may stay empty says so in its label', async ([, role, part]) => {
  await renderPart(part({ ...given, optional: true }))
  const field = page.getByRole(role, { name: `Morada(${words('common.optional_field')})` })
  await expect.element(field).not.toHaveAttribute('aria-required')
})

test('a list begins with an empty choice, unless there is none, and offers no disabled one', async () => {
  await renderPart(
    <>
      <SelectField label="Uma" name="one" options={options} />
      <SelectField label="Outra" name="other" options={options} placeholder={null} />
    </>,
  )
  const labelsOf = (name: string) =>
    [...page.getByRole('combobox', { name }).element().querySelectorAll('option')].map((one) =>
      one.disabled ? `${one.label} (off)` : one.label,
    )
  expect(labelsOf('Uma')).toEqual([words('common.select'), 'Primeira', 'Segunda (off)', 'Terceira'])
  expect(labelsOf('Outra')).toEqual(['Primeira', 'Segunda (off)', 'Terceira'])
})

test('a list in a bar is the browser’s own, with the arrow of ours', async () => {
  const onChange = vi.fn()
  await renderPart(
    <SelectBox look="bare" aria-label="Indicativo" onChange={({ target }) => onChange(target.value)}>
      <option>+853</option>
      <option>+852</option>
    </SelectBox>,
  )
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Indicativo' }), '+852')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('+852')
})

test('a telephone number has its area code beside it, and a keyboard of digits', async () => {
  await renderPart(
    <PhoneField
      label="Telefone"
      areaLabel="Indicativo"
      areas={[{ value: '853', label: '+853' }]}
      area={{ name: 'area' }}
      number={{ name: 'number' }}
    />,
  )
  await expect.element(page.getByRole('combobox', { name: 'Indicativo' })).toHaveValue('853')
  await expect.element(page.getByRole('textbox', { name: 'Telefone' })).toHaveAttribute('inputmode', 'tel')
})

test('a statement is agreed to by the space bar or by its words', async () => {
  const onChange = vi.fn()
  await renderPart(
    <CheckboxField
      label="Declaro"
      name="declare"
      hint="Antes de assinar"
      error="Falta a declaração"
      onChange={({ target }) => onChange(target.checked)}
    />,
  )
  const box = page.getByRole('checkbox', { name: 'Declaro' })
  await expect.element(box).toHaveAccessibleDescription('Antes de assinar Falta a declaração')
  box.element().focus()
  await userEvent.keyboard(' ')
  await userEvent.click(page.getByText('Declaro'))
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test('of cards one is chosen by arrows, which pass over what can’t be chosen', async () => {
  const chosen: string[] = []
  await renderPart(
    <RadioCards
      label="Entidade"
      name="company"
      hint="Actual"
      options={options}
      defaultValue="a"
      onChange={({ target }) => chosen.push(target.value)}
    />,
  )
  const card = (name: string) => page.getByRole('radio', { name })
  await expect.element(page.getByRole('group', { name: 'Entidade' })).toHaveAccessibleDescription('Actual')
  await expect.element(card('Primeira')).toBeChecked()
  await expect.element(card('Segunda')).toBeDisabled()
  card('Primeira').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(card('Terceira')).toHaveFocus()
  expect(chosen).toEqual(['c'])
})

test('cards whose value the caller keeps show that value', async () => {
  const { rerender } = await renderPart(
    <RadioCards label="Fonte" options={options} value={null} onChange={() => {}} />,
  )
  expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
  await rerender(<RadioCards label="Fonte" options={options} value="c" onChange={() => {}} error="Falta" />)
  await expect.element(page.getByRole('radio', { name: 'Terceira' })).toBeChecked()
  await expect.element(page.getByRole('group', { name: 'Fonte' })).toHaveAttribute('aria-invalid', 'true')
})
