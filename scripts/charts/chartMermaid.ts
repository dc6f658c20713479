import type { AnyStateMachine } from 'xstate'
import { type DrawnState, drawingOf } from './drawing.ts'

/** The drawing of a chart as a Mermaid state diagram: text that a diff can be read in. */
export function chartMermaid(chart: AnyStateMachine): string {
  const { root, arrows } = drawingOf(chart)
  return [
    'stateDiagram-v2',
    '  direction LR',
    ...contentOf(root, '  '),
    ...arrows.map(
      ({ from, to, label }) => `  ${name(from)} --> ${name(to)}${label === '' ? '' : ` : ${label}`}`,
    ),
    '',
  ].join('\n')
}

const name = (id: string) => id.replace(/[^A-Za-z0-9]+/g, '_').replace(/_$/, '')

const contentOf = (state: DrawnState, indent: string): string[] => [
  ...(state.first === null ? [] : [`${indent}[*] --> ${name(state.first)}`]),
  ...state.inside.flatMap((inner, at) => [
    ...(state.kind === 'parallel' && at > 0 ? [`${indent}--`] : []),
    ...linesOf(inner, indent),
  ]),
]

function linesOf(state: DrawnState, indent: string): string[] {
  const own = [`${indent}state "${textOf(state)}" as ${name(state.id)}`]
  if (state.kind === 'final') return [...own, `${indent}${name(state.id)} --> [*]`]
  if (state.inside.length === 0) return own
  return [`${own.join('')} {`, ...contentOf(state, `${indent}  `), `${indent}}`]
}

const textOf = ({ label, doings }: DrawnState): string =>
  [label, ...doings.map(({ kind, name: doing }) => `${kind}/ ${doing}`)].join('<br/>')
