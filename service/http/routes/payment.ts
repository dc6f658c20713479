import * as v from 'valibot'
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
import { RandomId } from '#contract/entities/primitives.ts'
import type { ErrorCode } from '#contract/errorCodes.ts'
import { noticeSignatureHeader } from '#contract/parties/gateway.ts'
import { homePage, paymentPage, receiptPage } from '#service/domain/addresses.ts'
import { RedirectAnswer } from '#service/http/answer.ts'
import { type Call, handle, type Route } from '#service/http/call.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import {
  completeAttempt,
  completeNewest,
  listAttempts,
  readPayment,
} from '#service/usecases/payment/completing.ts'
import { grantFree } from '#service/usecases/payment/free.ts'
import { requireNoticeSignature, takeNotice } from '#service/usecases/payment/notices.ts'
import {
  createAttempt,
  findStarting,
  openPayment,
  preparePayment as prepare,
  startAttempt,
} from '#service/usecases/payment/starting.ts'

export function paymentRoutes(parts: Dependencies): Route[] {
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
    handle(
      startPayment,
      (call) => start(parts, call),
      (query, { code }) => afterStart(parts, query, code),
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

async function start(parts: Dependencies, { query, now }: Call<typeof startPayment>) {
  const started = await startAttempt(parts, await findStarting(parts, query.transactionNo), { ...query, now })
  if (query.channel !== 'MPAY') return started
  return new RedirectAnswer(started.payUrl ?? homePage(parts.config.publicOrigin))
}

/** With MPAY the browser itself is here: it is led back to a page of ours that says what went wrong (section 4). */
async function afterStart(
  { db, config }: Dependencies,
  { channel, transactionNo }: Readonly<Record<string, string>>,
  code: ErrorCode,
): Promise<RedirectAnswer | null> {
  if (channel !== 'MPAY') return null
  const { publicOrigin } = config
  try {
    const { held, attempt } = await findStarting({ db }, v.parse(RandomId, transactionNo))
    if (code === 'PAYMENT_STATUS_SUCCESS') return new RedirectAnswer(receiptPage(publicOrigin, held))
    return new RedirectAnswer(paymentPage(publicOrigin, held, attempt, code))
  } catch {
    // No such attempt, or no database to find it in: the list is where everything can be found again.
    return new RedirectAnswer(homePage(publicOrigin))
  }
}
