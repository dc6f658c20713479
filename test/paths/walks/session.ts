import type { AnyMachineSnapshot } from 'xstate'
import { listExams, listTestExams } from '#contract/endpoints/exam.ts'
import { getProfile, signOut } from '#contract/endpoints/session.ts'
import { limits } from '#contract/limits.ts'
import { type SessionInput, sessionMachine } from '#machines/session/session.machine.ts'
import { storageKeys } from '#src/platform/storage.ts'
import { done, error, unauthorized } from '#test/charts/paths/ends.ts'
import { offline } from '#test/charts/phrases.ts'
import { answers, fails } from '#test/paths/ends.ts'
import type { Act, Look, WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import { newcomer } from '#test/support/applicant.ts'

const chart = 'session'
/** Milliseconds that pass, at most, between the making of the chart and its start. */
const starting = 2_000
/** Milliseconds until what was brought about must have been heard. */
const timeout = 8_000

const untilWarning = 'xstate.after.UNTIL_WARNING.session.signedIn.calm'
const untilEnd = 'xstate.after.UNTIL_END.session.signedIn.warning'
const signOutDelay = 'xstate.after.SIGN_OUT_DELAY.session.signedOutHere'

/** Milliseconds until the bearer ends, by the page's clock. */
const left = ({ page }: Walk): Promise<number> =>
  page.evaluate((key) => Number(sessionStorage.getItem(key)) - Date.now(), storageKeys.tokenEnd)

/** Signs in again in this tab, as on the sign-in page that it was sent to. */
async function signInAgain({ page, product, notes }: Walk) {
  const { code, accountType } = await product.sandbox.control.account.codeFor(notes.get('subject') ?? '')
  const query = new URLSearchParams({
    type: accountType,
    code,
    redirect_uri: product.address('/personal-login'),
  })
  const answer = await fetch(product.call(`/authorize?${query}`), { method: 'POST' })
  await page.evaluate(
    ([token, end, bearer, life]) => {
      sessionStorage.setItem(token, bearer)
      sessionStorage.setItem(end, String(Date.now() + life))
    },
    [
      storageKeys.token,
      storageKeys.tokenEnd,
      answer.headers.get('authorization') ?? '',
      limits.sessionLife,
    ] as const,
  )
}

const renewals = ({ charts }: Walk) => charts.stepsOf(chart).filter(({ event }) => event === 'renewed').length

/** The list is read anew, as where the browser shows it again: each of its two answers brings a bearer. */
const renews: Act = async (walk) => {
  const isSignedOut = await walk.page.evaluate(
    (key) => sessionStorage.getItem(key) === null,
    storageKeys.token,
  )
  if (isSignedOut) await signInAgain(walk)
  await walk.comesBack()
  // an earlier call that is answered after a later one brings nothing
  for (const list of [listTestExams, listExams]) {
    const known = renewals(walk)
    await walk.gate.end(list, 'service')
    const heard = await walk.charts.until(() => renewals(walk) > known || undefined, timeout)
    if (heard === null) throw new Error(`${list.name} brought no new bearer`)
  }
}

const offersRetry: Look = (walk) => walk.button(walk.words('common.retry')).waitFor()
const home: Look = (walk) => walk.title(walk.words('page.home'))
const warns: Look = (walk) =>
  walk.page.getByRole('dialog', { name: walk.words('session.expiring_title') }).waitFor()
const saysSignedOut: Look = async (walk) => {
  await walk.page.getByRole('dialog', { name: walk.words('header.logout') }).waitFor()
  await walk.sees(walk.words('auth.logout_done'))
}
/** The page is on its way to the sign-in page, each time with a state of its own, and the tab has no bearer. */
const departed: Look = async ({ page, notes }) => {
  const { signInState, token } = storageKeys
  await page.waitForFunction(([key, before]) => sessionStorage.getItem(key) !== before, [
    signInState,
    notes.get(signInState) ?? null,
  ] as const)
  const kept = await page.evaluate(
    (keys) => keys.map((key) => sessionStorage.getItem(key)),
    [token, signInState],
  )
  if (kept[0] !== null) throw new Error('the tab has a bearer still')
  notes.set(signInState, kept[1] ?? '')
}

export const sessionWalk: WalkPlan = {
  chart: sessionMachine,
  clockStands: true,
  alphabet: {
    inputs: [
      { expiresAt: limits.sessionLife, now: () => 0 },
      { expiresAt: null, now: () => 0 },
    ] satisfies SessionInput[],
    cases: [
      { type: 'renewed', expiresAt: limits.sessionLife },
      done('extendSession'),
      error('extendSession', offline),
      unauthorized('extendSession'),
      done('signOut'),
      error('signOut', offline),
    ],
    // while it is extended, the dialog offers nothing else
    happens: (_, { type }, before: AnyMachineSnapshot) =>
      type !== 'signOut' || !before.matches({ signedIn: 'extending' }),
  },
  async begin(walk, { expiresAt }: SessionInput) {
    const { product, people, gate, charts, notes } = walk
    const { subject } = await newcomer({ sandbox: product.sandbox, signIn: people.signIn })
    notes.set('subject', subject)
    await walk.outsideShowsNothing(product.sandbox.urls.account)
    if (expiresAt === null) await gate.hold(listExams)
    await walk.whileTimePasses(async () => {
      await walk.arriveAt('/', subject)
      // refused while the chart is not there yet: the page is on its way to the sign-in page without it
      if (expiresAt === null) await gate.end(listExams, { answer: 401 })
      if (expiresAt === null) await offersRetry(walk)
      else await walk.page.getByRole('article').first().waitFor()
      await gate.hold(getProfile, signOut, listTestExams, listExams)
      await charts.until(() => charts.stepsOf(chart)[0], timeout)
    })
    if (expiresAt === null) await departed(walk)
  },
  events: {
    renewed: renews,
    [untilWarning]: async (walk) =>
      walk.passUntil(chart, (await left(walk)) - limits.sessionWarning, starting),
    [untilEnd]: async (walk) => walk.passUntil(chart, await left(walk)),
    [signOutDelay]: (walk) => walk.passUntil(chart, limits.signOutDelay),
    extend: (walk) => walk.answer(walk.words('session.extend')),
    async 'xstate.done.actor.extendSession'(walk) {
      await walk.gate.end(getProfile, 'service')
      await walk.told(walk.words('session.extended'))
    },
    async 'xstate.error.actor.extendSession'(walk, event) {
      await fails(getProfile)(walk, event)
      if (event.error.status === undefined) await walk.told(walk.words('client.network_error'))
    },
    async signOut(walk) {
      const name = walk.words('header.logout')
      if (await walk.dialog.isVisible()) await walk.answer(name)
      else await walk.press(name)
    },
    'xstate.done.actor.signOut': answers(signOut),
    'xstate.error.actor.signOut': fails(signOut),
    async signedOutElsewhere({ page, product }) {
      const other = await page.context().newPage()
      // any page of this origin can leave the word that a tab leaves as it signs out
      await other.goto(`${product.origin}/health`)
      await other.evaluate((key) => localStorage.setItem(key, String(Date.now())), storageKeys.signedOutAt)
      await other.close()
    },
  },
  states: {
    signedOut: offersRetry,
    async 'signedIn.calm'(walk) {
      await home(walk)
      await walk.dialog.waitFor({ state: 'detached' })
    },
    async 'signedIn.warning'(walk) {
      await warns(walk)
      await walk.dialog.getByRole('button', { name: walk.words('session.extend'), disabled: false }).waitFor()
    },
    async 'signedIn.extending'(walk) {
      await warns(walk)
      await walk.dialog.getByRole('button', { name: walk.words('header.logout'), disabled: true }).waitFor()
    },
    signingOut: saysSignedOut,
    signedOutHere: saysSignedOut,
    left: departed,
  },
}
