import { getResume, saveResume, skipResume } from '#contract/endpoints/submission.ts'
import { type ResumeStep, resumeMachine } from '#machines/resume/resume.machine.ts'
import { done, error, errors } from '#test/charts/paths/ends.ts'
import { address, offline } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { answers, fails, failureOf } from '#test/paths/ends.ts'
import type { Look, WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import {
  breaksNothing,
  busy,
  codeOf,
  defectInSaving,
  isLoading,
  isSentHome,
  leavesAfterSaving,
  retryOffered,
  type Saving,
  savingEnds,
  savingEvents,
} from '#test/paths/walks/savingSteps.ts'
import { resume } from '#test/support/applicant.ts'
import { moveTo } from '#test/support/otherTab.ts'

/** What another tab saves. */
const theirs = { ...resume, motherLanguage: '葡文', educationDatas: [], languageKnowLedges: [] }

const working = ({ page, words }: Walk) => page.getByRole('region', { name: words('resume.section.working') })

const editing: Look = async (walk) => {
  await working(walk).waitFor()
  await walk.button(walk.words('resume.skip')).waitFor()
  await walk.dialog.waitFor({ state: 'detached' })
}

/** What is typed: the language that is spoken at home, and a row with nothing in it, which is not valid. */
async function type(walk: Walk, isFilled: boolean, hasRow: boolean) {
  const { page, words } = walk
  await page
    .getByRole('combobox', { name: words('resume.field.mother_language') })
    .fill(isFilled ? '中文' : '')
  const remove = working(walk).getByRole('button', { name: new RegExp(`^${words('resume.delete_row')}`) })
  const isThere = await remove.isVisible()
  if (hasRow && !isThere)
    await working(walk)
      .getByRole('button', { name: new RegExp(`^${words('resume.add_row')}`) })
      .click()
  if (!hasRow && isThere) {
    await remove.click()
    await walk.answer(words('common.delete'))
  }
}

const saving: Saving = {
  save: saveResume,
  read: getResume,
  held: [getResume, saveResume, skipResume],
  async overtake({ product, staged }, comesBack) {
    const { client, submission } = staged
    const params = { id: submission.id }
    const { version } = await client.ok(getResume, { params })
    const body = { ...theirs, version }
    await client.ok(saveResume, { params, query: { language: 'ZH_TW' }, body })
    await moveTo(product, staged, 'REVIEWING')
    if (comesBack) await moveTo(product, staged, 'RESUMING')
  },
  open: editing,
}

export const resumeWalk: WalkPlan = {
  chart: resumeMachine,
  alphabet: {
    inputs: [{ address, required: false }] satisfies ResumeStep[],
    cases: [
      { type: 'next', valid: false },
      { type: 'next', valid: true },
      { type: 'skip', filled: true },
      { type: 'skip', filled: false },
      done('loadResume', { version: 3 }),
      error('loadResume', offline),
      done('skipResume', submissionOf({ stage: 'UPLOADING' })),
      ...errors('skipResume', 'STAGE_ERROR'),
      ...savingEnds('UPLOADING'),
    ],
    happens: breaksNothing,
    leaves: leavesAfterSaving,
  },
  async begin(walk) {
    walk.staged = await walk.people.at('RESUMING')
    await walk.gate.hold(...saving.held)
    await walk.arriveAt(walk.step('resume'))
  },
  events: {
    'xstate.done.actor.loadResume': answers(getResume),
    'xstate.error.actor.loadResume': fails(getResume),
    retry: (walk) => walk.press(walk.words('common.retry')),
    async next(walk, { valid }) {
      await type(walk, true, !valid)
      await walk.press(walk.words('common.next'))
      if (!valid) await walk.told(walk.words('client.form_error'))
    },
    async skip(walk, { filled }) {
      await type(walk, filled, false)
      await walk.press(walk.words('resume.skip'))
    },
    confirm: (walk) => walk.answer(walk.words('common.confirm')),
    cancel: (walk) => walk.answer(walk.words('common.cancel')),
    'xstate.done.actor.skipResume': answers(skipResume),
    async 'xstate.error.actor.skipResume'(walk, event) {
      if (codeOf(event.error) === undefined) {
        await walk.gate.end(skipResume, { answer: failureOf(event) })
        return walk.told(walk.words('client.network_error'))
      }
      await saving.overtake(walk, false)
      await walk.gate.end(skipResume, 'service')
      await isSentHome(walk)
    },
    ...savingEvents(saving),
  },
  states: {
    async loading(walk) {
      await walk.title(walk.words('step.resume'))
      await isLoading(walk)
    },
    failed: retryOffered,
    editing,
    confirmingSkip: (walk) => walk.asked(walk.words('confirm.skip_resume')),
    skipping: busy,
    saving: busy,
    saved: (walk) => walk.title(walk.words('step.upload')),
  },
  excluded: [defectInSaving('resume')],
}
