import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints/all.ts'
import { root } from '#scripts/checking/run.ts'
import { casesOf, chosenCases, someOf } from '#test/paths/faults/cases.ts'
import { faultKinds, faultsOf, isWrite } from '#test/paths/faults/fault.ts'
import { faultPage } from '#test/paths/faults/faultPage.ts'
import { notMade, notReached } from '#test/paths/faults/notMade.ts'
import { situations } from '#test/paths/faults/situations/all.ts'

const all = casesOf(situations)
const namesOf = (cases: typeof all) => cases.map(({ name }) => name)
const called = new Set(situations.map(({ call }) => call.name))

test('each call of the contract is made in a situation, or no screen makes it, and never both', () => {
  const known = [...called, ...Object.keys(notMade), ...Object.keys(notReached)].sort()
  expect(known).toEqual(endpoints.map(({ name }) => name).sort())
})

test('the application names exactly the calls that have a situation', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  )
  const source = files.map((file) => readFileSync(join(root, 'src', file), 'utf8')).join('\n')
  const imported = [...source.matchAll(/import \{([^}]*)\} from '#contract\/endpoints\//g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  )
  const made = endpoints.map(({ name }) => name).filter((name) => imported.includes(name))
  expect(made.sort()).toEqual([...called, ...Object.keys(notReached)].sort())
})

test('each code that a call declares fails it once in each of its situations', () => {
  for (const { walk, call } of situations)
    for (const code of call.errors)
      expect(
        all.filter(
          ({ situation, fault }) =>
            situation.walk === walk &&
            situation.call === call &&
            fault.failure?.kind === 'http' &&
            fault.failure.code === code,
        ),
        `${walk}:${call.name}:${code}`,
      ).toHaveLength(1)
})

test('a read fails before it is answered, a write also after it is done', () => {
  const kindsOf = (name: string) => {
    const endpoint = endpoints.find((one) => one.name === name)
    return endpoint ? [isWrite(endpoint), faultsOf(endpoint).map((fault) => fault.name)] : []
  }
  const ofAny = ['400', '401', '403', '404', '500']
  expect(kindsOf('getProfile')).toEqual([false, [...ofAny, 'dropped', 'silence', 'malformed']])
  expect(kindsOf('getReceipt')).toEqual([
    false,
    [...ofAny, 'APP_IS_NOT_BELONG_TO_USER', 'STAGE_ERROR', 'dropped', 'silence', 'malformed'],
  ])
  expect(kindsOf('signOut')).toEqual([true, [...ofAny, 'dropped', 'silence', 'lost:500', 'lost:dropped']])
  expect(kindsOf('checkFreeToPay')).toEqual([false, [...ofAny, 'dropped', 'silence', 'malformed']])
})

test('names tell the cases apart', () => {
  expect(new Set(namesOf(all)).size).toBe(all.length)
})

test('the chosen part has each call and each kind of failure, and is short', () => {
  const some = someOf(all)
  expect(new Set(some.map(({ situation }) => situation.call.name))).toEqual(called)
  expect(new Set(some.map(({ fault }) => fault.kind))).toEqual(new Set(faultKinds))
  expect(some.length).toBeLessThanOrEqual(60)
})

test('cases are chosen by parts of their names, in any number', () => {
  expect(chosenCases(all, ['all'])).toHaveLength(all.length)
  expect(namesOf(chosenCases(all, ['mpay:pay-start:500']))).toEqual(['mpay:startApplyPayment:500'])
  expect(namesOf(chosenCases(all, ['free:payFree:lost', 'recibo:403']))).toEqual([
    'free:payFree:lost:500',
    'free:payFree:lost:dropped',
    'free:payFree:lost:malformed',
    'recibo:downloadReceiptByNumber:403',
  ])
  expect(() => chosenCases(all, ['mpay:payFree'])).toThrow('--fault mpay:payFree fits no case')
})

test('the page shows what failed as it is, with the command that runs it again', () => {
  const [first, second] = all
  if (!first || !second) throw new Error('no cases')
  const page = faultPage({
    results: [
      { case: first, milliseconds: 1_200, failure: null, screenshot: null },
      { case: second, milliseconds: 3_000, failure: 'lost: <b>all</b>', screenshot: Buffer.from('picture') },
    ],
    audit: ['T1: SUCCESS there, FAILED here'],
    milliseconds: 4_200,
    filters: ['sign-in:400', 'sign-in:401'],
  })
  expect(page).toContain('2 cases, <span class="bad">1 failed</span>, 4 s.')
  expect(page).toContain('npm run paths -- --fault sign-in:400 --fault sign-in:401')
  expect(page).toContain(`npm run paths -- --fault ${second.name}`)
  expect(page).toContain('lost: &#60;b&#62;all&#60;/b&#62;')
  expect(page).toContain('T1: SUCCESS there, FAILED here')
  expect(page).toContain('data:image/jpeg;base64,cGljdHVyZQ==')
  expect(page).not.toMatch(/https?:/)
})
