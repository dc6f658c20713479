/** Takes people of a running product to a stage by its API, for journeys whose subject comes later. */

import type { Page } from 'playwright-core'
import { completePayment } from '#contract/endpoints/payment.ts'
import { authorize } from '#contract/endpoints/session.ts'
import { getSubmission } from '#contract/endpoints/submission.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { InterfaceLanguage, PaymentChannel } from '#contract/enums.ts'
import { basePath } from '#contract/limits.ts'
import type { Step } from '#contract/steps.ts'
import { checkOwed, exams, newcomer, type ReachedStage, reach } from '#test/support/applicant.ts'
import { type Client, clientOf } from '#test/support/harness.ts'
import { sign, startPaying } from '#test/support/paying.ts'
import type { Product } from '#test/support/product.ts'

/** Somebody with a session of their own on the API, and the submission that the test is about. */
export interface Staged {
  client: Client
  subject: string
  submission: Submission
}

export const staging = (product: Product) => {
  const signIn = async (persona: string): Promise<Client> => {
    const client = clientOf((path, init) => fetch(`${product.origin}${path}`, init))
    const { code, accountType } = await product.sandbox.control.account.codeFor(persona)
    const redirect_uri = product.address('/personal-login')
    await client.ok(authorize, { query: { type: accountType, code, redirect_uri } })
    return client
  }
  const place = { sandbox: product.sandbox, signIn, origin: product.origin }

  /** Somebody new whose application is at a stage; the resume is skipped where it can be. */
  const at = async (stage: ReachedStage, examId: number = exams.open): Promise<Staged> => {
    const client = await newcomer(place)
    return { client, subject: client.subject, submission: await reach(client, examId, stage) }
  }
  /** Reviewed, and neither signed nor paid. */
  const reviewed = (examId?: number): Promise<Staged> => at('PAYING', examId)
  /** Signed, and not paid. */
  const signed = async (examId: number = exams.open): Promise<Staged> => {
    const staged = await reviewed(examId)
    return { ...staged, submission: await sign(place, staged.client, staged.submission) }
  }
  return {
    signIn,
    at,
    reviewed,
    signed,
    /** With an order that is open at the gateway. */
    async paying(channel: PaymentChannel = 'GOV_PAY') {
      const staged = await signed()
      return { ...staged, transactionNo: await startPaying(staged.client, staged.submission, channel) }
    },
    /** Paid, with a receipt. */
    async ended(): Promise<Staged> {
      const staged = await signed()
      const transactionNo = await startPaying(staged.client, staged.submission)
      const returning = new URL(await product.sandbox.control.gateway.pay(transactionNo, 'neverNotify'))
      await staged.client.ok(completePayment, {
        query: { paymentId: returning.searchParams.get('transactionNo') ?? '' },
      })
      return {
        ...staged,
        submission: await staged.client.ok(getSubmission, { params: { id: staged.submission.id } }),
      }
    },
    /** A persona who owes something, past the check of the supplement. */
    async owing(persona: string): Promise<Staged> {
      const client = await signIn(persona)
      return { client, subject: persona, submission: await checkOwed(client) }
    },
  }
}
export type Staging = ReturnType<typeof staging>

/**
 * Opens a page of the application as a person who has just come back from the single account, whose page is not the
 * subject: the return is the real one, with a code of the stand-in.
 * @param path below the base path
 */
export async function arrive(
  page: Page,
  product: Product,
  { subject, path, language = 'ZH_TW' }: { subject: string; path: string; language?: InterfaceLanguage },
): Promise<void> {
  const { code, accountType } = await product.sandbox.control.account.codeFor(subject)
  const state = `arrival of ${subject}`
  await page.addInitScript(
    ([arrival, wanted, lang]) => {
      // once a tab: what the application keeps afterwards is its own
      if (!location.pathname.endsWith('/personal-login')) return
      if (sessionStorage.getItem('sign_in_state') !== null || sessionStorage.getItem('access_token') !== null)
        return
      localStorage.setItem('lang', lang)
      sessionStorage.setItem('sign_in_state', arrival)
      sessionStorage.setItem('return_to', wanted)
    },
    [state, path, language] as const,
  )
  const query = new URLSearchParams({ code, accountType, state })
  await page.goto(`${product.origin}${basePath}/personal-login?${query}`)
}

export const stepPath = (step: Step, { type, examId, id }: Submission) => `/${step}/${type}/${examId}/${id}`
