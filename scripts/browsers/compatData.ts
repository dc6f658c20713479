/** MDN's browser compatibility data, asked about the supported browsers alone. */
import { createRequire } from 'node:module'
import type bcd from '@mdn/browser-compat-data'
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { firstMdnVersions, type MdnName } from './supportedBrowsers.ts'

// JSON of 20 MB behind a CommonJS entry: read once, by the check alone
export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as typeof bcd

/** A feature that a supported browser lacks, and the first version of each such browser that has it. */
export interface MissingFeature {
  /** MDN's key, such as `javascript.builtins.Array.toSorted` */
  readonly key: string
  readonly lacking: Readonly<Partial<Record<MdnName, string>>>
}

const first = firstMdnVersions()

/** A version number as MDN writes it; `≤79` is at most 79, `preview` is none yet. */
const numberOf = (version: string) =>
  version === 'preview' ? Number.POSITIVE_INFINITY : Number.parseFloat(version.replace('≤', ''))

/** A prefix counts, because Emotion writes it; so does most of a feature. */
const works = ({ version_added, version_removed, flags, alternative_name }: SimpleSupportStatement) =>
  typeof version_added === 'string' && !version_removed && !flags && !alternative_name

/** @returns what is missing in which supported browsers; null when all of them have it, or MDN can't tell */
export function missingIn(key: string, { __compat: compat }: Identifier): MissingFeature | null {
  if (!compat) return null
  const lacking: Partial<Record<MdnName, string>> = {}
  for (const [browser, version] of first) {
    const statements = [compat.support[browser] ?? []].flat()
    if (statements.length === 0) continue
    const added = Math.min(
      ...statements.filter(works).map(({ version_added }) => numberOf(`${version_added}`)),
    )
    if (added > version) lacking[browser] = Number.isFinite(added) ? String(added) : 'none'
  }
  return Object.keys(lacking).length > 0 ? { key, lacking } : null
}

/** The entries below one of MDN's, without its own data. */
export const entriesOf = (identifier: Identifier | undefined): [string, Identifier][] =>
  Object.entries(identifier ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][]
