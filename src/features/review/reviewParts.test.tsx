import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerFromSamples } from '#src/devtools/gallery/answerFromSamples.ts'
import { sampleFiles, sampleForm, sampleResume } from '#src/devtools/gallery/samples.ts'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { DocumentsReview } from '#src/features/review/DocumentsReview.tsx'
import { RegistrationReview } from '#src/features/review/RegistrationReview.tsx'
import { ResumeReview } from '#src/features/review/ResumeReview.tsx'

beforeAll(answerFromSamples)

const rows = () =>
  page
    .getByRole('term')
    .elements()
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

test('documents are named by category: those that are missing, elsewhere, or can be looked at', async () => {
  const viewed: string[] = []
  await renderPart(<DocumentsReview files={sampleFiles} onView={({ id }) => viewed.push(id)} />)
  expect(rows().slice(1)).toEqual([
    [words('document.category.HA_E'), words('document.source.NOT')],
    [words('document.category.RG'), words('document.source.DEPARTMENT')],
  ])
  await userEvent.click(page.getByRole('button', { name: /Bilhete de identidade/ }))
  expect(viewed).toEqual([sampleFiles[0]?.id])
})

test('without documents that is said', async () => {
  await renderPart(<DocumentsReview files={[]} onView={() => {}} />)
  await expect.element(page.getByText(words('common.no_data'))).toBeVisible()
})

test('answers of the registration form stand by the names of what was chosen', async () => {
  const inService = {
    ...sampleForm,
    answers: { ...sampleForm.answers, civil: true, applicantDepartment: 'D7', companyType: null },
  }
  await renderPart(<RegistrationReview form={inService} />)
  await expect.element(page.getByText('Direcção dos Serviços 7')).toBeVisible()
  expect(rows()).toContainEqual([words('form.field.name_cn'), '陳大文'])
})

test('of a resume only the lists that have rows are shown, a post without an end lasts to this day', async () => {
  await renderPart(<ResumeReview resume={sampleResume} />)
  await expect.element(page.getByText('Universidade de Macau')).toBeVisible()
  await expect.element(page.getByText(words('resume.section.training'))).not.toBeInTheDocument()
  expect(rows()).toContainEqual([words('resume.field.resign_month'), words('resume.field.to_date')])
})
