import { authorize, getProfile } from '#contract/endpoints/session.ts'
import { type SignInInput, signInMachine } from '#machines/session/signIn.machine.ts'
import { storageKeys } from '#src/platform/storage.ts'
import { done, error, errors, unauthorized } from '#test/charts/paths/ends.ts'
import { offline } from '#test/charts/phrases.ts'
import { answers, fails } from '#test/paths/ends.ts'
import type { Look, WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'

const complete: SignInInput = {
  code: 'c',
  accountType: 'PERSONAL',
  stateMatches: true,
  reciboSubmissionNo: null,
  wantedPath: null,
}
const wantedPath = '/faq'

/** Where the return leads, by what was asked for before it. */
const places: Readonly<Record<string, Look>> = {
  account: ({ page, product }) => page.waitForURL(`${product.sandbox.urls.account}/**`),
  home: (walk) => walk.title(walk.words('page.home')),
  [wantedPath]: (walk) => walk.title(walk.words('faq.title')),
  async recibo(walk) {
    await walk.title(walk.words('page.recibo'))
    await walk.page.getByLabel(walk.words('submission.number')).waitFor()
  },
}
const placeAfter = ({ reciboSubmissionNo, wantedPath }: SignInInput): string =>
  reciboSubmissionNo === null ? (wantedPath ?? 'home') : 'recibo'
const lands = (walk: Walk, place: string) => walk.notes.set('lands', place)

const signingIn: Look = async (walk) => {
  await walk.title(walk.words('page.login'))
  await walk.sees(walk.words('auth.signing_in'))
}

/** Whoever else had the code was faster. */
async function spendCode({ product, notes }: Walk) {
  const { code, accountType } = JSON.parse(notes.get('issued') ?? '')
  const query = new URLSearchParams({
    type: accountType,
    code,
    redirect_uri: product.address('/personal-login'),
  })
  const answer = await fetch(product.call(`/authorize?${query}`), { method: 'POST' })
  if (!answer.ok) throw new Error(`the code was not taken: ${answer.status}`)
}

export const signInWalk: WalkPlan = {
  chart: signInMachine,
  alphabet: {
    inputs: [
      complete,
      { ...complete, code: null },
      { ...complete, stateMatches: false },
      { ...complete, wantedPath },
      { ...complete, reciboSubmissionNo: 'A2026000001' },
    ],
    cases: [
      done('exchangeCode'),
      ...errors('exchangeCode', 'AUTH_ERROR'),
      unauthorized('exchangeCode'),
      ...['home', wantedPath, 'recibo'].map((place) => done('loadProfile', place)),
      error('loadProfile', offline),
      unauthorized('loadProfile'),
    ],
    // the profile says nothing of it: what was asked for before decides
    happens: (context: SignInInput, { type, output }) =>
      type !== 'xstate.done.actor.loadProfile' || output === placeAfter(context),
  },
  async begin(walk, input: SignInInput) {
    const { code, stateMatches, reciboSubmissionNo, wantedPath } = input
    const { page, product, language } = walk
    const state = 'of this tab'
    await page.addInitScript(
      ([keep]) => {
        for (const [key, value] of keep) if (value !== null) sessionStorage.setItem(key, value)
      },
      [
        [
          [storageKeys.signInState, state],
          [storageKeys.reciboSubmissionNo, reciboSubmissionNo],
          [storageKeys.returnTo, wantedPath],
        ],
      ] as const,
    )
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    lands(walk, code === null ? 'account' : placeAfter(input))
    await walk.gate.hold(authorize, getProfile)
    const query = new URLSearchParams({ state: stateMatches ? state : 'of another tab' })
    if (code !== null) {
      const issued = await product.sandbox.control.account.codeFor('permanent')
      walk.notes.set('issued', JSON.stringify(issued))
      query.set('code', issued.code)
      query.set('accountType', issued.accountType)
    }
    await page.goto(product.address(`/personal-login?${query}`))
  },
  events: {
    // the page sends it by itself
    begin: async () => undefined,
    'xstate.done.actor.exchangeCode': answers(authorize),
    async 'xstate.error.actor.exchangeCode'(walk, event) {
      lands(walk, 'account')
      if (event.error.code !== 'AUTH_ERROR') return fails(authorize)(walk, event)
      await spendCode(walk)
      await walk.gate.end(authorize, 'service')
      await walk.told(walk.words('error.code.AUTH_ERROR'))
    },
    'xstate.done.actor.loadProfile': answers(getProfile),
    async 'xstate.error.actor.loadProfile'(walk, event) {
      const isRefused = event.error.status === 401
      lands(walk, isRefused ? 'account' : 'home')
      await fails(getProfile)(walk, event)
      if (!isRefused) await walk.told(walk.words('client.network_error'))
    },
    async signIn(walk) {
      lands(walk, 'account')
      await walk.press(walk.words('auth.login'))
    },
  },
  states: {
    arriving: (walk) => walk.page.locator('h1').first().waitFor(),
    exchanging: signingIn,
    loadingProfile: signingIn,
    async refused(walk) {
      await walk.sees(walk.words('auth.login_failed'))
      await walk.button(walk.words('auth.login')).waitFor()
    },
    left: async (walk) => places[walk.notes.get('lands') ?? '']?.(walk),
  },
}
