import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleApplied, sampleExam, sampleNow } from '#src/devtools/gallery/samples.ts'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { ExamCard } from '#src/features/exam-list/ExamCard.tsx'
import { ExamTags } from '#src/features/exam-list/ExamTags.tsx'

const names = (role: 'button' | 'link') =>
  page
    .getByRole(role)
    .elements()
    .map((one) => one.textContent)
const details = () => `${words('exam.details')}${words('common.new_window')}`

test('an open exam that nobody has applied for offers to apply, and its notice', async () => {
  await renderPart(<ExamCard exam={sampleExam} now={sampleNow} />)
  const card = page.getByRole('article', { name: sampleExam.namePt })
  await expect.element(card).toBeVisible()
  expect(names('button')).toEqual([words('exam.apply')])
  expect(names('link')).toEqual([details()])
  await expect.element(page.getByRole('link')).toHaveAttribute('href', sampleExam.urlPt)
  await expect
    .element(page.getByRole('button', { name: words('exam.apply') }))
    .toHaveAccessibleDescription(sampleExam.namePt)
})

test('an exam in the other language has the name and the notice of that language', async () => {
  await renderPart(<ExamCard exam={sampleExam} now={sampleNow} />, { language: 'ZH_TW' })
  await expect.element(page.getByRole('article', { name: sampleExam.nameTc })).toBeVisible()
  await expect.element(page.getByRole('link')).toHaveAttribute('href', sampleExam.urlTc)
})

test('once applied, in the time of supplements: supplement, receipt and files', async () => {
  const places: unknown[] = []
  await renderPart(<ExamCard exam={sampleApplied} now={sampleNow} />, {
    effects: { handle: () => {}, go: (place) => places.push(place) },
  })
  expect(names('button')).toEqual([words('exam.supplement')])
  expect(names('link')).toEqual([words('exam.view_receipt'), words('exam.view_submitted'), details()])
  await userEvent.click(page.getByRole('link', { name: words('exam.view_receipt') }))
  await userEvent.click(page.getByRole('link', { name: words('exam.view_submitted') }))
  expect(places).toEqual([
    {
      to: 'receipt',
      submissionType: 'apply',
      examId: sampleApplied.id,
      submissionId: sampleApplied.application?.submissions[0]?.id,
    },
    { to: 'path', path: `/submitted-file/${sampleApplied.id}` },
  ])
})

test('before its time an exam offers nothing but its notice', async () => {
  await renderPart(<ExamCard exam={sampleExam} now={Date.parse('2026-02-01T10:00:00+08:00')} />)
  expect(names('button')).toEqual([])
  await expect.element(page.getByText(words('exam.not_yet_open'))).toBeVisible()
})

test('a test exam says so before what kind it is', async () => {
  const { container } = await renderPart(<ExamTags exam={sampleApplied} />)
  expect(container.textContent).toBe(`${words('exam.test_tag')}${words('exam.kind.COMUM')}`)
})
