import { getRegistrationForm, saveRegistrationForm } from '#contract/endpoints/submission.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { done, error } from '#test/charts/paths/ends.ts'
import { address, offline } from '#test/charts/phrases.ts'
import { answers, fails } from '#test/paths/ends.ts'
import type { Look, WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import {
  breaksNothing,
  busy,
  defectInSaving,
  isLoading,
  leavesAfterSaving,
  retryOffered,
  type Saving,
  savingEnds,
  savingEvents,
} from '#test/paths/walks/savingSteps.ts'
import { moveTo } from '#test/support/otherTab.ts'

const telephone = { valid: '66123456', notValid: '8866 1234' }

export const editing: Look = async (walk) => {
  await walk.page.getByLabel(walk.words('form.field.contact')).waitFor()
  await walk.button(walk.words('common.next')).and(walk.page.locator(':enabled')).waitFor()
  await walk.dialog.waitFor({ state: 'detached' })
}

export const saving: Saving = {
  save: saveRegistrationForm,
  read: getRegistrationForm,
  held: [getRegistrationForm, saveRegistrationForm],
  async overtake({ product, staged }, comesBack) {
    await moveTo(product, staged, 'REVIEWING')
    if (comesBack) await moveTo(product, staged, 'FORMING')
  },
  open: editing,
}

export async function arrives(walk: Walk) {
  // filled in before: a path changes what it is about
  walk.staged = await walk.people.at('REVIEWING')
  await moveTo(walk.product, walk.staged, 'FORMING')
  await walk.gate.hold(...saving.held)
  await walk.arriveAt(walk.step('registration'))
}

export async function next(walk: Walk, valid: boolean, languageDiffers: boolean) {
  const { page, words, journey, language } = walk
  await page.getByLabel(words('form.field.contact')).fill(valid ? telephone.valid : telephone.notValid)
  const isPortuguese = (language === 'PT') !== languageDiffers
  await journey.choose(
    page.getByRole('group', { name: words('form.field.language') }),
    words(isPortuguese ? 'form.language_type.P' : 'form.language_type.C'),
  )
  await walk.press(words('common.next'))
}

export const registrationWalk: WalkPlan = {
  chart: registrationMachine,
  alphabet: {
    inputs: [{ address }],
    cases: [
      { type: 'next', valid: false, languageDiffers: false },
      { type: 'next', valid: true, languageDiffers: true },
      { type: 'next', valid: true, languageDiffers: false },
      done('loadForm', { version: 3 }),
      error('loadForm', offline),
      ...savingEnds('RESUMING'),
    ],
    happens: breaksNothing,
    leaves: leavesAfterSaving,
  },
  begin: arrives,
  events: {
    'xstate.done.actor.loadForm': answers(getRegistrationForm),
    'xstate.error.actor.loadForm': fails(getRegistrationForm),
    retry: (walk) => walk.press(walk.words('common.retry')),
    async next(walk, { valid, languageDiffers }) {
      await next(walk, valid, languageDiffers)
      if (!valid) await walk.told(walk.words('client.form_error'))
    },
    confirm: (walk) => walk.answer(walk.words('common.yes')),
    cancel: (walk) => walk.answer(walk.words('common.no')),
    ...savingEvents(saving),
  },
  states: {
    async loading(walk) {
      await walk.title(walk.words('step.registration'))
      await isLoading(walk)
    },
    failed: retryOffered,
    editing,
    confirmingLanguage: (walk) => {
      const [own, other] = [walk.words('language.name_pt'), walk.words('language.name_zh')]
      const [interfaceLanguage, chosenLanguage] = walk.language === 'PT' ? [own, other] : [other, own]
      return walk.asked(walk.words('confirm.language_mismatch', { interfaceLanguage, chosenLanguage }))
    },
    saving: busy,
    saved: (walk) => walk.title(walk.words('step.resume')),
  },
  excluded: [defectInSaving('registration')],
}
