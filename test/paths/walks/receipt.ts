import { downloadReceipt, getReceipt } from '#contract/endpoints/payment.ts'
import { type ReceiptInput, receiptMachine } from '#machines/receipt/receipt.machine.ts'
import { done, error, errors, unauthorized } from '#test/charts/paths/ends.ts'
import { address, offline } from '#test/charts/phrases.ts'
import { answers, fails, failureOf } from '#test/paths/ends.ts'
import type { WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import { busy, codeOf, isLoading, isSentHome, retryOffered } from '#test/paths/walks/savingSteps.ts'
import { begun } from '#test/support/begun.ts'

const isUnauthorized = ({ error }: { error?: { status?: number } }) => error?.status === 401

/** The file arrives at the person's own place. */
export async function arrivesAsFile(walk: Walk, endpoint: Parameters<Walk['gate']['end']>[0]) {
  const file = begun(walk.page.waitForEvent('download'))
  await walk.gate.end(endpoint, 'service')
  const name = (await file).suggestedFilename()
  if (!name.endsWith('.pdf')) throw new Error(`the receipt is called ${name}`)
}

/** The session is over: the person is at the single account, and the receipt is kept for their return. */
export async function isSentToSignIn(walk: Walk) {
  await walk.gate.letAll()
  await walk.page.waitForURL(`${walk.product.sandbox.urls.account}/**`)
}

export const receiptWalk: WalkPlan = {
  chart: receiptMachine,
  alphabet: {
    inputs: [{ address, submissionNo: '1' }] satisfies ReceiptInput[],
    cases: [
      done('loadReceipt', { receiptNo: '1' }),
      ...errors('loadReceipt', 'STAGE_ERROR'),
      done('downloadReceipt'),
      error('downloadReceipt', offline),
      unauthorized('downloadReceipt'),
    ],
    leaves: (event) => codeOf(event.error) === 'STAGE_ERROR' || isUnauthorized(event as never),
  },
  async begin(walk) {
    walk.staged = await walk.people.ended()
    await walk.gate.hold(getReceipt, downloadReceipt)
    await walk.arriveAt(walk.step('receipt'))
  },
  events: {
    'xstate.done.actor.loadReceipt': answers(getReceipt),
    async 'xstate.error.actor.loadReceipt'(walk, event) {
      // made up: a submission that has ended has its receipt
      await fails(getReceipt)(walk, event)
      if (codeOf(event.error) === 'STAGE_ERROR') await isSentHome(walk)
    },
    retry: (walk) => walk.press(walk.words('common.retry')),
    download: (walk) => walk.press(walk.words('receipt.download')),
    'xstate.done.actor.downloadReceipt': (walk) => arrivesAsFile(walk, downloadReceipt),
    async 'xstate.error.actor.downloadReceipt'(walk, event) {
      await walk.gate.end(downloadReceipt, { answer: failureOf(event) })
      if (isUnauthorized(event as never)) await isSentToSignIn(walk)
      else await walk.told(walk.words('client.downloadError'))
    },
  },
  states: {
    async loading(walk) {
      await walk.title(walk.words('step.receipt'))
      await isLoading(walk)
    },
    failed: retryOffered,
    async shown(walk) {
      await walk.sees(walk.staged.submission.submissionNo ?? '')
      await walk.button(walk.words('receipt.download')).and(walk.page.locator(':enabled')).waitFor()
    },
    downloading: busy,
  },
}
