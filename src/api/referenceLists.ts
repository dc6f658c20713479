/** Reference lists that forms and the review share: asked for once a visit, again after a failure (section 7). */
import { useSyncExternalStore } from 'react'
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate'
import { listCodeTable, searchCareers, searchReference } from '#contract/endpoints/referenceData.ts'
import type { CareerRow, CodeTableRow, ReferenceRow } from '#contract/entities/referenceData.ts'
import type { ReferenceTable } from '#contract/enums.ts'
import { loadingMachine } from '#machines/loading/loading.machine.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { inOrder } from '#src/api/inOrder.ts'
import { inspected } from '#src/platform/inspection.ts'

const table = (name: ReferenceTable) => async (): Promise<readonly ReferenceRow[]> => {
  const { content } = await call(searchReference, { params: { table: name }, body: {} })
  return inOrder(content)
}

/** Inactive rows are included, for the names of what was chosen earlier; offer the active ones only. */
const loads = {
  departments: table('department'),
  educationLevels: table('education-level'),
  entities: table('entity-info'),
  spokenLanguages: (): Promise<readonly CodeTableRow[]> =>
    call(listCodeTable, { params: { type: 'SPOKEN_LANGUAGE' } }),
  careers: async (): Promise<readonly CareerRow[]> => inOrder(await call(searchCareers, { body: {} })),
}
export type ReferenceList = keyof typeof loads
type RowOf<L extends ReferenceList> = Awaited<ReturnType<(typeof loads)[L]>>[number]

export interface SharedList {
  subscribe(listener: () => void): () => void
  /** null: no view has needed it yet */
  getSnapshot(): SnapshotFrom<typeof loadingMachine> | null
  retry(): void
}

/** One actor for all views: the first that needs the list starts it, the next after a failure asks again. */
export function createSharedList(load: () => Promise<readonly unknown[]>): SharedList {
  const logic = loadingMachine.provide({ actors: { loadData: fromCall<unknown, undefined>(load) } })
  let actor: ActorRefFrom<typeof loadingMachine> | null = null
  const retry = () => {
    if (actor?.getSnapshot().matches('failed')) actor.send({ type: 'retry' })
  }
  return {
    subscribe(listener) {
      retry()
      actor ??= createActor(logic, inspected({})).start()
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    getSnapshot: () => actor?.getSnapshot() ?? null,
    retry,
  }
}

const sharedLists = Object.fromEntries(
  Object.entries(loads).map(([name, load]) => [name, createSharedList(load)]),
) as Record<ReferenceList, SharedList>

export interface LoadedList<Row> {
  /** empty until the rows have arrived */
  readonly rows: readonly Row[]
  readonly state: 'loading' | 'loaded' | 'failed'
  retry(): void
}

const noRows: readonly never[] = []
const noSubscription = () => () => undefined

/** A list for a view. @param wanted false: isn't asked for yet */
export function useReferenceList<L extends ReferenceList>(list: L, wanted = true): LoadedList<RowOf<L>> {
  const { subscribe, getSnapshot, retry } = sharedLists[list]
  const snapshot = useSyncExternalStore(wanted ? subscribe : noSubscription, getSnapshot)
  return {
    // the chart keeps what the list's own load answered
    rows: (snapshot?.context.data ?? noRows) as readonly RowOf<L>[],
    state: snapshot?.value ?? 'loading',
    retry,
  }
}
