import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { AttemptUnderWay } from '#src/features/payment/AttemptUnderWay.tsx'
import { FeeTerms } from '#src/features/payment/FeeTerms.tsx'

test.for([
  ['payment.check_again', 'attempt.wait'],
  ['payment.go_on', 'attempt.resume'],
  ['payment.choose_other', 'attempt.changeChannel'],
] as const)('of an attempt under way, %s sends %s', async ([name, type]) => {
  const sent: unknown[] = []
  await renderPart(
    <AttemptUnderWay
      running={{ transactionNo: 't'.repeat(22), paymentType: 'GOV_PAY' }}
      send={(event) => sent.push(event)}
    />,
  )
  await expect.element(page.getByText('t'.repeat(22))).toBeVisible()
  await expect.element(page.getByText(new RegExp(words('payment.channel.GOV_PAY')))).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: words(name) }))
  expect(sent).toEqual([{ type }])
})

test.for([
  [300, /300/],
  [null, /—/],
] as const)('a fee of %s is said with its terms', async ([amount, said]) => {
  await renderPart(<FeeTerms amount={amount} />)
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByText(words('payment.no_refund'))).toBeVisible()
})
