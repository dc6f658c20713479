/**
 * The byte budget, read from the last build: what the exam list needs on a first visit, what each page adds, and what
 * must not be there early. Fast and without a browser; `npm run bench` measures the same from the requests of a real one.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { interfaceLanguages } from '#contract/enums.ts'
import { localeOf } from '#contract/languageTags.ts'
import { viewerFolder } from '#scripts/build/viewerFiles.ts'
import { type RouteRow, routeTable } from '#src/routes/table.ts'

/** Bytes, gzip; 1 kB is 1,000 bytes. */
export const budget = { firstVisit: 166_000, step: 34_000, dates: 24_000, polyfills: 15_000 } as const

/** What no first visit may fetch. */
const late = /pdfjs|core-js|luxon|xstate|statelyai|[\\/](resume|payment)[\\/]|__inspect/i

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type BuildManifest = Readonly<Record<string, Chunk>>

const dist = path.join(import.meta.dirname, '..', 'dist')

export function readManifest(): BuildManifest {
  const file = path.join(dist, '.vite', 'manifest.json')
  if (!existsSync(file)) throw new Error('There is no build: npm run build')
  return JSON.parse(readFileSync(file, 'utf8')) as BuildManifest
}

/** The files of these entries and of all that they import at once. */
export function filesOf(manifest: BuildManifest, entries: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const entry of entries) visit(entry)
  return files
}

const sizes = new Map<string, number>()
function sizeOf(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length
  sizes.set(file, known)
  return known
}
const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0)

const entry = 'index.html'
const polyfillEntry = 'src/platform/polyfills/installPolyfills.ts'
const pageOf = (row: RouteRow) => `src/features/${row.page}.tsx`
const textsOf = (row: RouteRow, language: keyof typeof localeOf) =>
  ['core', ...row.texts].map((group) => `locales/${localeOf[language]}/${group}.po`)

/** Session, journey and the client of further calls: the list fetches them when the browser is idle (src/app/prefetch.ts). */
const idleEntries = (manifest: BuildManifest) => [
  'src/features/session/SessionDialogs.tsx',
  'src/app/startApplication.ts',
  ...Object.keys(manifest).filter((key) => /node_modules\/ky\//.test(key)),
]

/** Formats of dates, with luxon: fetched when the browser is idle, like the above, and weighed alone (ADR 0020). */
const datesEntries = (manifest: BuildManifest) =>
  Object.keys(manifest).filter((key) => manifest[key]?.name === 'formatDate')

export interface Finding {
  readonly what: string
  readonly bytes: number
  readonly limit: number
}

/** Every figure that has a budget, the exam list first, in the language that costs more. */
export function measure(manifest: BuildManifest): Finding[] {
  const inBoth = (of: (language: keyof typeof localeOf) => number) => Math.max(...interfaceLanguages.map(of))
  const first = (language: keyof typeof localeOf) =>
    filesOf(manifest, [entry, pageOf(routeTable.home), ...textsOf(routeTable.home, language)])
  const idle = filesOf(manifest, idleEntries(manifest))
  const dates = filesOf(manifest, datesEntries(manifest))
  const added = (row: RouteRow) =>
    inBoth((language) => {
      const before = new Set([...first(language), ...idle, ...dates])
      const files = filesOf(manifest, [entry, pageOf(row), ...textsOf(row, language)])
      return total([...files].filter((file) => !before.has(file)))
    })
  const pages = Object.values<RouteRow>(routeTable).filter((row) => row.page && manifest[pageOf(row)])
  return [
    { what: 'exam list', bytes: inBoth((language) => total(first(language))), limit: budget.firstVisit },
    {
      what: 'what every step shares, fetched when the list is idle',
      bytes: inBoth((language) => total([...idle].filter((file) => !first(language).has(file)))),
      limit: budget.step,
    },
    {
      what: 'dates, fetched when the list is idle',
      bytes: inBoth((language) =>
        total([...dates].filter((file) => !first(language).has(file) && !idle.has(file))),
      ),
      limit: budget.dates,
    },
    {
      what: 'polyfills, for browsers that need them: page and worker of the viewer',
      bytes: total([
        ...[...filesOf(manifest, [polyfillEntry])].filter((file) => !first('PT').has(file)),
        `${viewerFolder}/polyfills.mjs`,
      ]),
      limit: budget.polyfills,
    },
    ...pages
      .filter((row) => row !== routeTable.home)
      .map((row) => ({ what: `${row.path} adds`, bytes: added(row), limit: budget.step })),
  ]
}

/** Modules of the first visit that must come later, by the names in its source maps. */
export function tooEarly(manifest: BuildManifest): string[] {
  const maps = path.join(dist, '..', '.data', 'source-maps')
  return [...filesOf(manifest, [entry, pageOf(routeTable.home)])].flatMap((file) => {
    const map = path.join(maps, `${path.basename(file)}.map`)
    if (!existsSync(map)) return []
    const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }
    return sources.filter((source) => late.test(source) && !/\/routes\/|\/paths\.ts$/.test(source))
  })
}

if (import.meta.main) {
  const manifest = readManifest()
  const kilo = (bytes: number) => (bytes / 1_000).toFixed(1).padStart(6)
  const findings = measure(manifest)
  const over = findings.filter(({ bytes, limit }) => bytes > limit)
  for (const { what, bytes, limit } of findings)
    console.log(`${bytes > limit ? '✗' : '✓'} ${kilo(bytes)} of ${kilo(limit)} kB  ${what}`)
  const early = tooEarly(manifest)
  for (const source of early) console.log(`✗ on the first visit already: ${source}`)
  process.exitCode = over.length + early.length > 0 ? 1 : 0
}
