import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { NumberedPage } from '#src/features/static-pages/NumberedPage.tsx'

test('clauses are a numbered list, and a button leads home', async () => {
  const places: unknown[] = []
  await renderPart(<NumberedPage title="Acordo" clauses={['Primeira', 'Segunda']} />, {
    effects: { handle: () => {}, go: (place) => places.push(place) },
  })
  const clauses = page.getByRole('listitem').elements()
  expect(clauses.map((one) => one.textContent)).toEqual(['Primeira', 'Segunda'])
  await userEvent.click(page.getByRole('button', { name: words('common.back_home') }))
  expect(places).toEqual([{ to: 'home' }])
})
