import type { Trace } from '#src/devtools/inspector/message.ts'
import type { HeardMessage } from '#test/paths/heardCharts.ts'

/** What a path heard, as the viewer of charts opens it: one page for each load. */
export function traceOf(messages: readonly HeardMessage[]): Trace {
  const pageOf = (visit: number) => visit.toString(16).padStart(8, '0')
  const opened = new Set<number>()
  return {
    trace: 1,
    messages: messages.flatMap(({ visit, told }): Trace['messages'] => {
      const page = pageOf(visit)
      const telling = { kind: 'told', page, told } as const
      if (opened.has(visit)) return [telling]
      const left = [...opened].slice(-1).map((last) => ({ kind: 'left', page: pageOf(last) }) as const)
      opened.add(visit)
      return [...left, { kind: 'opened', page }, telling]
    }),
  }
}
