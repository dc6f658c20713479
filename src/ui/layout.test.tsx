import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { DefinitionList } from '#src/ui/DefinitionList.tsx'
import { NoWrap } from '#src/ui/NoWrap.tsx'
import { mainId, Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { Section } from '#src/ui/Section.tsx'

test('a page is the main part, its title has the focus and names the window', async () => {
  await renderPart(
    <Page>
      <PageTitle title="Registo" context="Concurso" />
      <Section title="Contacto" action={<button type="button">Alterar</button>}>
        Telefone
      </Section>
    </Page>,
  )
  expect(page.getByRole('main').element().id).toBe(mainId)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Registo' })).toHaveFocus()
  expect(document.title).toBe(`Registo – ${words('common.app_title')}`)
  await expect.element(page.getByRole('region', { name: 'Contacto' })).toMatchTextContent(/Telefone/)
})

test.for([
  ['form', 45],
  ['list', 60],
] as const)('a %s is at most %i rem wide', async ([width, most]) => {
  await page.viewport(1400, 768)
  await renderPart(<Page width={width}>Conteúdo</Page>)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  expect(page.getByRole('main').element().getBoundingClientRect().width / rem).toBe(most)
  await page.viewport(1024, 768)
})

test('names stand with their values, and what was not filled in says so', async () => {
  await renderPart(
    <DefinitionList
      items={[
        { term: 'Montante', value: <b>MOP 300</b> },
        { term: 'Data', value: '13 de Março de 2026' },
        { term: 'Empresa', value: '' },
        { term: 'Cargo' },
      ]}
    />,
  )
  const valuesOf = (role: 'term' | 'definition') =>
    page
      .getByRole(role)
      .elements()
      .map((one) => one.textContent)
  expect(valuesOf('term')).toEqual(['Montante', 'Data', 'Empresa', 'Cargo'])
  expect(valuesOf('definition')).toEqual([
    'MOP 300',
    '13 de Março de 2026',
    words('common.not_provided'),
    words('common.not_provided'),
  ])
})

test.for([
  ['até 2026年3月13日 17:30', ['2026年3月13日', '17:30']],
  ['13 de Março de 2026 às 17:30', ['13 de Março de 2026', 'às 17:30']],
  ['Recibo A2026-000001-1', ['A2026-000001-1']],
  ['Sem números', []],
] as const)('%s is not parted at %j', async ([sentence, whole]) => {
  const { container } = await renderPart(<NoWrap>{sentence}</NoWrap>)
  expect(container.textContent).toBe(sentence)
  expect([...container.querySelectorAll('span')].map((one) => one.textContent)).toEqual(whole)
})
