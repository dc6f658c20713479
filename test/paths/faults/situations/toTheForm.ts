/** From the sign-in to the resume. */

import { checkApply, checkSupplement } from '#contract/endpoints/eligibility.ts'
import { getExam, listExams, listTestExams } from '#contract/endpoints/exam.ts'
import { listCodeTable, searchCareers, searchReference } from '#contract/endpoints/referenceData.ts'
import { authorize, getHeaderToken, getProfile } from '#contract/endpoints/session.ts'
import {
  findSubmission,
  getRegistrationForm,
  getResume,
  getSubmission,
  resetSubmission,
  saveRegistrationForm,
  saveResume,
  skipResume,
} from '#contract/endpoints/submission.ts'
import { runtimeConfigElement } from '#contract/runtimeConfig.ts'
import { dateField, fillDate } from '#test/pages/dates.ts'
import {
  atHome,
  atStep,
  keepsRegistration,
  keepsResume,
  typedEmail,
  typedLanguage,
} from '#test/paths/faults/reached.ts'
import * as seen from '#test/paths/faults/seen.ts'
import type { Asking, Doing, Situation } from '#test/paths/faults/situation.ts'
import {
  atStage,
  inTurn,
  isBeingPaidBy,
  isOpen,
  isPaid,
  nobodyYet,
  nonPermanent,
  opens,
  owing,
  servant,
  signed,
  somebody,
} from '#test/paths/faults/situations/begun.ts'
import { fillRegistration, goesByList, motherLanguage } from '#test/paths/faults/stepWays.ts'
import type { Walk } from '#test/paths/walk.ts'
import { exams } from '#test/support/applicant.ts'

const at =
  (path: string): Doing =>
  (walk) =>
    walk.arriveAt(path)
const home: Doing = async (walk) => {
  await walk.arriveAt('/')
  await walk.title(walk.words('page.home'))
  await walk.page.locator('main article').first().waitFor()
}
const next: Doing = (walk) => walk.press(walk.words('common.next'))

/** The page as it would be deployed with the portal's header. */
const withHeaderFrame: Doing = ({ page }: Walk) =>
  page.route(/\/application\//, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(
      new RegExp(`(id="${runtimeConfigElement}">)([^<]*)`),
      (_, begin: string, json: string) => {
        const config = JSON.parse(json)
        return begin + JSON.stringify({ ...config, features: { ...config.features, headerFrame: true } })
      },
    )
    return route.fulfill({ response, body })
  })

const signIn: Situation[] = [
  {
    walk: 'sign-in',
    call: authorize,
    begin: nobodyYet,
    act: at('/'),
    shows: seen.signedIn,
    reached: atHome,
  },
  {
    walk: 'sign-in',
    call: getProfile,
    begin: nobodyYet,
    act: at('/'),
    shows: seen.profiled,
    reached: atHome,
  },
  {
    walk: 'header',
    call: getHeaderToken,
    begin: inTurn(nobodyYet, withHeaderFrame),
    act: at('/'),
    shows: seen.silently,
    reached: atHome,
    isUnnoticed: true,
  },
]

const list: Situation[] = [
  ...[listExams, listTestExams].map((call) => ({
    walk: 'list',
    call,
    begin: nobodyYet,
    act: at('/'),
    shows: seen.inPlace,
    reached: atHome,
  })),
  {
    walk: 'list',
    call: resetSubmission,
    begin: inTurn(signed, home),
    act: goesByList,
    shows: seen.attempted('here', 'payment'),
    reached: atStep('step.registration'),
    truth: { PAYMENT_STATUS_SUCCESS: isPaid, PAYMENT_STATUS_STARTED: isBeingPaidBy('MPAY') },
  },
]

const checks: Situation[] = [
  {
    walk: 'check',
    call: getExam,
    begin: nobodyYet,
    act: at(`/check/apply/${exams.open}`),
    shows: seen.inPlace,
    reached: atStep('step.registration'),
  },
  {
    walk: 'check',
    call: checkApply,
    begin: nobodyYet,
    act: at(`/check/apply/${exams.open}`),
    shows: seen.checked,
    reached: atStep('step.registration'),
  },
  {
    walk: 'check-date',
    call: checkApply,
    begin: inTurn(nonPermanent, at(`/check/apply/${exams.open}`), (walk) =>
      fillDate(dateField(walk.page, walk.words('eligibility.seven_year_title')), '2019-03-01'),
    ),
    act: inTurn(
      (walk) => walk.press(walk.words('common.continue')),
      (walk) => walk.answer(walk.words('common.yes')),
    ),
    shows: seen.checkedByDate,
    reached: atStep('step.registration'),
  },
  {
    walk: 'supplement-check',
    call: checkSupplement,
    begin: owing(['HA_E'], true),
    act: at(`/check/supplement/${exams.supplement}`),
    shows: seen.checked,
    reached: atStep('step.supplement_upload'),
  },
]

const opening: Situation[] = [
  ...[getSubmission, getExam].map((call) => ({
    walk: 'opening',
    call,
    begin: somebody(),
    act: opens('registration'),
    shows: seen.opened,
    reached: atStep('step.registration'),
  })),
  {
    walk: 'opening-exam',
    call: findSubmission,
    begin: somebody(),
    act: at(`/registration/apply/${exams.open}`),
    shows: (failure) => {
      const { says, ...rest } = seen.told(failure)
      return { ...rest, says: says.length > 0 || rest.at !== 'here' ? says : ['crash.text'] }
    },
    reached: atStep('step.registration'),
    isUnnoticed: true,
  },
]

const typesEmail: Doing = async (walk) => {
  await walk.page.getByLabel(walk.words('form.field.email')).fill(typedEmail)
  await fillRegistration(walk)
}

/** Both lists can be chosen from, or have been. */
const listsAreThere: Asking = async (walk) => {
  const { page, words } = walk
  const list = (id: 'form.field.department' | 'form.field.career') =>
    page
      .getByRole('combobox', { name: words(id) })
      .and(page.locator(':enabled'))
      .isVisible()
  const areThere = (await list('form.field.department')) && (await list('form.field.career'))
  return areThere || atStep('step.resume')(walk)
}

const registration: Situation[] = [
  {
    walk: 'registration',
    call: getRegistrationForm,
    begin: somebody(),
    act: opens('registration'),
    shows: seen.inPlace,
    reached: atStep('step.registration', 'main form'),
  },
  {
    walk: 'registration',
    call: saveRegistrationForm,
    begin: inTurn(somebody(), isOpen('registration'), typesEmail),
    act: next,
    shows: seen.saved,
    reached: atStep('step.resume'),
    kept: keepsRegistration,
  },
  ...[searchReference, searchCareers].map((call) => ({
    walk: 'registration-servant',
    call,
    begin: servant,
    act: opens('registration'),
    shows: seen.always('client.cannot_connect'),
    reached: listsAreThere,
    isUnnoticed: true,
  })),
]

const typesLanguage: Doing = (walk) => motherLanguage(walk).fill(typedLanguage)

const resume: Situation[] = [
  {
    walk: 'resume',
    call: getResume,
    begin: atStage('RESUMING'),
    act: opens('resume'),
    shows: seen.inPlace,
    reached: atStep('step.resume', 'main form'),
  },
  ...[searchReference, listCodeTable].map((call) => ({
    walk: 'resume',
    call,
    begin: atStage('RESUMING'),
    act: opens('resume'),
    shows: seen.silently,
    reached: atStep('step.resume', 'main form'),
    isUnnoticed: true,
  })),
  {
    walk: 'resume',
    call: saveResume,
    begin: inTurn(atStage('RESUMING'), isOpen('resume'), typesLanguage),
    act: next,
    shows: seen.saved,
    reached: atStep('step.upload'),
    kept: keepsResume,
  },
  {
    walk: 'resume',
    call: skipResume,
    begin: inTurn(atStage('RESUMING'), isOpen('resume')),
    act: (walk) => walk.press(walk.words('resume.skip')),
    shows: seen.told,
    reached: atStep('step.upload'),
  },
]

export const toTheForm: readonly Situation[] = [
  ...signIn,
  ...list,
  ...checks,
  ...opening,
  ...registration,
  ...resume,
]
