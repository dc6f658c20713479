import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleResume } from '#src/devtools/gallery/samples.ts'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { ResumeListPart } from '#src/features/resume/ResumeListPart.tsx'
import { ResumeOtherPart } from '#src/features/resume/ResumeOtherPart.tsx'
import { valuesOfResume } from '#src/features/resume/resumeValues.ts'
import { type ResumeListName, resumeLists } from '#src/i18n/resumeLists.ts'

function List({ name }: { name: ResumeListName }) {
  const fields = useForm({ defaultValues: valuesOfResume(sampleResume) })
  const list = resumeLists.find((one) => one.name === name)
  return list && <ResumeListPart fields={fields} list={list} />
}
function Other() {
  const fields = useForm({ defaultValues: valuesOfResume(sampleResume) })
  return (
    <>
      <ResumeOtherPart fields={fields} part="languages" />
      <ResumeOtherPart fields={fields} part="other" />
    </>
  )
}
const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const press = async (name: string) => {
  ;(button(name).first().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

test('a row that is added takes the focus to its first field', async () => {
  await renderPart(<List name="trainings" />)
  await expect.element(page.getByText(words('resume.empty_section'))).toBeVisible()
  await press(words('resume.add_row'))
  expect(document.activeElement?.getAttribute('name')).toBe('trainings.0.trainingName')
  await expect.element(page.getByText(words('resume.empty_section'))).not.toBeInTheDocument()
})

test('a row is removed after a question, and the focus goes on to the button that adds one', async () => {
  await renderPart(<List name="educationDatas" />)
  await press(words('resume.delete_row'))
  await expect.element(page.getByRole('dialog')).toMatchTextContent(new RegExp(words('confirm.delete_row')))
  ;(
    page
      .getByRole('dialog')
      .getByRole('button', { name: words('common.delete') })
      .element() as HTMLElement
  ).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('group')).not.toBeInTheDocument()
  await expect.element(button(words('resume.add_row'))).toHaveFocus()
})

test('rows are moved, the first not up and the last not down, and the focus stays on the button', async () => {
  await renderPart(<List name="educationDatas" />)
  await press(words('resume.add_row'))
  const schools = () =>
    [...document.querySelectorAll<HTMLInputElement>('[name$=schoolName]')].map(({ value }) => value)
  expect(schools()).toEqual(['Universidade de Macau', ''])
  await expect.element(button(words('resume.move_up')).first()).toHaveAttribute('aria-disabled', 'true')
  await press(words('resume.move_down'))
  await expect.poll(schools).toEqual(['', 'Universidade de Macau'])
  await expect.element(button(words('resume.move_down')).last()).toHaveFocus()
})

test('languages and other information stand outside the lists', async () => {
  await renderPart(<Other />)
  await expect
    .element(page.getByRole('combobox', { name: words('resume.field.resume_language') }))
    .toHaveValue('PT')
  await expect.element(page.getByLabelText(words('resume.field.mother_language'))).toHaveValue('中文')
  await expect.element(page.getByLabelText(words('resume.field.other_info'))).toBeVisible()
})
