/** What the steps have in common that save over a version: another tab that was faster, and the question of the conflict. */
import type { AnyMachineSnapshot } from 'xstate'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import type { Stage } from '#contract/enums.ts'
import type { ErrorCode } from '#contract/errorCodes.ts'
import type { ChartFailure } from '#machines/failure.ts'
import type { SavingOutcome } from '#machines/saving/saving.machine.ts'
import type { Alphabet } from '#test/charts/paths/allEdgesPaths.ts'
import { done, errors } from '#test/charts/paths/ends.ts'
import { offline, refusal } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { answers, failureOf } from '#test/paths/ends.ts'
import type { Act, Excluded, Look } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'

/** A step that saves over a version. */
export interface Saving {
  readonly save: Endpoint
  /** tells the version that is saved over */
  readonly read: Endpoint
  /** every call that the walk holds */
  readonly held: readonly Endpoint[]
  /** another tab of the person is faster: it goes on from the step, and comes back or not */
  readonly overtake: (walk: Walk, comesBack: boolean) => Promise<unknown>
  /** the step, with nothing asked */
  readonly open: Look
}

/** One that is saved by the call `id`, and by `<id>Over` over what another tab has saved. */
export interface Submitting extends Saving {
  readonly id: string
}

export const codeOf = (failure: unknown): ErrorCode | undefined =>
  (failure as { code?: ErrorCode } | undefined)?.code

export const submittingCases = ({ id }: Pick<Submitting, 'id'>, stage: Stage) =>
  [id, `${id}Over`].flatMap((call) => [
    done(call, submissionOf({ stage })),
    ...errors(call, 'VERSION_CONFLICT', 'STAGE_ERROR'),
  ])

/** After a conflict that was put off, or a save over it that failed, each save of the page conflicts again. */
export const leavesAfter =
  ({ id }: Pick<Submitting, 'id'>): NonNullable<Alphabet['leaves']> =>
  ({ type, error }, { value }: AnyMachineSnapshot) =>
    codeOf(error) === 'STAGE_ERROR' ||
    (type === 'cancel' && value === 'conflict') ||
    (type === `xstate.error.actor.${id}Over` && codeOf(error) === undefined)

/** The person is told that the step is over, and is at the list. */
export async function isSentHome(walk: Walk): Promise<void> {
  await walk.gate.letAll()
  await walk.title(walk.words('page.home'))
  await walk.told(walk.words('error.stage'))
}

/** Of a step that invokes the chart `saving`: how it may end. */
export const savingEnds = (stage: Stage) => {
  const nothing: SavingOutcome = { submission: null, failure: null, reload: false }
  return [
    { ...nothing, submission: submissionOf({ stage }) },
    { ...nothing, failure: offline },
    { ...nothing, failure: refusal('STAGE_ERROR') },
    { ...nothing, reload: true },
    nothing,
  ].map((outcome) => done('saving', outcome))
}

/** After a conflict that was put off, each save of the page conflicts again. */
export const leavesAfterSaving: NonNullable<Alphabet['leaves']> = ({ output, error }) => {
  if (output === undefined || !('reload' in output)) return codeOf(error) === 'STAGE_ERROR'
  const { submission, failure, reload } = output as SavingOutcome
  return failure === null ? submission === null && !reload : codeOf(failure) === 'STAGE_ERROR'
}

export const savingEvents = (step: Saving): Record<string, Act> => ({
  async 'xstate.done.actor.saving'(walk, { type, output }) {
    const { submission, failure, reload } = output as SavingOutcome
    if (submission !== null) return walk.gate.end(step.save, 'service')
    if (failure !== null) {
      await walk.gate.end(step.save, { answer: failureOf({ type, error: failure }) })
      return seesFailure(walk, step, failure)
    }
    await conflicts(walk, step)
    await conflict(walk)
    if (reload) return takesTheirs(walk, step)
    await walk.answer(walk.words('common.close'))
    await step.open(walk)
  },
})

export async function seesFailure(walk: Walk, { open }: Pick<Saving, 'open'>, failure: ChartFailure) {
  if (codeOf(failure) === 'STAGE_ERROR') return isSentHome(walk)
  await walk.told(walk.words('client.network_error'))
  await open(walk)
}

/** Another tab goes on while the save waits, and comes back to the step. */
export async function conflicts(walk: Walk, { save, overtake }: Saving) {
  await walk.gate.made(save)
  await overtake(walk, true)
  await walk.gate.end(save, 'service')
}

export async function takesTheirs(walk: Walk, { held }: Saving) {
  await walk.gate.hold(...held)
  await walk.answer(walk.words('draft.use_latest'))
}

/** The chart of a save takes every end of its call. */
export const breaksNothing: NonNullable<Alphabet['happens']> = (_context, { type }) =>
  type !== 'xstate.error.actor.saving'
export const defectInSaving = (step: string): Excluded => ({
  transition: `${step}.saving | xstate.error.actor.saving[0] -> ${step}.editing`,
  why: 'The chart of a save takes every end of its call; only a defect in it would end here.',
})

/** Looks for the step's own questions come before: these answer the conflict only. */
export function submittingEvents({ id, save, read, held, overtake, open }: Submitting): Record<string, Act> {
  const fails: Act = async (walk, event) => {
    const code = codeOf(event.error)
    const isOver = event.type.endsWith('Over')
    // only here a wrong stage is met: whoever saves an older version has a conflict in any stage
    if (isOver && code === 'STAGE_ERROR') await overtake(walk, false)
    if (isOver) await walk.gate.end(read, 'service')
    await walk.gate.made(save)
    if (code === 'VERSION_CONFLICT') await overtake(walk, true)
    const isReal = code === 'VERSION_CONFLICT' || (isOver && code === 'STAGE_ERROR')
    await walk.gate.end(save, isReal ? 'service' : { answer: failureOf(event) })
    if (code === undefined) {
      await walk.told(walk.words('client.network_error'))
      await open(walk)
    }
    if (code === 'STAGE_ERROR') await isSentHome(walk)
  }
  return {
    [`xstate.done.actor.${id}`]: answers(save),
    [`xstate.error.actor.${id}`]: fails,
    async [`xstate.done.actor.${id}Over`](walk) {
      await walk.gate.end(read, 'service')
      await walk.gate.made(save)
      await walk.gate.letAll()
    },
    [`xstate.error.actor.${id}Over`]: fails,
    async takeTheirs(walk) {
      await walk.gate.hold(...held)
      await walk.answer(walk.words('draft.use_latest'))
    },
    async keepMine(walk) {
      await walk.gate.hold(...held, read)
      await walk.answer(walk.words('draft.keep_mine'))
    },
  }
}

/** No to the step's own question, or the conflict is put off. */
export const puttingOff =
  (no: 'common.no' | 'common.cancel', open: Look): Act =>
  async (walk) => {
    const conflict = walk.dialog.getByText(walk.words('draft.conflict'))
    await walk.answer(walk.words((await conflict.isVisible()) ? 'common.close' : no))
    await open(walk)
  }

export const busy: Look = async (walk) => {
  await walk.dialog.waitFor({ state: 'detached' })
  await walk.page.locator('main button[aria-busy=true], main button[data-loading]').first().waitFor()
}
export const conflict: Look = (walk) => walk.asked(walk.words('draft.conflict'))
export const retryOffered: Look = (walk) => walk.button(walk.words('common.retry')).waitFor()
/** A page that is on its way. */
export const isLoading: Look = (walk) =>
  walk.page
    .getByRole('status')
    .filter({ hasText: walk.words('common.loading') })
    .first()
    .waitFor()
