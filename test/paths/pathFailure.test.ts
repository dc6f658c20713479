import { describe, expect, test } from 'vitest'
import { type Failing, pathFailure } from '#test/paths/pathFailure.ts'

const cause = new Error(
  [
    'locator.waitFor: Timeout 8000ms exceeded.',
    'Call log:',
    "\u001b[2m  - waiting for getByRole('button', { name: '重試' }) to be visible\u001b[22m",
    '\u001b[2m    2 × locator resolved to hidden <button>\u001b[22m',
    '',
  ].join('\n'),
)
const failing: Failing = {
  doing: 'looking',
  event: 'loadForm fails',
  state: 'failed',
  seen: 'The page at /apply/form shows “報考”.',
  cause,
  problems: ['console: \u001b[31mred\u001b[39m'],
}

describe('how a path failed', () => {
  test('is said after what, what was to be seen, what is there, and why', () => {
    expect(pathFailure(failing).headline).toBe(
      'After “loadForm fails” the state “failed” was to be seen. The page at /apply/form shows “報考”. ' +
        "locator.waitFor: Timeout 8000ms exceeded, waiting for getByRole('button', { name: '重試' }) to be visible",
    )
  })

  test.each([
    ['acting', null, 'The path could not begin; the state “failed” was to be seen then.'],
    ['acting', 'retry', '“retry” could not be brought about; the state “failed” was to be seen after it.'],
    ['hearing', null, 'At the start the chart was to be in the state “failed”.'],
    ['hearing', 'retry', 'After “retry” the chart was to be in the state “failed”.'],
    ['looking', null, 'At the start the state “failed” was to be seen.'],
  ] as const)('%s at %s', (doing, event, sentence) => {
    const { headline } = pathFailure({ ...failing, doing, event, cause: new Error('Why.\nMore.') })
    expect(headline).toBe(`${sentence} ${failing.seen} Why.`)
  })

  test('keeps the log and what the page complained of, without the colours of a terminal', () => {
    const { log, problems } = pathFailure(failing)
    expect(log.split('\n').slice(1)).toEqual([
      'Call log:',
      "  - waiting for getByRole('button', { name: '重試' }) to be visible",
      '    2 × locator resolved to hidden <button>',
    ])
    expect(problems).toEqual(['console: red'])
  })
})
