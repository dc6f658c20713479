import * as v from 'valibot'
import { Trace } from '#src/devtools/inspector/message.ts'
import { atlas, statesIn } from '#src/devtools/inspector/viewer/atlas.ts'

/** A file that is no trace, in words for the person who opened it. */
export class TraceError extends Error {
  override readonly name = 'TraceError'
}

/** @throws TraceError where the text is no trace */
export function readTrace(text: string): Trace {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new TraceError('This file is not JSON. A trace is written by “Save trace”.')
  }
  const read = v.safeParse(Trace, json)
  if (read.success) return read.output
  const [issue] = read.issues
  const place = v.getDotPath(issue)
  throw new TraceError(`This file is not a trace of charts: ${place ? `${place}: ` : ''}${issue.message}`)
}

/** Charts, states and transitions of a trace that the charts of today no longer have. */
export function outdatedIn({ messages }: Trace): string[] {
  const charts = new Map<string, string>()
  const missing = new Set<string>()
  for (const message of messages) {
    if (message.kind !== 'told') continue
    const { page, told } = message
    const key = `${page}/${told.actor}`
    if (told.kind === 'born') {
      if (told.chart === null) continue
      charts.set(key, told.chart)
      if (!atlas.has(told.chart)) missing.add(told.chart)
      continue
    }
    const sheet = atlas.get(charts.get(key) ?? '')
    if (!sheet) continue
    const names = [
      ...statesIn(sheet.id, told.value).filter((id) => !sheet.states.has(id)),
      ...told.moves.flatMap(({ taken }) => taken).filter((name) => !sheet.transitions.has(name)),
    ]
    for (const name of names) missing.add(name)
  }
  return [...missing]
}

export const writeTrace = (messages: readonly Trace['messages'][number][]): string =>
  JSON.stringify({ trace: 1, messages: [...messages] } satisfies Trace, null, 1)
