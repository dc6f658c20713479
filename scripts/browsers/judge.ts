/** Findings held against the declared exceptions. */
import type { Finding } from './scriptFeatures.ts'

export interface Allowance {
  readonly features: readonly string[]
  readonly where?: RegExp
}

export interface Verdict {
  /** what no exception allows */
  readonly forbidden: readonly Finding[]
  /** features of exceptions that nothing uses, as they are declared */
  readonly stale: readonly string[]
}

export function judge(findings: readonly Finding[], allowances: readonly Allowance[]): Verdict {
  const needed = new Set<string>()
  const forbidden = findings.filter(({ key, at }) => {
    const found = allowances.flatMap((allowance, index) =>
      allowance.features.includes(key) && (allowance.where?.test(at) ?? true) ? [`${index} ${key}`] : [],
    )
    for (const one of found) needed.add(one)
    return found.length === 0
  })
  const stale = allowances.flatMap(({ features, where }, index) =>
    features
      .filter((key) => !needed.has(`${index} ${key}`))
      .map((key) => `${key}${where ? ` in ${where.source}` : ''}`),
  )
  return { forbidden, stale }
}
