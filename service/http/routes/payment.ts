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
import { noticeSignatureHeader } from '#contract/external/gateway.ts'
import { homePageUrl, paymentPageUrl, receiptPageUrl } from '#service/domain/pageUrls.ts'
import { RedirectResponse } from '#service/http/responses.ts'
import { handle, type RequestContext, type Route } from '#service/http/route.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import {
  completeAttempt,
  completeNewest,
  listAttempts,
  readPayment,
} from '#service/usecases/payment/completePayment.ts'
import { type ExemptionDependencies, grantFree } from '#service/usecases/payment/exemption.ts'
import {
  createAttempt,
  findStarting,
  openPayment,
  preparePayment as prepare,
  type StartDependencies,
  startAttempt,
} from '#service/usecases/payment/startPayment.ts'
import { assertWebhookSignature, handleWebhook } from '#service/usecases/payment/webhooks.ts'

type PaymentDependencies = StartDependencies & ExemptionDependencies

export function paymentRoutes(dependencies: PaymentDependencies): Route[] {
  const own = ({
    params,
    principal,
    now,
  }: {
    params: { id: string }
    principal: { subject: string }
    now: Date
  }) => ({
    id: params.id,
    subject: principal.subject,
    now,
  })
  return [
    handle(preparePayment, (request) => prepare(dependencies, own(request))),
    handle(startApplyPayment, (request) => openPayment(dependencies, own(request), 'apply')),
    handle(startSupplementPayment, (request) => openPayment(dependencies, own(request), 'supplement')),
    handle(createPayment, ({ query, now }) => createAttempt(dependencies, { ...query, now })),
    handle(
      startPayment,
      (request) => start(dependencies, request),
      (query, { code }) => afterStart(dependencies, query, code),
    ),
    handle(notifyPayment, async ({ body, bytes, header, now }) => {
      assertWebhookSignature(bytes, header(noticeSignatureHeader), dependencies.config.gateway.noticeSecret)
      await handleWebhook(dependencies, body, now)
      return undefined
    }),
    handle(completeSubmissionPayment, (request) => completeNewest(dependencies, own(request))),
    handle(completePayment, ({ query, principal, now }) =>
      completeAttempt(dependencies, { ...query, subject: principal.subject, now }),
    ),
    handle(getPayment, ({ query, principal, now }) =>
      readPayment(dependencies, { ...query, subject: principal.subject, now }),
    ),
    handle(listPayments, ({ query, principal }) =>
      listAttempts(dependencies, { ...query, subject: principal.subject }),
    ),
    handle(payFree, (request) => grantFree(dependencies, own(request))),
  ]
}

async function start(dependencies: StartDependencies, { query, now }: RequestContext<typeof startPayment>) {
  const started = await startAttempt(dependencies, await findStarting(dependencies, query.transactionNo), {
    ...query,
    now,
  })
  if (query.channel !== 'MPAY') return started
  return new RedirectResponse(started.payUrl ?? homePageUrl(dependencies.config.publicOrigin))
}

/** With MPAY the browser itself is here: it is led back to a page of ours that says what went wrong (section 4). */
async function afterStart(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  { channel, transactionNo }: Readonly<Record<string, string>>,
  code: ErrorCode,
): Promise<RedirectResponse | null> {
  if (channel !== 'MPAY') return null
  const { publicOrigin } = config
  try {
    const { current, attempt } = await findStarting({ db }, v.parse(RandomId, transactionNo))
    if (code === 'PAYMENT_STATUS_SUCCESS') return new RedirectResponse(receiptPageUrl(publicOrigin, current))
    return new RedirectResponse(paymentPageUrl(publicOrigin, current, attempt, code))
  } catch {
    // No such attempt, or no database to find it in: the list is where everything can be found again.
    return new RedirectResponse(homePageUrl(publicOrigin))
  }
}
