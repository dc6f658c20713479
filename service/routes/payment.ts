import {
  completePayment,
  completeSubmissionPayment,
  createPayment,
  getPayment,
  listPayments,
  notifyPayment,
  payFree,
  preparePayment,
  startApplyPayment,
  startPayment,
  startSupplementPayment,
} from '#contract/endpoints/payment.ts'
import { noticeSignatureHeader } from '#contract/parties/gateway.ts'
import { RedirectAnswer } from '#service/http/answer.ts'
import { type Call, handle, type Route } from '#service/http/call.ts'
import { refusalOf } from '#service/http/failures.ts'
import type { Parts } from '#service/parts.ts'
import { homePage, paymentPage, receiptPage } from '#service/payment/addresses.ts'
import { completeAttempt, completeNewest, listAttempts, readPayment } from '#service/payment/completing.ts'
import { grantFree } from '#service/payment/free.ts'
import { requireNoticeSignature, takeNotice } from '#service/payment/notices.ts'
import {
  createAttempt,
  findStarting,
  openPayment,
  preparePayment as prepare,
  type Starting,
  startAttempt,
} from '#service/payment/starting.ts'

export function paymentRoutes(parts: Parts): Route[] {
  const own = ({
    params,
    caller,
    now,
  }: {
    params: { id: string }
    caller: { subject: string }
    now: Date
  }) => ({
    id: params.id,
    subject: caller.subject,
    now,
  })
  return [
    handle(preparePayment, (call) => prepare(parts, own(call))),
    handle(startApplyPayment, (call) => openPayment(parts, own(call), 'apply')),
    handle(startSupplementPayment, (call) => openPayment(parts, own(call), 'supplement')),
    handle(createPayment, ({ query, now }) => createAttempt(parts, { ...query, now })),
    handle(startPayment, (call) =>
      call.query.channel === 'MPAY' ? redirectToProvider(parts, call) : addressOfProvider(parts, call),
    ),
    handle(notifyPayment, async ({ body, bytes, header, now }) => {
      requireNoticeSignature(bytes, header(noticeSignatureHeader), parts.config.gateway.noticeSecret)
      await takeNotice(parts, body, now)
      return undefined
    }),
    handle(completeSubmissionPayment, (call) => completeNewest(parts, own(call))),
    handle(completePayment, ({ query, caller, now }) =>
      completeAttempt(parts, { ...query, subject: caller.subject, now }),
    ),
    handle(getPayment, ({ query, caller, now }) =>
      readPayment(parts, { ...query, subject: caller.subject, now }),
    ),
    handle(listPayments, ({ query, caller }) => listAttempts(parts, { ...query, subject: caller.subject })),
    handle(payFree, (call) => grantFree(parts, own(call))),
  ]
}

type StartCall = Call<typeof startPayment>

const addressOfProvider = async (parts: Parts, { query, now }: StartCall) =>
  startAttempt(parts, await findStarting(parts, query.transactionNo), { ...query, now })

/** The browser itself is here: it is sent on, or back to a page of ours that says what went wrong (section 4). */
async function redirectToProvider(parts: Parts, { query, now }: StartCall): Promise<RedirectAnswer> {
  const { publicOrigin } = parts.config
  let starting: Starting | undefined
  try {
    starting = await findStarting(parts, query.transactionNo)
    const { payUrl } = await startAttempt(parts, starting, { ...query, now })
    return new RedirectAnswer(payUrl ?? homePage(publicOrigin))
  } catch (failure) {
    const { code } = refusalOf(failure)
    parts.metrics.refusals.inc({ call: startPayment.name, code })
    if (!starting) return new RedirectAnswer(homePage(publicOrigin))
    if (code === 'PAYMENT_STATUS_SUCCESS') return new RedirectAnswer(receiptPage(publicOrigin, starting.held))
    return new RedirectAnswer(paymentPage(publicOrigin, starting.held, starting.attempt, code))
  }
}
