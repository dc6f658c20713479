/** How the situations begin: people who are brought to a moment by the API. */
import { checkApply } from '#contract/endpoints/eligibility.ts'
import {
  createPayment,
  startApplyPayment,
  startPayment,
  startSupplementPayment,
} from '#contract/endpoints/payment.ts'
import { getSubmission } from '#contract/endpoints/submission.ts'
import type { DocumentCategory, PaymentChannel } from '#contract/enums.ts'
import type { Step } from '#contract/steps.ts'
import type { Doing } from '#test/paths/faults/situation.ts'
import type { Walk } from '#test/paths/walk.ts'
import { exams, newcomer, type ReachedStage } from '#test/support/applicant.ts'
import { moveTo } from '#test/support/otherTab.ts'
import { newlyOwing } from '#test/support/owing.ts'

const placeOf = ({ product, people }: Walk) => ({ sandbox: product.sandbox, signIn: people.signIn })

/** Somebody new, at the check: the submission is not there before it. */
export const somebody =
  (examId = exams.open): Doing =>
  async (walk) => {
    const client = await newcomer(placeOf(walk))
    const submission = await client.ok(checkApply, { params: { id: examId }, body: { sevenYearDate: null } })
    walk.staged = { client, subject: client.subject, submission }
  }

/** Somebody who has begun nothing. */
export const nobodyYet: Doing = async (walk) => {
  const client = await newcomer(placeOf(walk))
  const submission = { type: 'apply', examId: exams.open, id: '' } as Walk['staged']['submission']
  walk.staged = { client, subject: client.subject, submission }
}

/** The same without the right of abode, and without a date that the registers know. */
export const nonPermanent: Doing = async (walk) => {
  await nobodyYet(walk)
  const { people } = walk.product.sandbox.control
  const { identity } = people.get(walk.staged.subject)
  const { residence, identityType, sevenYearDate } = people.get('non-permanent').identity
  await people.add({ identity: { ...identity, residence, identityType, sevenYearDate } })
}

export const atStage =
  (stage: ReachedStage, examId?: number): Doing =>
  async (walk) => {
    walk.staged = await walk.people.at(stage, examId)
  }

export const servant: Doing = async (walk) => {
  const client = await newcomer(placeOf(walk), 'servant')
  const submission = await client.ok(checkApply, {
    params: { id: exams.open },
    body: { sevenYearDate: null },
  })
  walk.staged = { client, subject: client.subject, submission }
}

export const signed: Doing = async (walk) => {
  walk.staged = await walk.people.signed()
}

export const ordered: Doing = async (walk) => {
  const { transactionNo, ...staged } = await walk.people.paying()
  walk.staged = staged
  walk.notes.set('transactionNo', transactionNo)
}

export const ended: Doing = async (walk) => {
  walk.staged = await walk.people.ended()
}

export const owing =
  (documents: readonly DocumentCategory[], payment: boolean): Doing =>
  async (walk) => {
    walk.staged = await newlyOwing(walk.product, walk.people, { documents: [...documents], payment })
  }

/** Opens the page of a step; with `waits` until its title and its content are there. */
export const opens =
  (step: Step): Doing =>
  (walk) =>
    walk.arriveAt(walk.step(step))

export const isOpen =
  (step: Step): Doing =>
  async (walk) => {
    await opens(step)(walk)
    const isSupplement = walk.staged.submission.type === 'supplement' && step === 'upload'
    await walk.title(walk.words(isSupplement ? 'step.supplement_upload' : `step.${step}`))
    await walk.page.locator('main button').first().waitFor()
  }

/** One after another. */
export const inTurn =
  (...doings: readonly Doing[]): Doing =>
  async (walk) => {
    for (const doing of doings) await doing(walk)
  }

/** As the browser goes there, and on to the provider: an order is placed. */
const visitsStart = ({ product }: Walk, channel: PaymentChannel, transactionNo: string) =>
  fetch(product.call(`${startPayment.path}?${new URLSearchParams({ channel, transactionNo })}`), {
    redirect: 'manual',
  })

/** Another tab of the same person has paid, by the attempt that is under way where there is one. */
export const isPaid: Doing = async (walk) => {
  const { client, submission } = walk.staged
  const { runningPayment } = await client.ok(getSubmission, { params: { id: submission.id } })
  if (runningPayment) await visitsStart(walk, runningPayment.paymentType, runningPayment.transactionNo)
  await moveTo(walk.product, walk.staged, 'END')
}
/** Another tab of the same person pays by another channel. */
export const isBeingPaidBy =
  (channel: PaymentChannel): Doing =>
  async (walk) => {
    const { client, submission } = walk.staged
    const opens = submission.type === 'apply' ? startApplyPayment : startSupplementPayment
    await client.ok(opens, { params: { id: submission.id } })
    const { transactionNo } = await client.ok(createPayment, {
      query: { channel, submissionId: submission.id },
    })
    await visitsStart(walk, channel, transactionNo)
  }
