import { afterEach, expect, test } from 'vitest'
import { keepToastsToTheirPage } from '#src/app/toastsOfPage.ts'
import { closeAllToasts, showToast, toastsShown } from '#src/ui/toasts.ts'

afterEach(closeAllToasts)
const nextTask = () => new Promise((next) => setTimeout(next))
const shown = () => toastsShown().map(({ message }) => ('id' in message ? message.id : message.words))

/** The registration form is open. */
function registration() {
  let open = (_path: string) => {}
  const { leaving } = keepToastsToTheirPage((listener) => {
    open = listener
  })
  open('/application/registration/apply/3/x')
  return { open, leaving }
}

test('what was wrong with a form is not said on the next step any more', async () => {
  const { open } = registration()
  showToast('error', { id: 'client.form_error' })
  await nextTask()
  open('/application/resume/apply/3/x')
  expect(shown()).toEqual([])
})

test('the message that tells why another page is shown goes there, though the service is asked first', async () => {
  const { open, leaving } = registration()
  showToast('error', { id: 'client.form_error' })
  await nextTask()
  leaving()
  showToast('error', { id: 'error.stage' })
  await nextTask()
  open('/application')
  expect(shown()).toEqual(['error.stage'])
  open('/application/faq')
  expect(shown()).toEqual([])
})

test('the same page with another query keeps its messages', async () => {
  const { open } = registration()
  showToast('error', { id: 'client.payment_failed' })
  await nextTask()
  open('/application/registration/apply/3/x')
  expect(shown()).toEqual(['client.payment_failed'])
})
