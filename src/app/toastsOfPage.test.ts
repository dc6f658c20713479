import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { keepToastsToTheirPage } from '#src/app/toastsOfPage.ts'
import { closeAllToasts, showToast, toastsShown } from '#src/ui/toasts.ts'

afterEach(closeAllToasts)
const nextTask = () => new Promise((next) => setTimeout(next))
const shown = () => toastsShown().map(({ message }) => ('id' in message ? message.id : message.words))

function registration() {
  const history = createMemoryHistory({ initialEntries: ['/application/registration/apply/3/x'] })
  return { history, ...keepToastsToTheirPage(history) }
}

test('what was wrong with a form is not said on the next step any more', async () => {
  const { history } = registration()
  showToast('error', { id: 'client.form_error' })
  await nextTask()
  history.push('/application/resume/apply/3/x')
  expect(shown()).toEqual([])
})

test('the message that tells why another page is shown goes there, though the service is asked first', async () => {
  const { history, leaving } = registration()
  showToast('error', { id: 'client.form_error' })
  await nextTask()
  leaving()
  showToast('error', { id: 'error.stage' })
  await nextTask()
  history.replace('/application')
  expect(shown()).toEqual(['error.stage'])
  history.push('/application/faq')
  expect(shown()).toEqual([])
})

test('the same page with another query keeps its messages', async () => {
  const { history } = registration()
  showToast('error', { id: 'client.payment_failed' })
  await nextTask()
  history.replace('/application/registration/apply/3/x?paymentType=MPAY')
  expect(shown()).toEqual(['client.payment_failed'])
})
