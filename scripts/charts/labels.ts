import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import type { ChartTransition } from '#machines/chartParts.ts'

/** What an arrow says: the event or the delay, and the guard. */
export function labelOf(chart: AnyStateMachine, { event, definition }: ChartTransition): string {
  const guard = guardOf(definition)
  return [eventText(chart, event), guard === null ? '' : `[${guard}]`].filter((part) => part !== '').join(' ')
}

function eventText(chart: AnyStateMachine, event: string): string {
  if (event === 'always') return ''
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event)
  if (answer) return `${answer[2]} ${answer[1] === 'done' ? 'answers' : 'fails'}`
  const delay = /^xstate\.after\.([A-Z_]+)\./.exec(event)?.[1]
  return delay === undefined ? event : `after ${delay}${durationOf(chart, delay)}`
}

/** A delay that is computed has no length to show. */
function durationOf(chart: AnyStateMachine, delay: string): string {
  const duration: unknown = chart.implementations.delays[delay]
  return typeof duration === 'number' ? ` (${duration.toLocaleString('en')} ms)` : ''
}

function guardOf({ guard }: AnyTransitionDefinition): string | null {
  if (guard === undefined) return null
  if (typeof guard === 'string') return guard
  if (!('type' in guard)) return 'guard'
  const { type, params } = guard as { type: string; params?: unknown }
  const values = typeof params === 'object' && params !== null ? Object.values(params).join(' ') : ''
  return values === '' ? type : `${type} ${values}`
}

/** What a state does while it is active: its invoked actors, then its entry and exit actions. */
export interface Doing {
  readonly kind: 'invoke' | 'entry' | 'exit'
  readonly name: string
}

export function doingsOf(node: ChartTransition['from']): Doing[] {
  const named = (list: readonly unknown[]) =>
    list.flatMap((part) =>
      typeof part === 'string'
        ? [part]
        : typeof part === 'object' && part !== null && 'type' in part
          ? [String(part.type)]
          : [],
    )
  return [
    ...node.invoke.map(({ src }) => ({ kind: 'invoke' as const, name: String(src) })),
    ...named(node.entry).map((name) => ({ kind: 'entry' as const, name })),
    ...named(node.exit).map((name) => ({ kind: 'exit' as const, name })),
  ]
}
