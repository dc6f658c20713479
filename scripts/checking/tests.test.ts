import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/checking/run.ts'
import { tallyOf } from '#scripts/checking/tests.ts'

const file = (status: 'passed' | 'failed', ...tests: ('passed' | 'failed')[]) => ({
  name: join(root, 'a.test.ts'),
  status,
  message: tests.length === 0 ? 'no such module\nat a.ts:1' : '',
  assertionResults: tests.map((one, at) => ({
    status: one,
    fullName: `says ${at}`,
    failureMessages: one === 'failed' ? ['\u001b[31mexpected 1 to be 2\u001b[39m\nat a.test.ts:3'] : [],
  })),
})
const report = (numPassedTests: number, ...testResults: ReturnType<typeof file>[]) =>
  JSON.stringify({ numPassedTests, testResults })

test.each([
  ['all tests pass', report(2, file('passed', 'passed', 'passed')), 0, { passed: 2, failures: [] }],
  [
    'a test fails',
    report(1, file('failed', 'passed', 'failed')),
    1,
    { passed: 1, failures: ['a.test.ts: says 1: expected 1 to be 2'] },
  ],
  [
    'a file does not load',
    report(1, file('passed', 'passed'), file('failed')),
    1,
    { passed: 1, failures: ['a.test.ts: no such module'] },
  ],
  [
    'a hook fails after its tests',
    report(2, { ...file('failed', 'passed', 'passed'), message: 'afterAll threw' }),
    1,
    { passed: 2, failures: ['a.test.ts: afterAll threw'] },
  ],
  [
    'an error that belongs to no test',
    report(2, file('passed', 'passed', 'passed')),
    1,
    { passed: 2, failures: ['Vitest ended with 1: an error outside the tests'] },
  ],
  ['no report is written', '', 1, { passed: 0, failures: ['Vitest wrote no report'] }],
  [
    'no report is written although all is said to be well',
    '',
    0,
    { passed: 0, failures: ['Vitest wrote no report'] },
  ],
])('%s', (_, text, code, tally) => {
  expect(tallyOf(text, code)).toEqual(tally)
})
