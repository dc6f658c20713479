/**
 * `npm run bench`: loads the exam list in a real Chromium as a phone on slow 4G would, beside a page without any
 * framework and beside React alone, in turns, and writes the medians to docs/performance.md.
 * `--runs N` (default 5), `--print` writes nothing.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { build } from 'vite'
import { basePath } from '#contract/limits.ts'
import { findChromium, howToGetChromium } from '#scripts/chromium.ts'
import { sampleBearer, startBenchServer } from '#test/bench/benchServer.ts'
import { type Loaded, loadPage, type Target } from '#test/bench/pageLoad.ts'
import { waitForQuiet } from '#test/bench/quiet.ts'
import { type Figure, figures, report } from '#test/bench/report.ts'

const root = path.join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, print: { type: 'boolean', default: false } },
})
const runs = Number(values.runs)

/** React and its renderer, built as the product is. */
async function buildReactAlone(): Promise<string> {
  const outDir = path.join(root, '.data', 'bench', 'react-alone')
  await build({
    configFile: false,
    root: path.join(root, 'test', 'bench', 'react-alone'),
    base: '/react-alone/',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
  return outDir
}

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The median of each figure over the runs; the files are those of the last run. */
function medianOf(loads: readonly Loaded[]): Loaded {
  const of = (read: (load: Loaded) => number) => median(loads.map(read))
  const last = loads.at(-1)
  if (!last) throw new Error('nothing was measured')
  return {
    bytes: {
      html: of(({ bytes }) => bytes.html),
      js: of(({ bytes }) => bytes.js),
      css: of(({ bytes }) => bytes.css),
      api: of(({ bytes }) => bytes.api),
    },
    files: last.files,
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
    longestTask: of(({ longestTask }) => longestTask),
    depth: of(({ depth }) => depth),
    errors: loads.flatMap(({ errors }) => errors),
  }
}

/** How long each load waits for a machine that has something else to do, in milliseconds. */
const timeout = 60_000
const free: number[] = []

async function measureAll(browser: Browser, targets: readonly Target[]): Promise<Map<string, Loaded>> {
  const loads = new Map<string, Loaded[]>()
  for (let run = 1; run <= runs; run += 1)
    for (const target of targets) {
      free.push(await waitForQuiet(timeout))
      console.log(`run ${run} of ${runs}: ${target.name}`)
      loads.set(target.name, [...(loads.get(target.name) ?? []), await loadPage(browser, target)])
    }
  return new Map([...loads].map(([name, all]) => [name, medianOf(all)]))
}

const chromiumPath = findChromium()
if (!chromiumPath) throw new Error(howToGetChromium)
const server = await startBenchServer({
  [`${basePath}/`]: path.join(root, 'dist'),
  '/react-alone/': await buildReactAlone(),
  '/static/': path.join(root, 'test', 'bench', 'static'),
})
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-quic'],
})

try {
  const session = { access_token: sampleBearer(Date.now()) }
  const product = { url: `${server.origin}${basePath}/`, ready: 'article' }
  const measured = await measureAll(browser, [
    { name: 'static', url: `${server.origin}/static/`, ready: '#list li' },
    { name: 'react alone', url: `${server.origin}/react-alone/`, ready: 'main' },
    { name: 'product', ...product, storage: { session } },
    {
      name: 'product, dark, Portuguese',
      ...product,
      dark: true,
      storage: { session, local: { lang: 'PT' } },
    },
  ])
  const found: Figure[] = figures(measured)
  const text = report({
    measured,
    found,
    runs,
    chromium: browser.version(),
    free: median(free),
    machine: `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown processor'}`,
  })
  console.log(text)
  if (!values.print) {
    await mkdir(path.join(root, 'docs'), { recursive: true })
    await writeFile(path.join(root, 'docs', 'performance.md'), text)
  }
  process.exitCode = found.some(({ value, must }) => value > must) ? 1 : 0
} finally {
  await browser.close()
  await server.stop()
}
