import { checkApply } from '#contract/endpoints/eligibility.ts'
import { startApplyPayment, startSupplementPayment } from '#contract/endpoints/payment.ts'
import { getSubmission, returnFromReview } from '#contract/endpoints/submission.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { Stage } from '#contract/enums.ts'
import type { Step } from '#contract/steps.ts'
import type { ChartFailure } from '#machines/failure.ts'
import { journeys } from '#machines/journey/journey.machine.ts'
import { stepOfStage, stepsFor } from '#machines/journey/stepsFor.ts'
import { done, errors } from '#test/charts/paths/ends.ts'
import { statePath } from '#test/charts/statePath.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { goBack } from '#test/pages/parties.ts'
import { failureOf } from '#test/paths/ends.ts'
import type { Act, Look, WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import { wantsReceipt } from '#test/paths/walks/submission.ts'
import { moveTo } from '#test/support/otherTab.ts'
import { newlyOwing } from '#test/support/owing.ts'
import { sign } from '#test/support/paying.ts'

type Journey = keyof typeof journeys

interface Shape {
  readonly flags: Partial<Submission>
  readonly stages: readonly Stage[]
  /** stages between which another tab has moved, each of which a fresh look shows */
  readonly followed: readonly (readonly [from: Stage, to: Stage])[]
  /** steps that the browser's own back leads to, by the step it is pressed in */
  readonly askedBack: Partial<Record<Step, Step>>
}

const shapes: Readonly<Partial<Record<Journey, Shape>>> = {
  apply: {
    flags: { type: 'apply' },
    stages: ['FORMING', 'RESUMING', 'UPLOADING', 'REVIEWING', 'PAYING', 'END', 'CHECKING'],
    followed: [
      ['FORMING', 'REVIEWING'],
      ['FORMING', 'PAYING'],
      ['FORMING', 'UPLOADING'],
      ['RESUMING', 'FORMING'],
      ['RESUMING', 'END'],
      ['UPLOADING', 'RESUMING'],
      ['UPLOADING', 'CHECKING'],
    ],
    askedBack: { registration: 'review', resume: 'registration', upload: 'resume', review: 'upload' },
  },
  filesAndPayment: {
    flags: { type: 'supplement', supplementFile: true, supplementPayment: true },
    stages: ['UPLOADING', 'REVIEWING', 'PAYING', 'END'],
    followed: [
      ['UPLOADING', 'PAYING'],
      ['REVIEWING', 'END'],
    ],
    askedBack: { upload: 'review', review: 'upload' },
  },
  filesOnly: {
    flags: { type: 'supplement', supplementFile: true },
    stages: ['UPLOADING', 'REVIEWING', 'END'],
    followed: [['UPLOADING', 'END']],
    askedBack: { upload: 'review', review: 'upload' },
  },
  paymentOnly: {
    flags: { type: 'supplement', supplementPayment: true },
    stages: ['PAYING', 'END'],
    followed: [],
    askedBack: {},
  },
}

const stageOfReturn = { registration: 'FORMING', resume: 'RESUMING', upload: 'UPLOADING' } as const
const returns = Object.keys(stageOfReturn) as (keyof typeof stageOfReturn)[]

const linkTo = {
  registration: 'review.modify_registration',
  resume: 'review.modify_resume',
  upload: 'review.modify_documents',
} as const

const stepOf = (submission: Submission): Step => {
  const step = stepOfStage(submission.stage)
  if (step === null) throw new Error('the check is no step')
  return step
}

/** What the history of the tab holds of this submission since the page was opened, the last of it shown. */
const entriesOf = (walk: Walk): Step[] => JSON.parse(walk.notes.get('entries') ?? '[]')
function showed(walk: Walk, step: Step, how: 'push' | 'replace'): void {
  const before = entriesOf(walk)
  const entries = [...(how === 'push' ? before : before.slice(0, -1)), step]
  walk.notes.set('entries', JSON.stringify(entries))
  if (how === 'push') lengthen(walk, 1)
}

/** How long the browser's history has to be; unknown before the first look. */
const lengthOf = (walk: Walk): number | null => Number(walk.notes.get('length') ?? 0) || null
const lengthen = (walk: Walk, by: number) => {
  const length = lengthOf(walk)
  if (length !== null) walk.notes.set('length', String(length + by))
}
async function lookAtHistory(walk: Walk): Promise<void> {
  const length = await walk.page.evaluate(() => history.length)
  const expected = lengthOf(walk) ?? length
  if (length !== expected)
    throw new Error(`the history has ${length} entries, ${expected} are to be expected`)
  walk.notes.set('length', String(length))
}
const shown = (walk: Walk): Step => entriesOf(walk).at(-1) ?? 'registration'

const titleOf = ({ words, staged }: Walk, step: Step): string =>
  step === 'upload' && staged.submission.type === 'supplement'
    ? words('step.supplement_upload')
    : words(`step.${step}`)

/** One step's own work by its page, whose fields another visit has filled. */
async function workThrough(walk: Walk, from: Step): Promise<void> {
  const { words, journey } = walk
  if (from === 'registration' || from === 'upload') {
    await walk.press(words('common.next'))
    await journey.answerDialogsUntil(titleOf(walk, from === 'registration' ? 'resume' : 'review'))
  } else if (from === 'resume') {
    await journey.skipResume()
  } else if (from === 'review') {
    await walk.page.getByText(words('review.declare')).click()
    await walk.press(words('common.submit'))
    await walk.answer(words('common.confirm'))
  } else {
    // paid in the window of its provider
    await moveTo(walk.product, walk.staged, 'END')
    await lookAtPayment(walk)
  }
}

/** The payment page, once it offers its channels, is looked at again. */
async function lookAtPayment(walk: Walk): Promise<void> {
  await walk.journey.channel('GOV_PAY').waitFor()
  await walk.lookAgain()
}

/** An attempt that nobody answers: the page asks what the service knows before it goes on. */
async function failToPay(walk: Walk): Promise<void> {
  const { charts, gate, product, staged, journey } = walk
  const { client, submission } = staged
  if (submission.type === 'apply') {
    const current = await client.ok(getSubmission, { params: { id: submission.id } })
    if (!current.signed) await sign(product, client, current)
    await lookAtPayment(walk)
    const isSeen = () =>
      charts.stepsOf('payment').find(({ event }) => event === 'xstate.done.actor.lookAgain')
    if ((await charts.until(isSeen, 8_000)) === null) throw new Error('the signature is not seen')
  }
  const endpoint = submission.type === 'apply' ? startApplyPayment : startSupplementPayment
  await gate.hold(endpoint)
  await journey.pay('GOV_PAY')
  await gate.end(endpoint, { answer: 'network' })
}

const changes: Act = async (walk, { submission }) => {
  const { stage } = submission as Submission
  const from = shown(walk)
  const to = stepOfStage(stage)
  if (to === from) return failToPay(walk)
  const stages = stepsFor(walk.staged.submission)
  const isNext = to !== null && stages.indexOf(to) === stages.indexOf(from) + 1
  if (isNext) await workThrough(walk, from)
  else {
    await moveTo(walk.product, walk.staged, stage)
    await walk.lookAgain()
  }
  if (to !== null) showed(walk, to, isNext && to !== 'receipt' ? 'push' : 'replace')
}

/**
 * The browser's own back, where the tab came through the step that is asked for; otherwise the history is given the two
 * entries that it would have, of which the router knows as little as of those from before a reload.
 */
const asksBack: Act = async (walk, { step }) => {
  const entries = entriesOf(walk)
  const here = shown(walk)
  if (entries.at(-2) !== step) {
    await walk.page.evaluate(
      (path) => {
        const { pathname } = location
        const state = history.state
        const push = History.prototype.pushState
        push.call(history, { ...state, __TSR_index: state.__TSR_index - 1 }, '', path)
        push.call(history, state, '', pathname)
      },
      new URL(walk.product.address(walk.step(step))).pathname,
    )
    showed(walk, step, 'push')
    showed(walk, here, 'push')
  }
  await goBack(walk.page)
  if (here !== 'review') {
    await walk.dialog.getByText(walk.words('confirm.leave_to_home')).waitFor()
    await walk.answer(walk.words('common.cancel'))
  }
  await walk.at(walk.step(here))
}

/** The receipt is there, and what leads to it can't be read: the address stays with the step that is known. */
const asksReceipt: Act = async (walk) => {
  await wantsReceipt(walk)
  await walk.gate.end(getSubmission, { answer: 'network' })
  await walk.at(walk.step('payment'))
  await walk.title(walk.words('step.payment'))
}

const fails: Act = async (walk, event) => {
  const { code } = event.error as ChartFailure
  const { words, gate } = walk
  if (code === 'STAGE_ERROR') {
    // another tab has confirmed meanwhile
    await moveTo(walk.product, walk.staged, afterReview(walk))
    await gate.end(returnFromReview, 'service')
    await walk.told(words('error.stage'))
    return walk.at('/')
  }
  await gate.end(returnFromReview, { answer: failureOf(event) })
  if (code === undefined) return walk.told(words('client.network_error'))
  await walk.at(/^\/check\//)
  await walk.page.getByRole('main').getByText(words('eligibility.TIME_OUT')).waitFor()
}
const afterReview = ({ staged: { submission } }: Walk): Stage =>
  stepsFor(submission).includes('payment') ? 'PAYING' : 'END'

const showsStep =
  (step: Step): Look =>
  async (walk) => {
    await walk.title(titleOf(walk, step))
    await walk.at(walk.step(step))
    await lookAtHistory(walk)
  }
const atReview = showsStep('review')

/** A step that asks nothing. */
const rests =
  (step: Step): Look =>
  async (walk) => {
    await showsStep(step)(walk)
    await walk.dialog.waitFor({ state: 'detached' })
  }

async function stage(walk: Walk, { flags }: Shape): Promise<void> {
  const documents = ['HA_E'] as const
  walk.staged =
    flags.type === 'apply'
      ? await walk.people.at('REVIEWING')
      : await newlyOwing(walk.product, walk.people, {
          documents: flags.supplementFile ? [...documents] : [],
          payment: flags.supplementPayment ?? false,
        })
}

/** Of one sequence of steps. */
function walkOf(name: Journey, shape: Shape): WalkPlan {
  const { flags, stages } = shape
  const at = (stage: Stage) => submissionOf({ ...flags, stage })
  const steps = stepsFor(at('END'))
  const own = returns.filter((to) => steps.includes(to) && steps.includes('review'))
  const ways = [
    ...shape.followed,
    ...stages.flatMap((from) => {
      const next = stages[stages.indexOf(from) + 1]
      return from === 'END' || next === undefined ? [] : [[from, next] as const]
    }),
    ['PAYING', 'PAYING'] as const,
  ]
  return {
    chart: journeys[name],
    alphabet: {
      inputs: stages.map((stage) => ({ submission: at(stage) })),
      cases: [
        ...stages.map((stage) => ({ type: 'submission.changed', submission: at(stage) })),
        ...steps.map((step) => ({ type: 'step.asked', step })),
        ...own.map((to) => ({ type: 'return', to })),
        ...own.map((to) => done('returnFromReview', at(stageOfReturn[to]))),
        ...errors(
          'returnFromReview',
          'STAGE_ERROR',
          ...(flags.type === 'apply' ? ['TIME_OUT' as const] : []),
        ),
      ],
      reads: ({ submission, returnTo }: { submission: Submission; returnTo: Step | null }) => [
        submission.stage,
        returnTo,
      ],
      happens(context: { submission: Submission; returnTo: Step | null }, { type, ...event }, before) {
        const { stage } = context.submission
        const isOpen = !/confirming|returning/.test(statePath(before.value))
        if (type === 'submission.changed')
          return isOpen && ways.some(([from, to]) => from === stage && to === event.submission.stage)
        if (type === 'step.asked') {
          const here = stepOf(context.submission)
          return isOpen && event.step === (here === 'payment' ? 'receipt' : shape.askedBack[here])
        }
        if (type === 'xstate.done.actor.returnFromReview')
          return (
            context.returnTo !== null && event.output.stage === stageOfReturn[context.returnTo as 'upload']
          )
        return true
      },
      leaves: ({ type, step, error }) =>
        (type === 'step.asked' && step === 'receipt') ||
        (error as ChartFailure | undefined)?.code !== undefined,
    },
    async begin(walk, { submission }: { submission: Submission }) {
      await stage(walk, shape)
      if (steps.includes('review')) await moveTo(walk.product, walk.staged, 'REVIEWING')
      await moveTo(walk.product, walk.staged, submission.stage)
      await walk.gate.hold(returnFromReview, checkApply)
      // any step may be named: the current one is shown
      await walk.arriveAt(walk.step(steps[1] ?? 'receipt'))
      const step = stepOfStage(submission.stage)
      if (step !== null) showed(walk, step, 'push')
    },
    events: {
      'submission.changed': changes,
      'step.asked': (walk, event) => (event.step === 'receipt' ? asksReceipt : asksBack)(walk, event),
      return: (walk, { to }) => walk.press(walk.words(linkTo[to as keyof typeof linkTo])),
      back: (walk) => walk.press(walk.words('common.back')),
      confirm: (walk) => walk.answer(walk.words('common.confirm')),
      cancel: (walk) => walk.answer(walk.words('common.cancel')),
      async 'xstate.done.actor.returnFromReview'(walk, { output }) {
        await walk.gate.end(returnFromReview, 'service')
        showed(walk, stepOf(output), 'push')
      },
      'xstate.error.actor.returnFromReview': fails,
    },
    states: {
      ...Object.fromEntries(steps.filter((step) => step !== 'review').map((step) => [step, rests(step)])),
      'review.open': rests('review'),
      async 'review.confirmingReturn'(walk) {
        await walk.dialog
          .getByRole('button', { name: walk.words('common.cancel'), disabled: false })
          .waitFor()
        await atReview(walk)
      },
      async 'review.returning'(walk) {
        await walk.gate.made(returnFromReview)
        await walk.dialog.getByRole('button', { name: walk.words('common.cancel'), disabled: true }).waitFor()
        await atReview(walk)
      },
      async begunAnew(walk) {
        await walk.title(walk.words('page.check'))
        await walk.at(/^\/check\/apply\//)
      },
    },
  }
}

/** The four sequences of steps. */
export const journeyWalks: readonly WalkPlan[] = Object.entries(shapes).map(([name, shape]) =>
  walkOf(name as Journey, shape),
)
