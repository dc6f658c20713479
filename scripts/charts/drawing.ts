import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { type ChartTransition, classOfState, classOfTransition, transitionsOf } from '#machines/chartParts.ts'
import { type Doing, doingsOf, labelOf } from './labels.ts'

/** A state as it is drawn, with what is inside it. */
export interface DrawnState {
  readonly id: string
  readonly label: string
  /** `anywhere`: the place from which what holds anywhere in a compound state starts */
  readonly kind: 'plain' | 'final' | 'parallel' | 'anywhere'
  readonly cssClass: string
  readonly doings: readonly Doing[]
  /** id of the state that is entered first */
  readonly first: string | null
  readonly inside: readonly DrawnState[]
}

export interface DrawnArrow {
  readonly from: string
  readonly to: string
  readonly label: string
  readonly cssClass: string
}

export interface Drawing {
  readonly root: DrawnState
  readonly arrows: readonly DrawnArrow[]
}

/** What is drawn of a chart, whatever draws it. The root stands for the whole picture. */
export function drawingOf(chart: AnyStateMachine): Drawing {
  const transitions = transitionsOf(chart)
  const anywhere = new Set(transitions.filter(startsAnywhere).map(({ from }) => from))
  return {
    root: drawnState(chart.root, anywhere),
    arrows: transitions.map((transition) => ({
      from: startOf(transition),
      to: transition.to?.id ?? startOf(transition),
      label: labelOf(chart, transition),
      cssClass: classOfTransition(transition),
    })),
  }
}

const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === outer || isWithin(node.parent, outer))

/** An arrow of a compound state that does not lead out of it, and every arrow of the root. */
const startsAnywhere = ({ from, to }: ChartTransition): boolean =>
  from.parent === undefined || (Object.keys(from.states).length > 0 && (to === null || isWithin(to, from)))

const anywhereIn = (node: AnyStateNode) => `${node.id}.(anywhere)`
const startOf = (transition: ChartTransition) =>
  startsAnywhere(transition) ? anywhereIn(transition.from) : transition.from.id

function drawnState(node: AnyStateNode, anywhere: ReadonlySet<AnyStateNode>): DrawnState {
  const inside = Object.values<AnyStateNode>(node.states).map((child) => drawnState(child, anywhere))
  const initial = node.type === 'parallel' ? undefined : node.initial?.target?.[0]
  return {
    id: node.id,
    label: node.key,
    kind: node.type === 'final' || node.type === 'parallel' ? node.type : 'plain',
    cssClass: classOfState(node),
    doings: doingsOf(node),
    first: initial?.id ?? null,
    inside: anywhere.has(node) ? [anywherePlace(node), ...inside] : inside,
  }
}

const anywherePlace = (node: AnyStateNode): DrawnState => ({
  id: anywhereIn(node),
  label: '(anywhere)',
  kind: 'anywhere',
  cssClass: `${classOfState(node)}-anywhere`,
  doings: [],
  first: null,
  inside: [],
})
