/** Two tabs of one person and one application: what the other has done is followed, and nothing typed is lost. */
import { expect, test } from 'vitest'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import { lookAgain } from '#test/pages/parties.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { moveTo } from '#test/support/otherTab.ts'
import { arrive, stepPath } from '#test/support/staging.ts'

const ground = journeyGround()

async function openAt(page: ApplyJourney['page'], stage: 'FORMING' | 'UPLOADING') {
  const staged = await ground.people.at('REVIEWING')
  const submission = await moveTo(ground.product, staged, stage)
  const step = stage === 'FORMING' ? 'registration' : 'upload'
  const path = stepPath(step, submission)
  await arrive(page, ground.product, { subject: staged.subject, path })
  const journey = new ApplyJourney(page, ground.product, 'ZH_TW')
  await journey.expectTitle(journey.words(`step.${step}`))
  return { staged, journey }
}

test('a form in which nothing was typed follows to the step that the other tab has reached', async (context) => {
  const { page, problems } = await ground.visitor(context)
  const { staged, journey } = await openAt(page, 'FORMING')
  await page.getByLabel(journey.words('form.field.email')).waitFor()
  await moveTo(ground.product, staged, 'UPLOADING')
  await lookAgain(page)
  await journey.expectTitle(journey.words('step.upload'))
  expect(problems).toEqual([])
})

test('what was typed stays; its save says that the other tab was first, and nothing is lost', async (context) => {
  const { page } = await ground.visitor(context)
  const { staged, journey } = await openAt(page, 'FORMING')
  const { words } = journey
  const email = page.getByLabel(words('form.field.email'))
  await email.fill('outra@example.mo')
  await moveTo(ground.product, staged, 'RESUMING')
  await lookAgain(page)
  await journey.button(words('common.next')).click()
  await page.getByRole('dialog').getByText(words('draft.conflict')).waitFor()
  expect(await email.inputValue()).toBe('outra@example.mo')
})

test('documents: who takes what the other tab has handed in goes on with it', async (context) => {
  const { page } = await ground.visitor(context)
  const { staged, journey } = await openAt(page, 'UPLOADING')
  const { words } = journey
  await page.getByRole('region', { name: words('document.category.OUTROS') }).waitFor()
  await moveTo(ground.product, staged, 'REVIEWING')
  await moveTo(ground.product, staged, 'UPLOADING')
  await lookAgain(page)
  const handIn = async () => {
    await journey.button(words('common.next')).click()
    await journey.button(words('common.continue')).click()
  }
  await handIn()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(words('draft.conflict')).waitFor()
  await dialog.getByRole('button', { name: words('draft.use_latest') }).click()
  await dialog.waitFor({ state: 'detached' })
  await handIn()
  await journey.expectTitle(words('step.review'))
})
