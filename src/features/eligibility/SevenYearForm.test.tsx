import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { CheckProgress } from '#src/features/eligibility/CheckProgress.tsx'
import { SevenYearForm } from '#src/features/eligibility/SevenYearForm.tsx'

const part = (name: 'year' | 'month' | 'day') =>
  page.getByRole('textbox', { name: words(`date.${name}`), exact: true })
const submit = () => page.getByRole('button', { name: words('common.continue') })

async function ask({ kept = '', busy = false } = {}) {
  const typed: string[] = []
  const submitted: string[] = []
  await renderPart(
    <SevenYearForm
      busy={busy}
      kept={() => kept}
      onType={(date) => typed.push(date)}
      onSubmit={(date) => submitted.push(date)}
      onHome={() => {}}
    />,
  )
  return { typed, submitted }
}
/** The first halves of double clicks are over: each press counts. */
const press = async () => {
  ;(submit().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

test('a date is kept while it is typed, and submitted when it is whole', async () => {
  const { typed, submitted } = await ask()
  await userEvent.fill(part('day'), '1')
  await userEvent.fill(part('month'), '9')
  await userEvent.fill(part('year'), '2015')
  await press()
  expect(typed.at(-1)).toBe('2015-09-01')
  expect(submitted).toEqual(['2015-09-01'])
})

test('without a date nothing is submitted, and the summary has the focus', async () => {
  const { submitted } = await ask()
  await press()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: words('eligibility.seven_year_required') }))
    .toBeVisible()
  expect(submitted).toEqual([])
})

test('a date that was typed before the page was loaded anew is there again, and what is wrong with it', async () => {
  await ask({ kept: '2015-13-01' })
  await expect.element(part('month')).toHaveValue('13')
  await expect.element(part('month')).toHaveAttribute('aria-invalid', 'true')
})

test('while a date is being checked, no other is submitted', async () => {
  const { submitted } = await ask({ kept: '2015-09-01', busy: true })
  await userEvent.keyboard('{Enter}')
  expect(submitted).toEqual([])
})

test.for([
  ['apply', 'eligibility.checking'],
  ['supplement', 'eligibility.supplement_checking'],
] as const)('a check for %s says what is checked', async ([submissionType, id]) => {
  await renderPart(<CheckProgress submissionType={submissionType} />)
  await expect.element(page.getByRole('status')).toHaveTextContent(words(id))
})
