import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ChartFailure } from '#machines/failure.ts'
import { loadingMachine } from '#machines/loading/loading.machine.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { useChart } from '#src/platform/useChart.ts'

export interface Loaded<Data> {
  /** null until it is read */
  readonly data: Data | null
  /** why it could not be read */
  readonly failure: ChartFailure | null
  retry(): void
}

/** Reads something once for as long as the component lives. Give the component a key where it reads something else. */
export function useLoaded<Data>(load: (signal: AbortSignal) => Promise<Data>): Loaded<Data> {
  const [chart] = useState(() =>
    loadingMachine.provide({
      actors: { loadData: fromCall<unknown, undefined>(({ signal }) => load(signal)) },
    }),
  )
  const actor = useChart(chart)
  return {
    // the chart keeps what `load` answered, whatever it is
    data: useSelector(actor, (s) => s.context.data as Data | null),
    failure: useSelector(actor, (s) => s.context.failure),
    retry: () => actor.send({ type: 'retry' }),
  }
}
