/** Fetches what comes next while the person reads: modules, texts, dates and the client of further calls. */
import type { AppRouter } from '#src/app/router.tsx'
import { loadTexts } from '#src/i18n/loadTexts.ts'
import { whenIdle } from '#src/platform/idle.ts'
import { routeTable } from '#src/routes/table.ts'

/** A page's module comes with its route. */
type Preloadable = { options: { component?: unknown } }
const preloadComponent = (route: Preloadable) => {
  const { component } = route.options
  if (typeof component === 'function' && 'preload' in component && typeof component.preload === 'function')
    void component.preload()
}

type Row = { readonly path: string; readonly texts: readonly Parameters<typeof loadTexts>[0][number][] }

/** What may follow a page; the steps follow in their order. */
const after: Partial<Record<string, readonly Row[]>> = {
  [routeTable.home.path]: [routeTable.check, routeTable.registration],
  [routeTable.check.path]: [routeTable.registration],
  [routeTable.registration.path]: [routeTable.resume, routeTable.upload],
  [routeTable.resume.path]: [routeTable.upload],
  [routeTable.upload.path]: [routeTable.review],
  [routeTable.review.path]: [routeTable.payment],
  [routeTable.payment.path]: [routeTable.receipt],
}

/** On a metered or very slow connection only what is asked for is fetched. */
const isSparing = () => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || connection?.effectiveType === 'slow-2g'
}

const shared = () =>
  Promise.all([
    import('ky'),
    import('#src/app/startApplication.ts'),
    import('#src/features/exam-list/examEntryActor.ts'),
    import('#src/i18n/formatDate.ts'),
  ])

/** @returns the end of it */
export function prefetchNext(router: AppRouter): () => void {
  let cancel = () => {}
  const fetchNext = () => {
    const row = router.state.matches.at(-1)?.staticData.row
    const next = (row && after[row.path]) ?? []
    if (isSparing() || next.length === 0) return
    // a chunk that is missing is told when it is needed
    shared().catch(() => {})
    for (const { path, texts } of next) {
      const route = Object.values(router.routesById).find(
        ({ options }) => 'path' in options && options.path === path,
      )
      if (route) preloadComponent(route)
      loadTexts(texts).catch(() => {})
    }
  }
  const unsubscribe = router.subscribe('onRendered', () => {
    cancel()
    cancel = whenIdle(fetchNext)
  })
  return () => {
    cancel()
    unsubscribe()
  }
}
