/** Small mistakes that somebody could make in a chart or a view, one at a time, as changes of the source. */
import { readFileSync } from 'node:fs'

/** One change of one file. */
export interface Mutant {
  readonly file: string
  readonly line: number
  /** what kind of mistake it is */
  readonly kind: string
  readonly before: string
  readonly after: string
  /** index of `before` in the file */
  readonly at: number
}

interface Rule {
  readonly kind: string
  readonly pattern: RegExp
  /** the text that takes the place of a match; the same text is no mutant */
  readonly change: (match: RegExpExecArray, source: string) => string
}

/** Another state that this file names as a target. */
function otherTarget([, target = '']: RegExpExecArray, source: string): string {
  const targets = [...new Set([...source.matchAll(/target: '([\w.#]+)'/g)].map(([, name = '']) => name))]
  const next = targets[(targets.indexOf(target) + 1) % targets.length] ?? target
  return `target: '${next}'`
}

const ofCharts: readonly Rule[] = [
  { kind: 'target', pattern: /target: '([\w.#]+)'/g, change: otherTarget },
  {
    kind: 'guard left out',
    pattern: /guard: (?:'\w+'|\{ type: '\w+', params: [\w.]+ \}),\s*/g,
    change: () => '',
  },
  { kind: 'event not taken', pattern: /\bon: \{ (\w+): /g, change: ([, name]) => `on: { never_${name}: ` },
  {
    kind: 'action left out',
    pattern: /, actions: (?:'\w+'|\{ type: '\w+', params: [\w.]+ \})/g,
    change: () => '',
  },
  { kind: 'tag', pattern: /tags: '(\w+)'/g, change: () => "tags: 'none' as never" },
  { kind: 'delay', pattern: /(POLL|_DELAY): limits\.(\w+)/g, change: ([all]) => `${all} * 2` },
  { kind: 'delay', pattern: /Math\.max\(0, context/g, change: () => 'Math.max(5_000, 5_000 + context' },
  {
    kind: 'comparison',
    pattern: /=> (.*) (===|!==) /g,
    change: ([, left, sign]) => `=> ${left} ${sign === '===' ? '!==' : '==='} `,
  },
]

const ofViews: readonly Rule[] = [
  {
    kind: 'button without its event',
    pattern: /\.send\(\{ type: '(\w+)' \}\)/g,
    change: () => ".send({ type: 'none' } as never)",
  },
  {
    kind: 'state shown wrongly',
    pattern: /(\w+\.state) === '(\w+)'/g,
    change: ([, left, state]) => `${left} !== '${state}'`,
  },
  {
    kind: 'disabled turned round',
    pattern: /disabled=\{([^{}]+)\}/g,
    change: ([, when]) => `disabled={!(${when})}`,
  },
  { kind: 'dialog never open', pattern: /open=\{([^{}]+)\}/g, change: () => 'open={false}' },
]

const lineOf = (source: string, at: number) => source.slice(0, at).split('\n').length

/** Every mutant of a file, in the order of its text. @param root folder of the project, with a final slash */
export function mutantsOf(root: string, file: string): Mutant[] {
  const source = readFileSync(root + file, 'utf8')
  return (file.endsWith('.tsx') ? ofViews : ofCharts)
    .flatMap(({ kind, pattern, change }) =>
      [...source.matchAll(pattern)].map((match) => ({
        file,
        line: lineOf(source, match.index),
        kind,
        before: match[0],
        after: change(match as RegExpExecArray, source),
        at: match.index,
      })),
    )
    .filter(({ before, after }) => before !== after)
    .sort((one, other) => one.at - other.at)
}

/** The file with the mistake in it. */
export const mutated = (source: string, { at, before, after }: Mutant): string =>
  source.slice(0, at) + after + source.slice(at + before.length)

/** So many of a file, spread over its kinds of mistakes; the same seed chooses the same. */
export function choose(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const kinds = [...new Set(mutants.map(({ kind }) => kind))]
  const byKind = kinds.map((kind) => mutants.filter((mutant) => mutant.kind === kind))
  const chosen: Mutant[] = []
  for (let round = 0; chosen.length < count && round < mutants.length; round += 1)
    for (const ofKind of byKind) {
      const mutant = ofKind[(round + seed) % ofKind.length]
      if (mutant && chosen.length < count && !chosen.includes(mutant)) chosen.push(mutant)
    }
  return chosen
}
