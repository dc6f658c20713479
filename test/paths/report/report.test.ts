import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { statesOf, transitionsOf } from '#machines/chartParts.ts'
import { leavingMachine } from '#machines/leaving/leaving.machine.ts'
import { drawingsFolder } from '#scripts/draw.ts'
import { type Told, Trace } from '#src/devtools/inspector/message.ts'
import { outdatedIn } from '#src/devtools/inspector/viewer/readTrace.ts'
import { reportPage } from '#test/paths/report/reportPage.ts'
import {
  faultsOf,
  missedByFailing,
  partsOf,
  type ReportedChart,
  type WalkedRun,
} from '#test/paths/report/runReport.ts'
import { traceOf } from '#test/paths/report/traceOf.ts'
import { lasted } from '#test/paths/report/wording.ts'
import type { WalkedPath } from '#test/paths/walkPath.ts'

const svg = readFileSync(join(drawingsFolder, 'leaving.svg'), 'utf8')
const [home, confirm, cancel] = transitionsOf(leavingMachine).map(({ name }) => name) as [
  string,
  string,
  string,
]
const states = statesOf(leavingMachine).map(({ id }) => id)

const born: Told = {
  kind: 'born',
  n: 1,
  at: 0,
  actor: 'x:0',
  parent: null,
  chart: 'leaving',
  name: 'leaving',
}
const asked: Told = {
  kind: 'step',
  n: 2,
  at: 5,
  actor: 'x:0',
  event: 'home',
  source: null,
  heard: true,
  status: 'active',
  value: 'asking',
  tags: ['dialog'],
  moves: [{ event: 'home', tried: [], taken: [home] }],
}

const passed: WalkedPath = {
  id: 'leaving/1',
  name: 'home',
  events: ['(start)', 'home'],
  steps: [
    { event: '(start)', state: 'staying', milliseconds: 640 },
    { event: 'home', state: 'asking', milliseconds: 210 },
  ],
  milliseconds: 900,
  failure: null,
  screenshot: null,
  messages: [{ visit: 1, told: born }],
  taken: new Set([home]),
  entered: new Set(states),
}
const failed: WalkedPath = {
  ...passed,
  id: 'leaving/2',
  name: 'home > cancel > home',
  events: ['(start)', 'home', 'cancel', 'home'],
  milliseconds: 9_100,
  failure: {
    headline: 'After “cancel” the state “staying” was to be seen. <b>no button “Não & nunca”</b>',
    log: 'Call log: waiting',
    problems: ['console: "x"'],
  },
  screenshot: Buffer.from('a picture'),
  messages: [born, asked].map((told) => ({ visit: 1, told })),
}

const chart: ReportedChart = {
  chart: leavingMachine,
  paths: [passed, failed],
  covered: new Set([...states, home]),
  missed: [confirm],
  excluded: new Map([[cancel, 'Nobody <ever> says no.']]),
  excludedWrongly: [],
  sentence: 'Home from any page, after a confirmation.',
  drawing: { svg, warning: null },
}
const run: WalkedRun = {
  charts: [chart],
  seed: 5,
  asked: { charts: [], paths: [] },
  begun: new Date('2026-03-01T08:30:00Z'),
  milliseconds: 187_000,
  unwalked: ['stage'],
  axe: null,
}
const page = reportPage(run)
const whole: ReportedChart = {
  ...chart,
  paths: [passed],
  missed: [],
  excluded: new Map(),
  covered: new Set([...states, home, confirm, cancel]),
}

/** The group of the drawing that stands for a transition. */
const drawn = (name: string) => {
  const number = partsOf(chart).findIndex((part) => part.name === name)
  return new RegExp(`<g class="([^"]*)" data-part="${number}">`).exec(page)?.[1]
}

describe('the report of a run', () => {
  test('says in its title what came of it', () => {
    expect(page).toContain('<h1 class="bad">1 of 2 paths failed</h1>')
    expect(reportPage({ ...run, charts: [whole] })).toContain(
      '<h1 class="good">1 path walked, nothing amiss</h1>',
    )
  })

  test('colours what was taken, what was not, and what is excluded', () => {
    expect([home, confirm, cancel].map(drawn)).toEqual([
      'transition covered',
      'transition missed',
      'transition excluded',
    ])
    expect(drawn('leaving.asking')).toBe('state covered')
    expect(page).toContain(`<title>${confirm.replace('>', '&#62;')}: taken by no path</title>`)
  })

  test('a path knows the parts that it lights, by their numbers in the drawing', () => {
    const [, numbers = ''] = /id="leaving\/1"[^>]* data-parts="([\d ]*)"/.exec(page) ?? []
    const lit = numbers.split(' ').map((number) => partsOf(chart)[Number(number)]?.name)
    expect(lit).toEqual(['leaving.staying', 'leaving.asking', home])
  })

  test('tells how a path failed: where, why, with its picture and the command', () => {
    expect(page).toContain('<code>cancel</code> failed here')
    expect(page).toContain('<code>home</code> not reached')
    expect(page).toContain(
      '<a href="#leaving/2">leaving/2</a> After “cancel” the state “staying” was to be seen.',
    )
    expect(page).toContain('<details><summary>The reason in full</summary><pre>Call log: waiting</pre>')
    expect(page).toContain('console: &#34;x&#34;')
    expect(page).toContain('npm run paths -- --path leaving/2 --seed 5')
    expect(page).toContain(`src="data:image/jpeg;base64,${Buffer.from('a picture').toString('base64')}"`)
  })

  test('the trace is one that the viewer of charts opens', () => {
    const [, data = ''] =
      /download="leaving-2-trace.json" href="data:application\/json;base64,([^"]+)"/.exec(page) ?? []
    const trace = v.parse(Trace, JSON.parse(Buffer.from(data, 'base64').toString()))
    expect(trace.messages.map(({ kind }) => kind)).toEqual(['opened', 'told', 'told'])
    expect(outdatedIn(trace)).toEqual([])
  })

  test('a page that was loaded again is another one in the trace', () => {
    const messages = [1, 1, 2].map((visit) => ({ visit, told: born }))
    const told = traceOf(messages).messages.map(({ kind, page }) => `${kind} ${page}`)
    expect(told).toEqual([
      'opened 00000001',
      'told 00000001',
      'told 00000001',
      'left 00000001',
      'opened 00000002',
      'told 00000002',
    ])
  })

  test('nothing that came from a page becomes markup', () => {
    expect(page).not.toContain('<b>no button')
    expect(page).toContain('&#60;b&#62;no button “Não &#38; nunca”&#60;/b&#62;')
    expect(page).toContain('Nobody &#60;ever&#62; says no.')
  })

  test('names no address of the network, and asks for nothing outside itself', () => {
    expect(page.match(/https?:|\/\/[\w.]+\.\w/g)).toBeNull()
    expect([...page.matchAll(/\b(?:src|href)="([^"]{0,8})/g)].map(([, start]) => start)).toSatisfy(
      (starts: string[]) => starts.every((start) => start.startsWith('#') || start.startsWith('data:')),
    )
    expect(page).toContain('default-src &#39;none&#39;')
  })

  test('what was not taken is a fault where no path failed, and otherwise listed as what comes of it', () => {
    const sound = { ...run, charts: [{ ...chart, paths: [passed] }] }
    expect([faultsOf(sound), missedByFailing(sound)]).toEqual([[`not taken: ${confirm}`], []])
    expect(reportPage(sound)).toContain('<h1 class="bad">0 of 1 path failed, 1 other fault</h1>')
    expect([faultsOf(run), missedByFailing(run)]).toEqual([[], [confirm]])
    expect(page).toContain('<summary>Not taken, as paths failed: 1</summary>')
    expect(page).toContain('<h3>Taken by no path, as paths failed</h3>')
  })

  test('opens a chart in which something is wrong, and the only one', () => {
    const isOpen = (charts: readonly ReportedChart[]) =>
      /<details class="chart"[^>]*?( open)?>/.exec(reportPage({ ...run, charts }))?.[1] === ' open'
    expect([[chart, whole], [whole], [whole, whole]].map(isOpen)).toEqual([true, true, false])
  })

  test('says of a drawing what each number counts, and that it is older than its chart', () => {
    expect(page).toContain('taken by a path (2 states, 1 transition)')
    expect(reportPage({ ...run, charts: [whole] })).toContain('taken by no path (none)')
    const old = { ...chart, drawing: { svg, warning: 'This drawing is old.' } }
    const shown = reportPage({ ...run, charts: [old] })
    expect(shown.indexOf('<p class="warning">This drawing is old.</p>')).toBeLessThan(
      shown.indexOf('aria-label="Drawing of leaving"'),
    )
    expect(page).not.toContain('class="warning"')
  })

  test('of chosen paths it does not say what they missed', () => {
    const part = { ...run, asked: { charts: [], paths: ['leaving/1'] } }
    expect(faultsOf(part)).toEqual([])
    expect(reportPage(part)).toContain('Chosen paths only')
    expect(reportPage(part)).toContain('npm run paths -- --path leaving/1 --seed 5')
  })

  test('what axe found is a fault, with the state, the path and how it was looked at', () => {
    const fault = {
      path: 'leaving/1',
      chart: 'leaving',
      state: 'asking',
      look: 'PT dark 360',
      fault: 'button-name: a',
    }
    const axe = { states: 2, looks: new Map([['PT dark 360', 1]]), missed: [], faults: [fault] }
    expect(faultsOf({ ...run, charts: [whole], axe })).toEqual([
      'axe in leaving asking (leaving/1, PT dark 360): button-name: a',
    ])
  })
})

test.each([
  [40, '0.0 s'],
  [9_140, '9.1 s'],
  [59_949, '59.9 s'],
  [59_960, '1 min 00 s'],
  [187_000, '3 min 07 s'],
])('%d ms are %s', (milliseconds, words) => {
  expect(lasted(milliseconds)).toBe(words)
})
