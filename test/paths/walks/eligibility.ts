import { checkApply } from '#contract/endpoints/eligibility.ts'
import { getExam } from '#contract/endpoints/exam.ts'
import { lastApplicationDay } from '#contract/rules/examWindow.ts'
import { addDays } from '#contract/rules/macaoDate.ts'
import { type EligibilityInput, eligibilityMachine } from '#machines/eligibility/eligibility.machine.ts'
import { done, errors } from '#test/charts/paths/ends.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { dateField, fillDate } from '#test/pages/dates.ts'
import { answers, fails } from '#test/paths/ends.ts'
import type { Act, Look, WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import { exams, newcomer } from '#test/support/applicant.ts'

const calls = ['checkEligibility', 'checkEligibilityWithDate']
/** of the model; the screen is given the last day of the real exam, or the day before */
const lastDay = '2026-03-13'
const dayBefore = '2026-03-12'

const checking: Look = async (walk) => {
  await walk.title(walk.words('page.check'))
  await walk.sees(walk.words('eligibility.checking'))
}
const sevenYears = ({ page, words }: Walk) => dateField(page, words('eligibility.seven_year_title'))

const goHome: Act = async (walk) => {
  await walk.press(walk.words('common.back_home'))
  await walk.at('/')
}

export const eligibilityWalk: WalkPlan = {
  chart: eligibilityMachine,
  alphabet: {
    inputs: [null, 'TIME_OUT'].map((code) => ({
      submissionType: 'apply',
      examId: exams.open,
      lastDay,
      code,
    })),
    cases: [
      { type: 'date.submitted', date: dayBefore },
      { type: 'date.submitted', date: lastDay },
      ...calls.flatMap((id) => [
        done(id, submissionOf()),
        ...errors(id, 'SEVEN_YEAR_DATE_MUST_NOT_NULL', 'USER_AGE_DISMATCH'),
      ]),
    ],
    leaves: ({ type }) => type === 'home' || type === 'cancel',
  },
  async begin(walk, { examId, code }: EligibilityInput) {
    const client = await newcomer({ sandbox: walk.product.sandbox, signIn: walk.people.signIn })
    const exam = await client.ok(getExam, { params: { id: examId } })
    walk.notes.set('lastDay', lastApplicationDay(exam))
    await walk.gate.hold(checkApply)
    await walk.arriveAt(`/check/apply/${examId}${code === null ? '' : `?code=${code}`}`, client.subject)
  },
  events: {
    // the page sends it by itself
    check: async () => undefined,
    'xstate.done.actor.checkEligibility': answers(checkApply),
    'xstate.error.actor.checkEligibility': fails(checkApply),
    'xstate.done.actor.checkEligibilityWithDate': answers(checkApply),
    'xstate.error.actor.checkEligibilityWithDate': fails(checkApply),
    async 'date.submitted'(walk, { date }) {
      const last = walk.notes.get('lastDay') ?? ''
      await fillDate(sevenYears(walk), date === lastDay ? last : addDays(last, -1))
      await walk.press(walk.words('common.continue'))
      walk.notes.set('dateTyped', date)
    },
    confirm: (walk) => walk.answer(walk.words('common.yes')),
    cancel: async (walk) => {
      await walk.answer(walk.words('common.no'))
      await walk.at('/')
    },
    retry: (walk) => walk.press(walk.words('common.retry')),
    home: goHome,
  },
  states: {
    opening: (walk) => walk.title(walk.words('page.check')),
    checking,
    askingDate: (walk) => sevenYears(walk).waitFor(),
    confirmingDate: (walk) => walk.dialog.waitFor(),
    checkingDate: (walk) => sevenYears(walk).waitFor(),
    async refused(walk) {
      await walk.button(walk.words('common.back_home')).waitFor()
      // in the place of the form that had the focus
      if (walk.notes.has('dateTyped')) await walk.page.locator('main [role=alert] h2:focus').waitFor()
    },
    failed: (walk) => walk.button(walk.words('common.retry')).waitFor(),
    passed: (walk) => walk.title(walk.words('step.registration')),
  },
}
