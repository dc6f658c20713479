/** The last steps of an applicant: the signature and the gateway, as browser and gateway would take them. */
import { createHmac } from 'node:crypto'
import {
  createPayment,
  startApplyPayment,
  startPayment,
  startSupplementPayment,
} from '#contract/endpoints/payment.ts'
import {
  exchangeAuthorizationCode,
  getAuthorizationUrl,
  signSubmission,
} from '#contract/endpoints/signature.ts'
import {
  getRegistrationForm,
  saveRegistrationForm,
  skipResume,
  submitFiles,
  submitReview,
} from '#contract/endpoints/submission.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { InterfaceLanguage, PaymentChannel } from '#contract/enums.ts'
import { type GatewayNotice, type GatewayStatus, noticeSignatureHeader } from '#contract/external/gateway.ts'
import { apiBase, basePath } from '#contract/limits.ts'
import { answers, check, exams, newcomer, reach, usualChoices } from '#test/support/applicant.ts'
import { type Client, type Harness, publicOrigin } from '#test/support/harness.ts'

/** Where the signature is made, and the application that it returns to. */
interface Signing extends Pick<Harness, 'sandbox'> {
  origin?: string
}

export const authorizationPage = (
  { id, examId }: Submission,
  paymentType: PaymentChannel = 'GOV_PAY',
  origin: string = publicOrigin,
) => `${origin}${basePath}/authorization/apply/${examId}/${id}/${paymentType}/false`

/** @returns where the person signs */
export const askToSign = async (
  client: Client,
  submission: Submission,
  language: InterfaceLanguage = 'ZH_TW',
  origin: string = publicOrigin,
): Promise<string> => {
  const query = {
    identityLevel: 'L3',
    language,
    reason: '簽署報名表',
    redirectUri: authorizationPage(submission, 'GOV_PAY', origin),
  }
  return (await client.ok(getAuthorizationUrl, { params: { id: submission.id }, query })).url
}

/** Signs at the party's page. @returns the token that the returned code was exchanged for */
export async function tokenFor(
  { sandbox, origin }: Signing,
  client: Client,
  submission: Submission,
  url: string,
) {
  const back = new URL(await sandbox.control.eSign.decide(url, 'sign'))
  const redirectUri = authorizationPage(submission, 'GOV_PAY', origin)
  const query = { code: back.searchParams.get('code') ?? '', redirectUri }
  return (await client.ok(exchangeAuthorizationCode, { query })).token
}

export async function sign(signing: Signing, client: Client, submission: Submission): Promise<Submission> {
  const url = await askToSign(client, submission, 'ZH_TW', signing.origin)
  const token = await tokenFor(signing, client, submission, url)
  return client.ok(signSubmission, { params: { id: submission.id }, query: { token } })
}

/** After a reset: every step once more, with another address. */
export async function walkAgain(
  client: Client,
  { id, examId }: Submission,
  macaoAddress: string,
): Promise<Submission> {
  const params = { id }
  const query = { language: 'ZH_TW' } as const
  await check(client, examId)
  const { version } = await client.ok(getRegistrationForm, { params })
  await client.ok(saveRegistrationForm, { params, query, body: { ...answers, macaoAddress, version } })
  const { version: current } = await client.ok(skipResume, { params })
  const choices = await usualChoices(client)
  await client.ok(submitFiles, {
    params,
    query,
    body: { choices, conditionalConfirmed: false, version: current },
  })
  return client.ok(submitReview, { params })
}

/** From pay-start to an order that waits to be paid. @returns its transactionNo */
export async function startPaying(
  client: Client,
  { id, type }: Submission,
  channel: PaymentChannel = 'GOV_PAY',
): Promise<string> {
  const open = type === 'apply' ? startApplyPayment : startSupplementPayment
  await client.ok(open, { params: { id } })
  const { transactionNo } = await client.ok(createPayment, { query: { channel, submissionId: id } })
  await client.ok(startPayment, { query: { channel, transactionNo } })
  return transactionNo
}

/** A newcomer whose application is signed and waits for its payment. */
export async function signedApplication(harness: Harness, examId = exams.open) {
  const client = await newcomer(harness)
  const submission = await sign(harness, client, await reach(client, examId, 'PAYING'))
  return [client, submission] as const
}

/** Likewise, with an order that is open at the gateway; the third is its transactionNo. */
export async function payingApplication(harness: Harness) {
  const [client, submission] = await signedApplication(harness)
  return [client, submission, await startPaying(client, submission)] as const
}

/** A notice as the gateway signs it, or changed. @returns the HTTP status */
export async function notify(
  harness: Harness,
  reference: string,
  status: GatewayStatus | 'unknown',
  changes: Partial<GatewayNotice> & { signature?: string } = {},
): Promise<number> {
  const { signature, ...changed } = changes
  const notice = {
    reference,
    amount: 30_000,
    currency: 'MOP',
    status,
    sentAt: '2026-03-04T02:00:00Z',
    ...changed,
  }
  const body = JSON.stringify(notice)
  const secret = harness.dependencies.config.gateway.noticeSecret
  const answer = await harness.request(`${apiBase}/public/api/v1/application/payment/notify`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [noticeSignatureHeader]: signature ?? createHmac('sha256', secret).update(body).digest('hex'),
    },
  })
  return answer.status
}
