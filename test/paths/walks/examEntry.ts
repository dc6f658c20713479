import type { AnyMachineSnapshot } from 'xstate'
import { checkApply, checkSupplement } from '#contract/endpoints/eligibility.ts'
import { resetSubmission } from '#contract/endpoints/submission.ts'
import type { ApplicationInfo } from '#contract/entities/exam.ts'
import type { ErrorCode } from '#contract/errorCodes.ts'
import { exampleExams } from '#contract/external/exampleExams.ts'
import { examEntryMachine } from '#machines/examEntry/examEntry.machine.ts'
import { done, errors } from '#test/charts/paths/ends.ts'
import { address } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { failureOf } from '#test/paths/ends.ts'
import type { Act, WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import { check, exams, newcomer } from '#test/support/applicant.ts'
import { moveTo } from '#test/support/otherTab.ts'
import { sign, startPaying } from '#test/support/paying.ts'

const application = (formSaved: boolean, stage: 'FORMING' | 'PAYING' | 'END'): ApplicationInfo => ({
  id: 'A1',
  applicationStage: stage,
  macaoAddress: null,
  submissions: [submissionOf({ id: address.submissionId, stage, formSaved })],
})
const begun = application(false, 'FORMING')
const saved = application(true, 'PAYING')
const ended = application(true, 'END')

interface Entry {
  readonly examId: number
  readonly application: ApplicationInfo | null
}
const hasEnded = ({ application }: Entry) => application?.applicationStage === 'END'

const codeOf = (error: unknown) => (error as { code?: ErrorCode } | undefined)?.code

const labels = ['exam.apply', 'exam.continue', 'exam.view_receipt'] as const
/** The buttons of the exam that the path is about. */
function button(walk: Walk, ids: readonly Parameters<Walk['words']>[0][]) {
  const code = exampleExams.find(({ id }) => id === Number(walk.notes.get('examId')))?.code ?? ''
  const names = ids.map((id) => walk.words(id)).join('|')
  return walk.journey.card(code).getByRole('button', { name: new RegExp(`^(${names})$`) })
}

/** What `apply` comes to, by what is known of the application. */
const leadsTo = ({ application }: Entry) =>
  application === null
    ? 'check'
    : application.applicationStage === 'END'
      ? 'receipt'
      : application.submissions[0]?.formSaved
        ? 'anew'
        : 'checkAgain'

const seesCheck =
  (query: string): Act =>
  async (walk) => {
    await walk.at(`/check/apply/${exams.open}`)
    const { search } = new URL(walk.page.url())
    if (search !== query) throw new Error(`the check is asked for with “${search}”`)
  }
const places = {
  check: seesCheck(''),
  checkAgain: seesCheck('?channel=1'),
  receipt: (walk: Walk) => walk.title(walk.words('step.receipt')),
  anew: async () => undefined,
}

const payments: Partial<Record<ErrorCode, Act>> = {
  async PAYMENT_STATUS_STARTED(walk) {
    const { client, submission } = walk.staged
    await startPaying(client, await sign(walk.product, client, submission))
  },
  /** the gateway has the money, and the service has not heard of it */
  async PAYMENT_STATUS_SUCCESS(walk) {
    const { client, submission } = walk.staged
    const transactionNo = await startPaying(client, await sign(walk.product, client, submission))
    await walk.product.sandbox.control.gateway.pay(transactionNo, 'neverNotify')
  },
}

export const examEntryWalk: WalkPlan = {
  chart: examEntryMachine,
  isMadeLate: true,
  alphabet: {
    inputs: [
      { examId: exams.open, application: null },
      { examId: exams.open, application: ended },
      { examId: exams.open, application: saved },
      { examId: exams.open, application: begun },
      { examId: exams.supplement, application: ended },
    ] satisfies Entry[],
    cases: [
      ...Object.keys(places).map((leads) => ({ type: 'apply', leads })),
      { type: 'application.read', application: ended },
      done('resetSubmission', submissionOf({ stage: 'CHECKING' })),
      ...errors(
        'resetSubmission',
        'PAYMENT_STATUS_SUCCESS',
        'PAYMENT_STATUS_STARTED',
        'STAGE_ERROR',
        'TIME_OUT',
      ),
    ],
    reads: ({ application }: Entry) => application,
    happens(context: Entry, { type, error, leads }, before: AnyMachineSnapshot) {
      // one round is over before the other begins
      if (type === 'apply') return context.examId === exams.open && leads === leadsTo(context)
      if (type === 'supplement') return context.examId === exams.supplement
      // another tab ends what this one wants to begin anew, which is then refused
      if (type === 'application.read') return before.matches('resetting') && !hasEnded(context)
      return hasEnded(context) === (codeOf(error) === 'STAGE_ERROR')
    },
    leaves: ({ type, error, leads }) =>
      type === 'supplement' ||
      type === 'xstate.done.actor.resetSubmission' ||
      (codeOf(error) !== undefined && codeOf(error) !== 'STAGE_ERROR') ||
      (type === 'apply' && leads !== 'anew'),
  },
  async begin(walk, { examId, application }: Entry) {
    const { people, product, notes, gate } = walk
    notes.set('examId', String(examId))
    const place = { sandbox: product.sandbox, signIn: people.signIn }
    let subject = 'conditional-files'
    if (application === saved || (application === ended && examId === exams.open)) {
      walk.staged = application === saved ? await people.reviewed() : await people.ended()
      subject = walk.staged.subject
    } else if (examId === exams.open) {
      const client = await newcomer(place)
      subject = client.subject
      if (application === begun) await check(client, examId)
    }
    await gate.hold(resetSubmission, checkApply, checkSupplement)
    await walk.arriveAt('/', subject)
  },
  events: {
    async apply(walk, event) {
      await button(walk, labels).click()
      await places[event.leads as keyof typeof places](walk, event)
    },
    async supplement(walk) {
      await button(walk, ['exam.supplement', 'exam.supplement_continue']).click()
      await walk.at(`/check/supplement/${exams.supplement}`)
    },
    async 'application.read'(walk) {
      await moveTo(walk.product, walk.staged, 'END')
      await walk.comesBack()
    },
    async 'xstate.done.actor.resetSubmission'(walk, event) {
      await walk.gate.end(resetSubmission, 'service')
      await places.checkAgain(walk, event)
    },
    async 'xstate.error.actor.resetSubmission'(walk, { type, error }) {
      const code = codeOf(error)
      if (code === undefined) {
        await walk.gate.end(resetSubmission, { answer: failureOf({ type, error }) })
        return walk.told(walk.words('client.network_error'))
      }
      if (code === 'TIME_OUT') {
        await walk.gate.end(resetSubmission, { answer: code })
        return walk.sees(walk.words('eligibility.TIME_OUT'))
      }
      await payments[code]?.(walk, { type })
      await walk.gate.end(resetSubmission, 'service')
      if (code === 'STAGE_ERROR') await walk.told(walk.words('error.stage'))
      else if (code === 'PAYMENT_STATUS_SUCCESS') await places.receipt(walk)
      else await walk.sees(walk.words('payment.under_way'))
    },
  },
  states: {
    async offering(walk) {
      await walk.title(walk.words('page.home'))
      await walk.page
        .locator('main [aria-busy=false]')
        .filter({ has: walk.page.locator('article') })
        .waitFor()
      await button(walk, [...labels, 'exam.supplement', 'exam.supplement_continue'])
        .first()
        .waitFor()
    },
    resetting: (walk) => walk.page.locator('article button[data-loading]').waitFor(),
  },
}
