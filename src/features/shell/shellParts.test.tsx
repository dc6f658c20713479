import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { Breadcrumb } from '#src/features/shell/Breadcrumb.tsx'
import { Header } from '#src/features/shell/Header.tsx'
import type { StepShown } from '#src/ui/StepList.tsx'

const steps: readonly StepShown[] = [
  { id: 'registration', label: 'Registo', state: 'current' },
  { id: 'upload', label: 'Documentos', state: 'pending' },
]
const buttons = () =>
  page
    .getByRole('button')
    .elements()
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)

test('in a step the header leads back, through the steps, out of the session and to the list', async () => {
  const pressed: string[] = []
  const press = (name: string) => () => pressed.push(name)
  await renderPart(
    <Header onBack={press('back')} onClose={press('close')} onSignOut={press('sign out')} steps={steps} />,
  )
  expect(buttons()).toEqual([
    words('common.back'),
    `1 / 2 ${words('header.step_list')}`,
    words('header.logout'),
    words('header.close'),
  ])
  for (const name of ['common.back', 'header.logout', 'header.close'] as const)
    await userEvent.click(page.getByRole('button', { name: words(name), exact: true }))
  expect(pressed).toEqual(['back', 'sign out', 'close'])
})

test('on the list there is nothing to go back to and nothing to close', async () => {
  await renderPart(<Header onBack={null} onClose={null} onSignOut={() => {}} steps={null} />)
  expect(buttons()).toEqual([words('header.logout')])
})

test('the breadcrumb leads home from list and exam alike, and names the page', async () => {
  let home = 0
  await renderPart(
    <Breadcrumb
      examName={'Concurso '.repeat(30)}
      current="Documentos"
      onHome={() => {
        home += 1
      }}
    />,
  )
  const nav = page.getByRole('navigation', { name: words('header.breadcrumb') })
  await userEvent.click(nav.getByRole('link', { name: words('header.home') }))
  await userEvent.click(nav.getByRole('button', { name: /Concurso/ }))
  expect(home).toBe(2)
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Documentos')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})
