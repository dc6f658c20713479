import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { done, error, errors } from '#test/charts/paths/ends.ts'
import { offline } from '#test/charts/phrases.ts'
import { eventWords, pathName } from '#test/paths/eventWords.ts'

const chart = setup({ delays: { POLL: 3_000 } }).createMachine({ id: 'form' })
const inputs = [
  { examId: 7, code: null },
  { examId: 7, code: 'TIME_OUT' },
]
const cases = [
  done('loadForm', { submission: { stage: 'FORMING', version: 7 } }),
  error('loadForm', offline),
  ...errors('saveForm', 'STAGE_ERROR'),
  error('saveForm', { kind: 'http', status: 401 }),
  { type: 'next', isValid: true, warnings: [] },
  { type: 'next', isValid: true, warnings: ['below'] },
  { type: 'next', isValid: false, warnings: [] },
  done('lookAgain', { submission: { stage: 'PAYING', version: 7 }, now: () => 0 }),
  done('lookAgain', { submission: { stage: 'END', version: 7 }, now: () => 1 }),
  done('findRunning', { running: { id: 1 }, isOver: false }),
  done('findRunning', { isOver: false }),
  done('checkFree', true),
  done('checkFree', false),
]
const words = eventWords(chart, { inputs, cases })

describe('the words of an event', () => {
  test.each([
    ['xstate.init', '(start)'],
    ['xstate.done.actor.loadForm', 'loadForm answers'],
    ['xstate.error.actor.loadForm', 'loadForm fails'],
    ['xstate.after.POLL.form.waiting', 'after POLL (3,000 ms)'],
    ['date.submitted', 'date.submitted'],
  ])('%s is drawn as %s', (type, drawn) => {
    expect(words.ofType(type)).toBe(drawn)
  })

  test('say of the cases of an event what tells them apart, and no more', () => {
    expect(cases.map(words.ofEvent)).toEqual([
      'loadForm answers',
      'loadForm fails',
      'saveForm fails (network)',
      'saveForm fails (STAGE_ERROR)',
      'saveForm fails (401)',
      'next (isValid, no warnings)',
      'next (warnings below)',
      'next (not isValid)',
      'lookAgain answers (stage PAYING)',
      'lookAgain answers (stage END)',
      'findRunning answers (running)',
      'findRunning answers (no running)',
      'checkFree answers (true)',
      'checkFree answers (false)',
    ])
    expect(words.ofEvent({ type: 'retry' })).toBe('retry')
  })

  test('a path names how it starts only where there are several ways', () => {
    expect(pathName([words.ofStart(inputs[1]), 'home'])).toBe('(start: code TIME_OUT) > home')
    expect(pathName([words.ofStart(inputs[0]), 'home'])).toBe('home')
    const only = eventWords(chart, { inputs: [undefined], cases })
    expect(pathName([only.ofStart(undefined), 'retry', 'home'])).toBe('retry > home')
    expect(pathName([only.ofStart(undefined)])).toBe('(start)')
  })
})
