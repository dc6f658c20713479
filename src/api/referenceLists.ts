/** Reference lists that forms and the review share: asked for once a visit, again after a failure (section 7). */
import { useEffect, useState } from 'react'
import { listCodeTable, searchCareers, searchReference } from '#contract/endpoints/referenceData.ts'
import type { CareerRow, CodeTableRow, ReferenceRow } from '#contract/entities/referenceData.ts'
import type { ReferenceTable } from '#contract/enums.ts'
import { call } from '#src/api/client.ts'
import { inOrder } from '#src/api/inOrder.ts'

const onceEach = <Row>(load: () => Promise<readonly Row[]>): (() => Promise<readonly Row[]>) => {
  let running: Promise<readonly Row[]> | null = null
  return () => {
    running ??= load().catch((failure: unknown) => {
      running = null
      throw failure
    })
    return running
  }
}

const table = (name: ReferenceTable) =>
  onceEach<ReferenceRow>(async () => {
    const { content } = await call(searchReference, { params: { table: name }, body: {} })
    return inOrder(content)
  })

/** Inactive rows are included, for the names of what was chosen earlier; offer the active ones only. */
export const referenceLists = {
  departments: table('department'),
  educationLevels: table('education-level'),
  entities: table('entity-info'),
  spokenLanguages: onceEach<CodeTableRow>(() => call(listCodeTable, { params: { type: 'SPOKEN_LANGUAGE' } })),
  careers: onceEach<CareerRow>(async () => inOrder(await call(searchCareers, { body: {} }))),
}
export type ReferenceList = keyof typeof referenceLists
type RowOf<L extends ReferenceList> = Awaited<ReturnType<(typeof referenceLists)[L]>>[number]

export interface LoadedList<Row> {
  /** empty until the rows have arrived */
  readonly rows: readonly Row[]
  readonly state: 'loading' | 'ready' | 'failed'
  retry(): void
}

/** A list for a view. @param wanted false: isn't asked for yet */
export function useReferenceList<L extends ReferenceList>(list: L, wanted = true): LoadedList<RowOf<L>> {
  const [rows, setRows] = useState<readonly RowOf<L>[]>([])
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!wanted) return
    let left = false
    setState('loading')
    const load = referenceLists[list] as () => Promise<readonly RowOf<L>[]>
    load().then(
      (loaded) => {
        if (left) return
        setRows(loaded)
        setState('ready')
      },
      () => {
        if (!left) setState('failed')
      },
    )
    return () => {
      left = true
    }
  }, [list, wanted, attempt])
  return { rows, state, retry: () => setAttempt((count) => count + 1) }
}
