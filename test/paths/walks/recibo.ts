import { downloadReceiptByNumber } from '#contract/endpoints/payment.ts'
import { reciboMachine } from '#machines/recibo/recibo.machine.ts'
import { done, errors, unauthorized } from '#test/charts/paths/ends.ts'
import { failureOf } from '#test/paths/ends.ts'
import type { WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import { arrivesAsFile, isSentToSignIn } from '#test/paths/walks/receipt.ts'
import { busy, codeOf } from '#test/paths/walks/savingSteps.ts'

/** As the model calls them: the person's own number, and one that is not. */
const own = 'own'
const foreign = 'foreign'
const numberOf = ({ staged }: Walk, submissionNo: string) => {
  const { submissionNo: mine } = staged.submission
  if (mine === null) throw new Error('the submission has no number')
  return submissionNo === own ? mine : mine.replaceAll(/\d/g, '9')
}
const isUnauthorized = ({ error }: { error?: { status?: number } }) => error?.status === 401

const field = ({ page, words }: Walk) => page.getByLabel(words('submission.number'))
const ready = async (walk: Walk) => {
  await walk.title(walk.words('page.recibo'))
  await walk.button(walk.words('receipt.download')).and(walk.page.locator(':enabled')).waitFor()
}

export const reciboWalk: WalkPlan = {
  chart: reciboMachine,
  alphabet: {
    inputs: [null, own, foreign].map((submissionNo) => ({ submissionNo })),
    cases: [
      { type: 'number.given', submissionNo: own },
      { type: 'number.given', submissionNo: foreign },
      done('downloadReceipt'),
      ...errors('downloadReceipt', 'APP_IS_NOT_BELONG_TO_USER'),
      unauthorized('downloadReceipt'),
    ],
    reads: ({ submissionNo }: { submissionNo: string }) => submissionNo,
    happens({ submissionNo }: { submissionNo: string }, event, { value }) {
      // the page sends nothing more while it waits
      if (event.type === 'number.given') return value !== 'downloading'
      if (event.type === 'xstate.done.actor.downloadReceipt') return submissionNo === own
      return codeOf(event.error) === undefined || submissionNo === foreign
    },
    leaves: (event) => event.type === 'home' || isUnauthorized(event as never),
  },
  async begin(walk, { submissionNo }: { submissionNo: string | null }) {
    walk.staged = await walk.people.ended()
    await walk.gate.hold(downloadReceiptByNumber)
    const query =
      submissionNo === null ? '' : `?${new URLSearchParams({ submissionNo: numberOf(walk, submissionNo) })}`
    await walk.arriveAt(`/recibo${query}`)
  },
  events: {
    async 'number.given'(walk, { submissionNo }) {
      await field(walk).fill(numberOf(walk, submissionNo))
      await walk.press(walk.words('receipt.download'))
    },
    async home(walk) {
      await walk.press(walk.words('common.back_home'))
      await walk.gate.letAll()
      await walk.title(walk.words('page.home'))
    },
    'xstate.done.actor.downloadReceipt': (walk) => arrivesAsFile(walk, downloadReceiptByNumber),
    async 'xstate.error.actor.downloadReceipt'(walk, event) {
      const code = codeOf(event.error)
      await walk.gate.end(downloadReceiptByNumber, code ? 'service' : { answer: failureOf(event) })
      if (isUnauthorized(event as never)) await isSentToSignIn(walk)
      else if (code) await walk.told(walk.words('error.code.APP_IS_NOT_BELONG_TO_USER'))
      else await walk.told(walk.words('client.downloadError'))
    },
  },
  states: {
    askingNumber: ready,
    async downloading(walk) {
      await walk.sees(walk.words('recibo.downloading'))
      await busy(walk)
    },
    failed: ready,
    async handedOver(walk) {
      await walk.sees(walk.words('recibo.done'))
      await ready(walk)
    },
  },
}
