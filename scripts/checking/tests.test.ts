import { expect, test } from 'vitest'
import { tallyOf } from '#scripts/checking/tests.ts'

const file = (status: 'passed' | 'failed', ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})
const report = (numPassedTests: number, numFailedTests: number, ...testResults: ReturnType<typeof file>[]) =>
  JSON.stringify({ numPassedTests, numFailedTests, testResults })

test.each([
  ['all tests pass', report(2, 0, file('passed', 'passed', 'passed')), 0, { passed: 2, failed: 0 }],
  ['a test fails', report(1, 1, file('failed', 'passed', 'failed')), 1, { passed: 1, failed: 1 }],
  [
    'a file does not load',
    report(1, 0, file('passed', 'passed'), file('failed')),
    1,
    { passed: 1, failed: 1 },
  ],
  [
    'a hook fails after its tests',
    report(2, 0, file('failed', 'passed', 'passed')),
    1,
    { passed: 2, failed: 1 },
  ],
  [
    'an error that belongs to no test',
    report(2, 0, file('passed', 'passed', 'passed')),
    1,
    { passed: 2, failed: 1 },
  ],
  ['no report is written', '', 1, { passed: 0, failed: 1 }],
  ['no report is written although all is said to be well', '', 0, { passed: 0, failed: 1 }],
])('%s', (_, text, code, tally) => {
  expect(tallyOf(text, code)).toEqual(tally)
})
