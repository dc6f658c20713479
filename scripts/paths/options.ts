import { parseArgs } from 'node:util'
import { type EngineName, engineNames } from '#test/support/engines/openEngine.ts'

/** What the command line of `npm run paths` asks for. */
export interface PathOptions {
  readonly charts: readonly string[]
  readonly paths: readonly string[]
  readonly seed: number
  readonly workers: number
  /** which browser */
  readonly engine: EngineName
  readonly isHeaded: boolean
  readonly isTraced: boolean
  readonly usesAxe: boolean
  /** the first path that fails ends the run */
  readonly bails: boolean
  /** steps of a random walk instead of the paths; null where none is asked for */
  readonly random: number | null
  /** fault injection instead of the paths: `all`, `some`, or parts of names; none where it is empty */
  readonly faults: readonly string[]
  readonly wantsHelp: boolean
}

/** Something on the command line that can't be meant, in words that say what to do. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
}

const strings = { type: 'string', multiple: true } as const
const switched = { type: 'boolean', default: false } as const

const options = {
  chart: strings,
  path: strings,
  engine: { type: 'string', default: 'chromium' },
  seed: { type: 'string', default: '0' },
  random: { type: 'string' },
  fault: strings,
  axe: switched,
  bail: switched,
  trace: switched,
  headed: switched,
  workers: { type: 'string', default: '2' },
  help: { ...switched, short: 'h' },
} as const

export const help = `npm run paths -- [options]

Walks the paths of the charts in a browser, against the real service and sandbox, and writes test-results/paths.html.

  --chart ID     only this chart, such as payment; may be given more than once
  --path ID      only this path, such as payment/7; may be given more than once
  --engine NAME  the browser: chromium, firefox or webkit (chromium)
  --seed N       other paths for the same transitions; the same number gives the same paths (0)
  --axe          looks at each state with axe, over both languages, both themes and three widths
  --bail         ends with the first path that fails
  --trace        writes what Playwright's own viewer shows of each path into test-results/traces
  --headed       shows the browser, one path at a time
  --workers N    paths at a time, 1 to 16 (2)
  --random N     N random steps instead of the paths, up to 1,000,000; --seed decides them
  --fault WHICH  fault injection instead of the paths: all, some, or parts of a name such as createPayment:500;
                 may be given more than once
  --help         this
`

export function readOptions(args: readonly string[]): PathOptions {
  const values = parsed(args)
  const { chart = [], path = [], fault: faults = [], headed, trace, axe, bail, help: wantsHelp } = values
  for (const id of path)
    if (!/^\w+\/[1-9]\d*$/.test(id))
      throw new OptionError(`--path takes the chart and a number, such as payment/7, and not “${id}”.`)
  const random = values.random === undefined ? null : wholeNumber('--random', values.random, 1, 1_000_000)
  if (random !== null && chart.length + path.length > 0)
    throw new OptionError('--random walks through the whole application: leave --chart and --path out.')
  if (random !== null && axe)
    throw new OptionError('--random looks at no states: leave --axe out, or --random.')
  if (faults.length > 0 && (random !== null || axe || trace || chart.length + path.length > 0))
    throw new OptionError(
      '--fault lets calls fail instead of walking paths: only --workers and --headed go with it.',
    )
  const engine = engineNames.find((name) => name === values.engine)
  if (!engine) throw new OptionError(`--engine takes ${engineNames.join(', ')}, and not “${values.engine}”.`)
  for (const [option, isGiven] of Object.entries({ axe, trace, headed, random: random !== null }))
    if (engine !== 'chromium' && isGiven)
      throw new OptionError(`--${option} is for Chromium: leave it out, or --engine.`)
  if (engine !== 'chromium' && faults.length > 0)
    throw new OptionError('--fault is for Chromium: leave it out, or --engine.')
  const workers = wholeNumber('--workers', values.workers, 1, 16)
  return {
    charts: chart,
    paths: path,
    seed: wholeNumber('--seed', values.seed, 0, 2 ** 31 - 1),
    // one at a time, so that it can be watched
    workers: headed ? 1 : workers,
    engine,
    isHeaded: headed,
    isTraced: trace,
    usesAxe: axe,
    bails: bail,
    random,
    faults,
    wantsHelp,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values
  } catch (cause) {
    const [sentence] = (cause as Error).message.split('. ')
    throw new OptionError(`${sentence}.`)
  }
}

function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  const [from, to] = [least, most].map((bound) => bound.toLocaleString('en'))
  throw new OptionError(`${option} takes a whole number from ${from} to ${to}, and not “${text}”.`)
}
