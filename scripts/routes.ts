/** `npm run routes`: every URL with its file, page, guard and charts, and what is missing on disk. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '#contract/limits.ts'
import { type RouteRow, routeTable } from '#src/routes/table.ts'

const root = path.join(import.meta.dirname, '..')

export interface ListedRoute {
  readonly url: string
  readonly file: string
  readonly page: string | null
  readonly guard: RouteRow['guard']
  readonly charts: readonly string[]
  /** what the row names and the disk lacks; empty when all is there */
  readonly missing: readonly string[]
}

const isThere = (file: string) => existsSync(path.join(root, file))

/** The names that src/app/router.tsx mounts: a route that is not among them can't be reached. */
const mounted = () =>
  new Set(readFileSync(path.join(root, 'src/app/router.tsx'), 'utf8').match(/\b\w+Route\b/g))

/** Every row of the route table, in order. */
export function listRoutes(): ListedRoute[] {
  const inRouter = mounted()
  return Object.entries<RouteRow>(routeTable).map(([name, row]) => {
    const file = `src/routes/${row.route}.tsx`
    const page = row.page && `src/features/${row.page}.tsx`
    const charts = row.charts.map((chart) => `machines/${chart}`)
    return {
      url: `${basePath}${row.path}`,
      file,
      page,
      guard: row.guard,
      charts,
      missing: [
        ...[file, ...(page ? [page] : []), ...charts].filter((part) => !isThere(part)),
        ...(inRouter.has(`${name}Route`) ? [] : [`${name}Route in src/app/router.tsx`]),
      ],
    }
  })
}

if (import.meta.main) {
  const rows = listRoutes().map(({ url, file, page, guard, charts, missing }) => [
    url,
    file,
    page ?? '(sends on)',
    guard,
    charts.join(' ') || '-',
    missing.length ? `missing: ${missing.join(', ')}` : '',
  ])
  const table = [['URL', 'file', 'page', 'guard', 'charts', ''], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}
