import { startApplyPayment } from '#contract/endpoints/payment.ts'
import { exchangeAuthorizationCode, signSubmission } from '#contract/endpoints/signature.ts'
import { getSubmission } from '#contract/endpoints/submission.ts'
import type { ErrorCode } from '#contract/errorCodes.ts'
import {
  type AuthorizationInput,
  authorizationMachine,
} from '#machines/authorization/authorization.machine.ts'
import type { AttemptOutcome } from '#machines/payment/attemptOutcome.ts'
import { done, error, errors } from '#test/charts/paths/ends.ts'
import { address, offline } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { answers, failureOf } from '#test/paths/ends.ts'
import type { Act, Look, WalkPlan } from '#test/paths/plan.ts'
import { lands, places } from '#test/paths/walks/paymentAttempt.ts'
import { exams } from '#test/support/applicant.ts'
import { moveTo } from '#test/support/otherTab.ts'
import { askToSign, sign } from '#test/support/paying.ts'

const toProvider: AttemptOutcome = {
  place: { to: 'address', url: 'https://gateway.example/1' },
  failure: null,
}
const failedAttempt: AttemptOutcome = {
  place: { to: 'payment', ...address, paymentType: 'GOV_PAY' },
  failure: offline,
}

const input = (code: string | null, examId: number): AuthorizationInput => ({
  address: { ...address, examId },
  paymentType: 'GOV_PAY',
  code,
})

const fails =
  (endpoint: typeof exchangeAuthorizationCode | typeof signSubmission): Act =>
  async (walk, event) => {
    const { code } = event.error as { code?: ErrorCode }
    lands(walk, code === 'TIME_OUT' ? 'check' : 'payment')
    await walk.gate.end(endpoint, { answer: failureOf(event) })
    await walk.gate.letAll()
    if (code !== 'TIME_OUT') await walk.told(walk.words('client.network_error'))
  }

const processing: Look = async (walk) => {
  await walk.title(walk.words('page.authorization'))
  await walk.sees(walk.words('sign.processing'))
}

const saysThatNothingIsSigned: Look = (walk) => walk.told(walk.words('error.sign_pdf'))

export const authorizationWalk: WalkPlan = {
  chart: authorizationMachine,
  alphabet: {
    inputs: [input('c', exams.open), input('c', exams.test), input(null, exams.open)],
    cases: [
      done('readSubmission', submissionOf({ stage: 'END', signed: true })),
      done('readSubmission', submissionOf({ stage: 'PAYING', signed: true })),
      done('readSubmission', submissionOf({ stage: 'PAYING' })),
      error('readSubmission', offline),
      done('exchangeCode', { token: 't' }),
      error('exchangeCode', offline),
      done('signSubmission', submissionOf({ stage: 'END' })),
      done('signSubmission', submissionOf({ stage: 'PAYING' })),
      ...errors('signSubmission', 'TIME_OUT'),
      done('paymentAttempt', toProvider),
      done('paymentAttempt', failedAttempt),
    ],
    happens(context: AuthorizationInput, { type, output }) {
      if (type === 'xstate.error.actor.paymentAttempt') return false
      // a test exam ends with the signature
      const isTest = context.address.examId === exams.test
      return type !== 'xstate.done.actor.signSubmission' || isTest === (output.stage === 'END')
    },
  },
  async begin(walk, { address: { examId }, code }: AuthorizationInput) {
    const { product } = walk
    walk.staged = await walk.people.reviewed(examId)
    const url = await askToSign(walk.staged.client, walk.staged.submission, walk.language, product.origin)
    const back = new URL(await product.sandbox.control.eSign.decide(url, code === null ? 'cancel' : 'sign'))
    lands(walk, 'payment')
    await walk.gate.hold(exchangeAuthorizationCode, signSubmission, startApplyPayment, getSubmission)
    const home = new URL(product.address('/')).pathname
    await walk.arriveAt(`/${back.pathname.slice(home.length)}${back.search}`)
  },
  events: {
    // the page sends it by itself
    begin: async () => undefined,
    async 'xstate.done.actor.readSubmission'(walk, { output: { stage, signed } }) {
      const { product, staged } = walk
      // a reload after the signature, or after everything
      if (stage === 'END') await moveTo(product, staged, 'END')
      else if (signed) await sign(product, staged.client, staged.submission)
      lands(walk, stage === 'END' ? 'receipt' : 'payment')
      await walk.gate.end(getSubmission, 'service')
      await walk.gate.letAll()
      if (!signed) await saysThatNothingIsSigned(walk)
    },
    async 'xstate.error.actor.readSubmission'(walk, { error }) {
      await walk.gate.end(getSubmission, { answer: failureOf({ type: 'its call', error }) })
      await walk.gate.letAll()
      await saysThatNothingIsSigned(walk)
    },
    'xstate.done.actor.exchangeCode': answers(exchangeAuthorizationCode),
    'xstate.error.actor.exchangeCode': fails(exchangeAuthorizationCode),
    async 'xstate.done.actor.signSubmission'(walk, { output }) {
      lands(walk, output.stage === 'END' ? 'receipt' : 'gateway')
      await walk.gate.end(signSubmission, 'service')
    },
    'xstate.error.actor.signSubmission': fails(signSubmission),
    async 'xstate.done.actor.paymentAttempt'(walk, { output }) {
      if (output.failure === null) return walk.gate.end(startApplyPayment, 'service')
      lands(walk, 'payment')
      await walk.gate.end(startApplyPayment, {
        answer: failureOf({ type: 'its call', error: output.failure }),
      })
      await walk.told(walk.words('client.network_error'))
    },
  },
  states: {
    // left within the moment in which it is drawn
    arriving: (walk) => walk.page.locator('h1').first().waitFor(),
    lookingUp: processing,
    exchanging: processing,
    signing: processing,
    attempting: (walk) => walk.sees(walk.words('payment.redirecting')),
    async over(walk) {
      await walk.gate.letAll()
      await places[walk.notes.get('lands') ?? '']?.(walk)
    },
  },
  excluded: [
    {
      transition: 'authorization.attempting | xstate.error.actor.paymentAttempt[0] -> authorization.over',
      why: 'The chart of an attempt takes every end of its calls; only a defect in it would end here.',
    },
  ],
}
