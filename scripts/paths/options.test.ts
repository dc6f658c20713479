import { describe, expect, test } from 'vitest'
import { help, OptionError, readOptions } from './options.ts'

describe('the options of npm run paths', () => {
  test('without any, all paths are walked, two at a time', () => {
    expect(readOptions([])).toEqual({
      charts: [],
      paths: [],
      seed: 0,
      workers: 2,
      engine: 'chromium',
      isHeaded: false,
      isTraced: false,
      usesAxe: false,
      bails: false,
      random: null,
      faults: [],
      wantsHelp: false,
    })
  })

  test('charts and paths may be several; a shown browser walks one at a time', () => {
    const args = ['--chart', 'payment', '--chart=upload', '--path', 'session/3', '--seed', '7']
    expect(readOptions([...args, '--headed', '--workers', '4'])).toMatchObject({
      charts: ['payment', 'upload'],
      paths: ['session/3'],
      seed: 7,
      workers: 1,
    })
  })

  test.each([
    [
      'a seed that is a word',
      ['--seed', 'x'],
      '--seed takes a whole number from 0 to 2,147,483,647, and not “x”.',
    ],
    [
      'a seed below nothing',
      ['--seed=-1'],
      '--seed takes a whole number from 0 to 2,147,483,647, and not “-1”.',
    ],
    ['no worker', ['--workers', '0'], '--workers takes a whole number from 1 to 16, and not “0”.'],
    ['half a step', ['--random', '1.5'], '--random takes a whole number from 1 to 1,000,000, and not “1.5”.'],
    [
      'an engine that there is not',
      ['--engine', 'safari'],
      '--engine takes chromium, firefox, webkit, and not “safari”.',
    ],
    [
      'axe in another engine',
      ['--engine', 'webkit', '--axe'],
      '--axe is for Chromium: leave it out, or --engine.',
    ],
    [
      'a random walk in another engine',
      ['--engine', 'firefox', '--random', '5'],
      '--random is for Chromium: leave it out, or --engine.',
    ],
    [
      'fault injection in another engine',
      ['--engine', 'firefox', '--fault', 'some'],
      '--fault is for Chromium: leave it out, or --engine.',
    ],
    [
      'a path without its number',
      ['--path', 'payment'],
      '--path takes the chart and a number, such as payment/7, and not “payment”.',
    ],
    [
      'a chart of a random walk',
      ['--random', '9', '--chart', 'payment'],
      '--random walks through the whole application: leave --chart and --path out.',
    ],
    [
      'axe on a random walk',
      ['--random', '9', '--axe'],
      '--random looks at no states: leave --axe out, or --random.',
    ],
    [
      'faults of a chart',
      ['--fault', 'all', '--chart', 'payment'],
      '--fault lets calls fail instead of walking paths: only --workers and --headed go with it.',
    ],
    ['an option that there is not', ['--sed', '1'], "Unknown option '--sed'."],
    ['a word that belongs to nothing', ['payment'], "Unexpected argument 'payment'."],
  ])('%s is answered with what to do', (_, args, sentence) => {
    expect(() => readOptions(args)).toThrow(new OptionError(sentence))
  })

  test('the help names each option', () => {
    const named = [...help.matchAll(/^ {2}--(\w+)/gm)].map(([, name]) => name)
    for (const name of named) expect(() => readOptions([`--${name}`])).not.toThrow(/Unknown option/)
    expect(named).toEqual([
      'chart',
      'path',
      'engine',
      'seed',
      'axe',
      'bail',
      'trace',
      'headed',
      'workers',
      'random',
      'fault',
      'help',
    ])
  })
})
