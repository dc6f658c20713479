import { type IState, render } from 'state-machine-cat'
import type { AnyStateMachine } from 'xstate'
import { type DrawnState, drawingOf } from './drawing.ts'

/**
 * The drawing of a chart as SVG, the same on every machine: the layout runs in WebAssembly and measures text without
 * fonts. Every state and transition carries its class of machines/chartParts.ts.
 */
export async function chartSvg(chart: AnyStateMachine): Promise<string> {
  const { root, arrows } = drawingOf(chart)
  const transitions = [
    ...firstArrows(root),
    ...arrows.map(({ from, to, label, cssClass }) => ({ from, to, label, class: cssClass })),
  ]
  const svg = await render(
    JSON.stringify({
      states: insideOf(root),
      transitions: transitions.map((transition, id) => ({ id, ...transition })),
    }),
    {
      inputType: 'json',
      outputType: 'svg',
      engine: 'dot',
      direction: 'left-right',
      dotGraphAttrs: [{ name: 'bgcolor', value: 'white' }],
    },
  )
  return `${svg.trimEnd()}\n`
}

const firstOf = (state: DrawnState) => `${state.id}.initial`

const firstArrows = (state: DrawnState): { from: string; to: string }[] => [
  ...(state.first === null ? [] : [{ from: firstOf(state), to: state.first }]),
  ...state.inside.flatMap(firstArrows),
]

const insideOf = (state: DrawnState): IState[] => [
  ...(state.first === null ? [] : [{ name: firstOf(state), type: 'initial' as const }]),
  ...state.inside.map(stateOf),
]

function stateOf(state: DrawnState): IState {
  const inside = insideOf(state)
  const actions = state.doings.map(({ kind, name }) =>
    kind === 'invoke' ? { type: 'activity' as const, body: `invoke/ ${name}` } : { type: kind, body: name },
  )
  return {
    name: state.id,
    // a final state of the drawing tool has no name
    label: state.kind === 'final' ? `◉ ${state.label}` : state.label,
    class: state.cssClass,
    type: state.kind === 'parallel' ? 'parallel' : 'regular',
    ...(state.kind === 'anywhere' && { color: '#666666' }),
    ...(actions.length > 0 && { actions }),
    ...(inside.length > 0 && { statemachine: { states: inside } }),
  }
}
