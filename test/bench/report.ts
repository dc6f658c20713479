import type { Loaded } from '#test/bench/pageLoad.ts'

/** A figure with its budget. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly must: number
  readonly aim: number
  readonly unit: '' | ' ms' | ' kB'
}

const needed = (measured: ReadonlyMap<string, Loaded>, name: string): Loaded => {
  const found = measured.get(name)
  if (!found) throw new Error(`${name} was not measured`)
  return found
}

/** Of what arrived before the largest paint: later files are prefetched while the browser is idle. */
const bytesAtFirst = ({ files, lcp }: Loaded) =>
  files.filter(({ start }) => start * 1_000 < lcp).reduce((sum, { bytes }) => sum + bytes, 0)

/** Code that no first visit may fetch before it has painted. */
const late = /pdf|luxon|purify|charts|Resume|Payment|inspect/i

/** The measured rows of the budget, the product as the worse of its two variants. */
export function figures(measured: ReadonlyMap<string, Loaded>): Figure[] {
  const still = needed(measured, 'static')
  const react = needed(measured, 'react alone')
  const products = [...measured].filter(([name]) => name.startsWith('product')).map(([, load]) => load)
  const worst = (read: (load: Loaded) => number) => Math.max(...products.map(read))
  const reactBytes = react.bytes.js + react.bytes.css
  return [
    {
      what: 'JS + CSS that the exam list needs, of React alone',
      value: worst(bytesAtFirst) / reactBytes,
      must: 2.5,
      aim: 2.2,
      unit: '',
    },
    {
      what: 'JS + CSS that the exam list needs',
      value: worst(bytesAtFirst) / 1_000,
      must: 166,
      aim: 147,
      unit: ' kB',
    },
    {
      what: 'late code before the largest paint',
      value:
        worst(({ files, lcp }) =>
          files
            .filter(({ path, start }) => late.test(path) && start * 1_000 < lcp)
            .reduce((sum, { bytes }) => sum + bytes, 0),
        ) / 1_000,
      must: 0,
      aim: 0,
      unit: ' kB',
    },
    {
      what: 'first paint, of static',
      value: worst(({ fcp }) => fcp) / still.fcp,
      must: 1.2,
      aim: 1.1,
      unit: '',
    },
    {
      what: 'largest paint, of static',
      value: worst(({ lcp }) => lcp) / still.lcp,
      must: 1.9,
      aim: 1.2,
      unit: '',
    },
    {
      what: 'requests one after another before it',
      value: worst(({ depth }) => depth),
      must: 2,
      aim: 2,
      unit: '',
    },
    { what: 'layout shift', value: worst(({ cls }) => cls), must: 0.01, aim: 0, unit: '' },
    {
      what: 'longest task',
      value: worst(({ longestTask }) => longestTask),
      must: 200,
      aim: 100,
      unit: ' ms',
    },
  ]
}

const digits = (value: number) => (value >= 20 ? value.toFixed(0) : value.toFixed(2).replace(/\.?0+$/, ''))

interface Report {
  readonly measured: ReadonlyMap<string, Loaded>
  readonly found: readonly Figure[]
  readonly runs: number
  readonly chromium: string
  readonly machine: string
  /** share of the processors that was free before each load, 0 to 1, median */
  readonly free: number
}

/** docs/performance.md */
export function report({ measured, found, runs, chromium, machine, free }: Report): string {
  const kilo = (bytes: number) => (bytes / 1_000).toFixed(1)
  const rows = found.map(({ what, value, must, aim, unit }) => {
    const verdict = value <= aim ? 'as aimed' : value <= must ? 'within' : '**over**'
    return `| ${what} | ${digits(value)}${unit} | ${digits(must)}${unit} | ${digits(aim)}${unit} | ${verdict} |`
  })
  const loads = [...measured].map(
    ([name, { bytes, fcp, lcp, cls, longestTask, depth, errors }]) =>
      `| ${name} | ${kilo(bytes.html)} | ${kilo(bytes.js)} | ${kilo(bytes.css)} | ${fcp.toFixed(0)} | ${lcp.toFixed(0)} | ${cls.toFixed(3)} | ${longestTask.toFixed(0)} | ${depth} | ${errors.length} |`,
  )
  return `# Performance

Written by \`npm run bench\`. People come on mid-range phones, on the last evening: the exam list is loaded in Chromium
${chromium} as a phone would (412 × 823, cold cache, main thread four times slower, 562.5 ms a request,
1,474.56/675 kbit/s, gzip), ${runs} times in turn with the pages that it is compared with; the figures are medians, on
${machine}. *Static* is a page without any framework (test/bench/static), *React alone* renders one element.
Compare figures of one run only. Before each load ${Math.round(free * 100)} % of the machine was free${
    free < 0.4 ? ': **too little for figures of time to mean much**' : ''
  }.

| Figure | Now | Must | Aim | |
|---|---|---|---|---|
${rows.join('\n')}

| Page | HTML kB | JS kB | CSS kB | first paint ms | largest paint ms | layout shift | longest task ms | depth | errors |
|---|---|---|---|---|---|---|---|---|---|
${loads.join('\n')}

JS and CSS of the second table include what is fetched when the browser is idle. \`node scripts/sizeBudget.ts\` reads the
build and holds the bytes of every step; \`npm run check\` runs it.

## How it is kept

- **One chain of two**: the page, then everything else at once. A script of 3 kB in index.html (src/app/early.ts) names the
  catalogue of the stored language and the modules of the page asked for, and begins the list's calls.
- **First screen in the page**: header, footer and the room of the list are written into index.html at build, in both
  languages, with the rules that they need (scripts/build/prerender.ts). The same style element holds reset, tokens and
  global rules, so that the bundle does not make them again.
- **Renderer last**: React's renderer is the largest file. The four files of a start arrive by size, each runs as soon as it
  is there, and Chakra's system, router and texts are ready before the renderer is (vite.config.ts, src/app/main.tsx).
- **No Intl before it is needed**: Macao's clock is a sum (contract/rules/macaoDate.ts).
- **Own Chakra system**: only the recipes whose components are imported, our own tokens, and of Chakra's base only the
  properties and conditions that some word of the source names (scripts/build/prunePreset.ts, docs/how-to/add-a-recipe.md).
- **Charts and ky after the first screen**: the list's buttons fetch their chart when the browser is idle, or when pressed.
- **Next steps when idle** (src/app/prefetch.ts), not on connections that save data.
- **Room kept** for what is on its way, so that nothing moves.
`
}
