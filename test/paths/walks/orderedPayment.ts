/** What the walks of the wait and of the result share: an order that is open at the gateway, and what becomes of it. */
import type { PaymentStatus } from '#contract/enums.ts'
import type { GatewayBehaviour } from '#sandbox/gateway/behaviours.ts'
import type { Act, Look } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'

const note = 'transactionNo'

/** Stages somebody with an open order. @returns the query that names it, as the page's address has it */
export async function ordered(walk: Walk): Promise<URLSearchParams> {
  const { transactionNo, ...staged } = await walk.people.paying()
  walk.staged = staged
  walk.notes.set(note, transactionNo)
  const { type, examId, id } = staged.submission
  return new URLSearchParams({
    transactionNo,
    submissionType: type,
    examId: String(examId),
    submissionId: id,
    paymentType: 'GOV_PAY',
  })
}

export const transactionOf = ({ notes }: Walk): string => notes.get(note) ?? ''

const behaviourOf: Partial<Record<PaymentStatus, GatewayBehaviour>> = {
  SUCCESS: 'success',
  NOTIFIED: 'notified',
  FAILED: 'fail',
  CANCELLED: 'cancel',
}

/** The payer does at the gateway what ends in this status; nothing where the order stays open. */
export async function settle(walk: Walk, status: PaymentStatus): Promise<void> {
  const behaviour = behaviourOf[status]
  if (behaviour) await walk.product.sandbox.control.gateway.pay(transactionOf(walk), behaviour)
}

export const seesReceipt: Look = (walk) => walk.title(walk.words('step.receipt'))

/** Told that it failed, with the channels on offer again. */
export const seesPaymentFailed: Look = async (walk) => {
  await walk.told(walk.words('client.payment_failed'))
  await walk.title(walk.words('step.payment'))
  await walk.journey.channel('GOV_PAY').waitFor()
}

export const seesUnderWay: Look = (walk) => walk.journey.expectUnderWay(transactionOf(walk))

export const retries: Act = (walk) => walk.press(walk.words('common.retry'))
