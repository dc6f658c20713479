/** Payment and receipt (sections 4 and 7). */
import * as v from 'valibot'
import { byId, owned, prefix, publicPrefix, step, supplementStep } from '#contract/endpoints/common.ts'
import { endpoint } from '#contract/endpoints/endpoint.ts'
import { Payment, PayStart, Receipt, StartedPayment } from '#contract/entities/payment.ts'
import { RandomId } from '#contract/entities/primitives.ts'
import { InterfaceLanguage, PaymentChannel } from '#contract/enums.ts'
import { GatewayNotice } from '#contract/external/gateway.ts'

const starting = ['ACTIVE_PAYMENT_AMOUNT_NOT_EXIST', 'PAYMENT_STATUS_SUCCESS', 'HAS_NOT_ESIGN'] as const
const appSupport = v.optional(v.picklist(['true', 'false']), 'false')

export const preparePayment = endpoint({
  name: 'preparePayment',
  method: 'POST',
  path: `${prefix}/submission/{id}/apply/pay`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'json', schema: PayStart },
  errors: [...step, 'ACTIVE_PAYMENT_AMOUNT_NOT_EXIST', 'PAYMENT_STATUS_SUCCESS'],
  source: '7',
  summary: 'What is due and what is under way, without reserving anything',
})

export const startApplyPayment = endpoint({
  name: 'startApplyPayment',
  method: 'POST',
  path: `${prefix}/submission/{id}/apply/pay-start`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'json', schema: PayStart },
  errors: [...step, ...starting],
  source: '7; 4, payment start',
  summary: 'Checks stage, period and signature and opens the payment of the application',
})

export const startSupplementPayment = endpoint({
  name: 'startSupplementPayment',
  method: 'POST',
  path: `${prefix}/supplement/{id}/pay-start`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'json', schema: PayStart },
  errors: [...supplementStep, 'ACTIVE_PAYMENT_AMOUNT_NOT_EXIST', 'PAYMENT_STATUS_SUCCESS'],
  source: '7; 4, payment start',
  summary: 'Likewise for a supplement, which is not signed',
})

export const createPayment = endpoint({
  name: 'createPayment',
  method: 'GET',
  path: `${publicPrefix}/create/pay`,
  access: 'public',
  query: v.object({ channel: PaymentChannel, submissionId: RandomId, appSupport }),
  answer: { kind: 'json', schema: v.object({ transactionNo: RandomId }) },
  errors: [
    ...step,
    'SUPPLEMENT_TIME_OUT',
    'PAYMENT_CHANNEL_NOT_ACTIVE',
    'PAYMENT_STATUS_STARTED',
    'PAYMENT_STATUS_SUCCESS',
    'START_PAY_ERROR',
    'TOO_MANY_REQUESTS',
  ],
  source: '7, payment, public',
  summary: 'Creates the attempt, or answers with the running one of the same channel',
})

export const startPayment = endpoint({
  name: 'startPayment',
  method: 'GET',
  path: `${publicPrefix}/start/pay`,
  access: 'public',
  query: v.object({
    channel: PaymentChannel,
    transactionNo: RandomId,
    language: v.optional(InterfaceLanguage, 'ZH_TW'),
    appSupport,
  }),
  answer: { kind: 'jsonOrRedirect', schema: StartedPayment },
  errors: [
    ...step,
    'SUPPLEMENT_TIME_OUT',
    'PAYMENT_CHANNEL_NOT_ACTIVE',
    'PAYMENT_STATUS_SUCCESS',
    'START_PAY_ERROR',
    'TOO_MANY_REQUESTS',
  ],
  source: '7, payment, public',
  summary:
    'The provider’s address; for MPAY a redirect of the browser, failures included (back to the payment page)',
})

export const notifyPayment = endpoint({
  name: 'notifyPayment',
  method: 'POST',
  path: `${publicPrefix}/payment/notify`,
  access: 'public',
  body: { kind: 'json', schema: GatewayNotice },
  answer: { kind: 'empty' },
  errors: ['AUTH_ERROR'],
  source: 'addition: the gateway’s notification',
  summary: 'Takes a signed notice; the gateway is asked before anything follows from it',
})

export const completeSubmissionPayment = endpoint({
  name: 'completeSubmissionPayment',
  method: 'POST',
  path: `${prefix}/{id}/payment/complete`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'json', schema: Payment },
  errors: [...owned, 'STAGE_ERROR', 'START_PAY_ERROR'],
  source: '7',
  summary: 'Asks the gateway about the newest attempt of a submission',
})

export const completePayment = endpoint({
  name: 'completePayment',
  method: 'POST',
  path: `${prefix}/payment/complete`,
  access: 'bearer',
  query: v.object({ paymentId: RandomId }),
  answer: { kind: 'json', schema: Payment },
  errors: [...owned, 'START_PAY_ERROR'],
  source: '7',
  summary: 'Asks the gateway about one attempt; its transactionNo is the id',
})

export const getPayment = endpoint({
  name: 'getPayment',
  method: 'GET',
  path: `${prefix}/payment`,
  access: 'bearer',
  query: v.object({ transactionNo: RandomId }),
  answer: { kind: 'json', schema: Payment },
  errors: owned,
  source: '7; 4, payment polling',
  summary: 'The status of an attempt',
})

export const listPayments = endpoint({
  name: 'listPayments',
  method: 'GET',
  path: `${prefix}/payment/list`,
  access: 'bearer',
  query: v.object({ submissionNo: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }),
  answer: { kind: 'json', schema: v.array(Payment) },
  errors: owned,
  source: '7',
  summary: 'All attempts of a submission, newest first',
})

export const payFree = endpoint({
  name: 'payFree',
  method: 'POST',
  path: `${prefix}/submission/{id}/apply/free-to-pay`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'json', schema: Receipt },
  errors: [
    ...step,
    'HAS_NOT_ESIGN',
    'PAYMENT_CHANNEL_NOT_ACTIVE',
    'PAYMENT_STATUS_STARTED',
    'PAYMENT_STATUS_SUCCESS',
  ],
  source: '7; 9 (hardship)',
  summary: 'Ends the application without payment where hardship is certified',
})

export const getReceipt = endpoint({
  name: 'getReceipt',
  method: 'GET',
  path: `${prefix}/submission/{id}/receipt`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'json', schema: Receipt },
  errors: [...owned, 'STAGE_ERROR'],
  source: '7',
  summary: 'The receipt',
})

export const downloadReceipt = endpoint({
  ...getReceipt,
  name: 'downloadReceipt',
  path: `${prefix}/submission/{id}/receipt/download`,
  answer: { kind: 'blob' },
  summary: 'The receipt as a PDF',
})

export const downloadReceiptThumb = endpoint({
  ...downloadReceipt,
  name: 'downloadReceiptThumb',
  path: `${prefix}/submission/{id}/receipt/download/thumb`,
  errors: [...downloadReceipt.errors, 'TOO_MANY_REQUESTS'],
  summary: 'Its first page as a picture',
})

export const downloadReceiptByNumber = endpoint({
  name: 'downloadReceiptByNumber',
  method: 'GET',
  path: `${prefix}/submissionNo/receipt/download`,
  access: 'bearer',
  query: v.object({ submissionNo: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }),
  answer: { kind: 'blob' },
  errors: [...owned, 'STAGE_ERROR', 'TOO_MANY_REQUESTS'],
  source: '7; 2, /recibo',
  summary: 'The receipt of the own submission with this number',
})
