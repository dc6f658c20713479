import { type SignInInput, signInMachine } from '#machines/session/signIn.machine.ts'
import { goesInstead, offline, refusal, told } from '#test/charts/phrases.ts'
import { answers, fails, type Scenario, testScenarios } from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof signInMachine>
const input: SignInInput = {
  code: 'code-1',
  accountType: 'PERSONAL',
  stateMatches: true,
  reciboSubmissionNo: null,
  wantedPath: null,
}
const toSignIn = goesInstead({ to: 'signIn' })
const toHome = goesInstead({ to: 'home' })
const exchanges = [answers('exchangeCode'), 'loadingProfile'] as const

const scenario = (story: string, steps: Told['steps'], more: Partial<Told> = {}): Told => ({
  story,
  input,
  starts: 'arriving',
  steps,
  ...more,
})

testScenarios(signInMachine, [
  scenario(
    'the code is exchanged once, the profile read, and the way leads home',
    [['begin', 'exchanging'], ['begin', 'exchanging'], exchanges, [answers('loadProfile'), 'left', [toHome]]],
    {
      context: { code: null },
      calls: [
        ['exchangeCode', { code: 'code-1', accountType: 'PERSONAL' }],
        ['loadProfile', undefined],
      ],
    },
  ),
  scenario('no code: on to the sign-in page', [['begin', 'left', [toSignIn]]], {
    input: { ...input, code: null },
  }),
  scenario(
    'a code that this tab did not ask for is not used; a button leads to the sign-in page',
    [
      ['begin', 'refused'],
      ['signIn', 'left', [toSignIn]],
    ],
    { input: { ...input, stateMatches: false }, calls: [], context: { code: null } },
  ),
  scenario(
    'a refused code is told, without a second redirect',
    [
      ['begin', 'exchanging'],
      [fails('exchangeCode', 'AUTH_ERROR'), 'refused', [told(refusal('AUTH_ERROR'))]],
    ],
    { context: { failure: refusal('AUTH_ERROR') }, tags: ['refused'] },
  ),
  scenario('401 leads to the sign-in page', [
    ['begin', 'exchanging'],
    [fails('exchangeCode', { kind: 'http', status: 401 }), 'left', [toSignIn]],
  ]),
  scenario(
    'the page asked for before is shown',
    [
      ['begin', 'exchanging'],
      exchanges,
      [answers('loadProfile'), 'left', [goesInstead({ to: 'path', path: '/upload/apply/7/S1' })]],
    ],
    { input: { ...input, wantedPath: '/upload/apply/7/S1' } },
  ),
  scenario(
    'the receipt by number wins',
    [
      ['begin', 'exchanging'],
      exchanges,
      [answers('loadProfile'), 'left', [goesInstead({ to: 'recibo', submissionNo: '2026-000017' })]],
    ],
    { input: { ...input, wantedPath: '/faq', reciboSubmissionNo: '2026-000017' } },
  ),
  ...([401, 403] as const).map((status) =>
    scenario(`the profile is answered ${status}: the sign-in page`, [
      ['begin', 'exchanging'],
      exchanges,
      [fails('loadProfile', { kind: 'http', status }), 'left', [toSignIn]],
    ]),
  ),
  scenario('the profile fails otherwise: home', [
    ['begin', 'exchanging'],
    exchanges,
    [fails('loadProfile', offline), 'left', [told(offline), toHome]],
  ]),
])
