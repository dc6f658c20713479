/** What a report tells of. */
import type { AnyStateMachine } from 'xstate'
import { classOfState, classOfTransition, statesOf, transitionsOf } from '#machines/chartParts.ts'
import type { CommittedDrawing } from '#test/paths/report/committedDrawing.ts'
import type { WalkedChart } from '#test/paths/walkAll.ts'

export interface WalkedRun {
  readonly charts: readonly ReportedChart[]
  readonly seed: number
  /** ids of charts and paths that were asked for; both empty: all */
  readonly asked: { readonly charts: readonly string[]; readonly paths: readonly string[] }
  readonly begun: Date
  readonly milliseconds: number
  /** ids of charts that have no paths in the browser */
  readonly unwalked: readonly string[]
  /** what axe has looked at and found; null where it was not asked */
  readonly axe: LookedAt | null
}

export interface ReportedChart extends WalkedChart {
  /** of docs/machines.md */
  readonly sentence: string
  readonly drawing: CommittedDrawing
}

export interface LookedAt {
  /** states of charts that were looked at */
  readonly states: number
  /** such as `PT dark 360`, with how many states were seen so */
  readonly looks: ReadonlyMap<string, number>
  /** states that were gone before they could be looked at */
  readonly missed: readonly string[]
  readonly faults: readonly AxeFault[]
}

export interface AxeFault {
  readonly path: string
  readonly chart: string
  readonly state: string
  readonly look: string
  readonly fault: string
}

export type Standing = 'covered' | 'missed' | 'excluded'

/** A state or a transition as the report speaks of it. */
export interface ChartPart {
  /** as in machines/chartParts.ts */
  readonly name: string
  readonly kind: 'state' | 'transition'
  readonly cssClass: string
  readonly standing: Standing
}

/** States and transitions of a chart, without the chart itself. */
export function partsOf({ chart, covered, excluded }: WalkedChart): readonly ChartPart[] {
  const standingOf = (name: string): Standing =>
    covered.has(name) ? 'covered' : excluded.has(name) ? 'excluded' : 'missed'
  return namedParts(chart).map((part) => ({ ...part, standing: standingOf(part.name) }))
}

const namedParts = (chart: AnyStateMachine) => [
  ...statesOf(chart)
    .slice(1)
    .map((node) => ({ name: node.id, kind: 'state' as const, cssClass: classOfState(node) })),
  ...transitionsOf(chart).map((transition) => ({
    name: transition.name,
    kind: 'transition' as const,
    cssClass: classOfTransition(transition),
  })),
]

/** Whether all paths of the charts were walked; if not, what no path took says nothing. */
export const isWhole = ({ asked }: Pick<WalkedRun, 'asked'>): boolean => asked.paths.length === 0

export const failedPaths = ({ charts }: { charts: readonly WalkedChart[] }) =>
  charts.flatMap(({ paths }) => paths).filter(({ failure }) => failure !== null)

type Walked = Pick<WalkedRun, 'asked'> & { charts: readonly WalkedChart[] }

const notTaken = ({ charts, asked }: Walked): string[] =>
  isWhole({ asked }) ? charts.flatMap(({ missed }) => missed) : []

/** What was not taken where paths failed: it comes of them, and is no fault by itself. */
export const missedByFailing = (run: Walked): string[] => (failedPaths(run).length === 0 ? [] : notTaken(run))

/** Everything that makes a run fail, one line each but for the paths themselves. */
export function faultsOf({ charts, asked, axe }: Walked & Pick<WalkedRun, 'axe'>): string[] {
  return [
    ...(failedPaths({ charts }).length === 0 ? notTaken({ charts, asked }) : []).map(
      (name) => `not taken: ${name}`,
    ),
    ...charts
      .flatMap(({ excludedWrongly }) => excludedWrongly)
      .map((name) => `excluded, and taken all the same: ${name}`),
    ...(axe?.faults ?? []).map(
      ({ path, chart, state, look, fault }) => `axe in ${chart} ${state} (${path}, ${look}): ${fault}`,
    ),
  ]
}
