import { sessionMachine } from '#machines/session/session.machine.ts'
import { goesInstead, offline, told } from '#test/charts/phrases.ts'
import {
  answers,
  fails,
  isNotCalled,
  type Scenario,
  testScenarios,
  waits,
} from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof sessionMachine>
const minute = 60_000
const toSignIn = goesInstead({ to: 'signIn' })
const ended = (why: 'expired' | 'signedOut' | 'signedOutElsewhere') =>
  ({ type: 'session.ended', why }) as const
const renewed = (expiresAt: number) => ({ type: 'renewed', expiresAt }) as const

const scenario = (story: string, steps: Told['steps'], more: Partial<Told> = {}): Told => ({
  story,
  input: ({ now }) => ({ expiresAt: now() + 30 * minute, now }),
  starts: 'signedIn.calm',
  steps,
  ...more,
})

testScenarios(sessionMachine, [
  scenario('the warning comes five minutes before the end, and the end after it', [
    [waits(25 * minute - 1), 'signedIn.calm'],
    [waits(1), 'signedIn.warning'],
    [waits(5 * minute - 1), 'signedIn.warning'],
    [waits(1), 'left', [ended('expired'), toSignIn]],
  ]),
  scenario('every answer moves the end', [
    [waits(24 * minute), 'signedIn.calm'],
    [renewed(54 * minute), 'signedIn.calm'],
    [waits(24 * minute), 'signedIn.calm'],
    [waits(minute), 'signedIn.warning'],
    [renewed(79 * minute), 'signedIn.calm'],
  ]),
  scenario(
    'the person goes on',
    [
      [waits(25 * minute), 'signedIn.warning'],
      ['extend', 'signedIn.extending'],
      ['extend', 'signedIn.extending'],
      [renewed(55 * minute), 'signedIn.extending'],
      [answers('extendSession'), 'signedIn.calm'],
      [waits(25 * minute), 'signedIn.warning'],
    ],
    { calls: [['extendSession', undefined]] },
  ),
  scenario('going on fails: still warned', [
    [waits(25 * minute), 'signedIn.warning'],
    ['extend', 'signedIn.extending'],
    [fails('extendSession', offline), 'signedIn.warning', [told(offline)]],
  ]),
  scenario('going on comes too late', [
    [waits(25 * minute), 'signedIn.warning'],
    ['extend', 'signedIn.extending'],
    [fails('extendSession', { kind: 'http', status: 401 }), 'left', [ended('expired'), toSignIn]],
  ]),
  scenario('signing out waits 1,500 ms before it leaves', [
    ['signOut', 'signingOut'],
    [answers('signOut'), 'signedOutHere', [ended('signedOut')]],
    [waits(1_499), 'signedOutHere'],
    [waits(1), 'left', [toSignIn]],
  ]),
  scenario('signing out ends the tab’s session though the service does not answer', [
    [waits(25 * minute), 'signedIn.warning'],
    ['signOut', 'signingOut'],
    [fails('signOut', offline), 'signedOutHere', [ended('signedOut')]],
  ]),
  scenario('another tab signs out; a page that the browser kept goes on with the next session', [
    ['signedOutElsewhere', 'left', [ended('signedOutElsewhere'), toSignIn]],
    [renewed(30 * minute), 'signedIn.calm'],
  ]),
  scenario(
    'without a bearer: signed in by the first answer',
    [
      [isNotCalled('extendSession'), 'signedOut'],
      [renewed(30 * minute), 'signedIn.calm'],
    ],
    { input: ({ now }) => ({ expiresAt: null, now }), starts: 'signedOut' },
  ),
])
