/** Paying for an application: signature, channels, every outcome at the gateway. */
import { describe, expect, test } from 'vitest'
import { getSubmission } from '#contract/endpoints/submission.ts'
import type { InterfaceLanguage, PaymentChannel } from '#contract/enums.ts'
import { decideSignature } from '#test/pages/parties.ts'
import { PaymentJourney } from '#test/pages/paymentJourney.ts'
import { desk, phone } from '#test/support/browser.ts'
import { journeyGround } from '#test/support/journeyGround.ts'

const ground = journeyGround()

test.for<[InterfaceLanguage, PaymentChannel, 'success' | 'notified', typeof desk | typeof phone]>([
  ['ZH_TW', 'GOV_PAY', 'success', desk],
  ['PT', 'MPAY', 'notified', phone],
])('%s: %s, from the choice to the receipt', async ([language, channel, behaviour, viewport], context) => {
  const { page, problems } = await ground.visitor(context, { viewport })
  const staged = await ground.people.reviewed()
  const journey = new PaymentJourney(page, ground.product, language)
  await journey.open(staged)
  expect(await journey.payButton.isDisabled()).toBe(true)
  await journey.pay(channel)
  await decideSignature(page, 'sign')
  await journey.outcome(behaviour)
  const number = await journey.receipt()
  const { receiptNo } = await staged.client.ok(getSubmission, { params: { id: staged.submission.id } })
  expect(number).toBe(receiptNo)
  expect(problems).toEqual([])
})
