/** Puts mistakes into a copy of the project, one at a time, and runs the suites there until one notices. */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { allCharts } from '#machines/allCharts.ts'
import { choose, type Mutant, mutantsOf, mutated } from '#test/mutants/mutants.ts'

/** What noticed a mistake: tests in plain Node, paths in the browser, or nothing. */
export interface Hunted {
  readonly mutant: Mutant
  readonly caughtBy: 'unit' | 'paths' | null
  readonly seconds: number
}

/** Folders of features whose name is not that of the chart's folder. */
const featureOf: Readonly<Record<string, string>> = { 'exam-list': 'examEntry' }
/** A feature's screens may run the charts of several folders. */
const alsoOf: Readonly<Record<string, readonly string[]>> = {
  payment: ['authorization'],
  receipt: ['recibo'],
  review: ['journey'],
  session: [],
}

/** Files of the charts that are walked in the browser, and of the screens that show them. */
function sources(root: string, walked: ReadonlySet<string>): string[] {
  const folders = new Set(allCharts.filter(({ chart }) => walked.has(chart.id)).map(({ folder }) => folder))
  const charts = [...folders].flatMap((folder) =>
    readdirSync(join(root, 'machines', folder))
      .filter((name) => /(\.machine|Setup)\.ts$/.test(name))
      .map((name) => `machines/${folder}/${name}`),
  )
  const views = readdirSync(join(root, 'src/features'))
    .filter((name) => folders.has(featureOf[name] ?? name))
    .flatMap((name) =>
      readdirSync(join(root, 'src/features', name))
        .filter((file) => /(Page|Dialogs|Wait|UnderWay|Form|Card|Action)\.tsx$/.test(file))
        .map((file) => `src/features/${name}/${file}`),
    )
  return [...charts, ...views]
}

/** Charts whose paths go through a file. */
function chartsOf(file: string, walked: ReadonlySet<string>): string[] {
  const [room = '', second = '', third = ''] = file.split('/')
  const own = room === 'machines' ? second : (featureOf[third] ?? third)
  const folders = [own, ...(alsoOf[own] ?? [])]
  return allCharts
    .filter(({ folder, chart }) => folders.includes(folder) && walked.has(chart.id))
    .map(({ chart }) => chart.id)
}

const leftOut = ['node_modules', '.git', '.data', 'dist', 'dist-walked', 'test-results', 'coverage']

/** A copy to make mistakes in; the packages are those of the original. */
function copyOf(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'candidatura-mutants-'))
  for (const name of readdirSync(root))
    if (!leftOut.includes(name)) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

const passes = (folder: string, command: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command
    const PATH = [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter)
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, PATH, CI: '' },
      stdio: 'ignore',
    })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })

export interface HuntChoice {
  /** mistakes in each file */
  readonly perFile: number
  readonly seed: number
  /** ids of the charts that are walked in the browser */
  readonly walked: ReadonlySet<string>
  /** parts of names of files; all where empty */
  readonly files: readonly string[]
  readonly onHunted: (hunted: Hunted) => void
}

/**
 * Runs each mistake against the tests of the charts and of the feature, then, where they see nothing, against the paths
 * of its charts in the browser.
 * @throws Error when the suites fail without any mistake: then nothing could be told
 */
export async function hunt(
  root: string,
  { perFile, seed, walked, files, onHunted }: HuntChoice,
): Promise<Hunted[]> {
  const copy = copyOf(root)
  const hunted: Hunted[] = []
  const unit = (file: string) => {
    const [room = '', second = '', third = ''] = file.split('/')
    const own = room === 'machines' ? [`machines/${second}`, 'test/charts'] : [`src/features/${third}`]
    return passes(copy, ['vitest', 'run', '--project', 'unit', '--passWithNoTests', ...own])
  }
  const paths = (file: string) =>
    passes(copy, [
      'node',
      'scripts/paths.ts',
      '--bail',
      ...chartsOf(file, walked).flatMap((id) => ['--chart', id]),
    ])
  try {
    const mutants = sources(root, walked)
      .filter((file) => files.length === 0 || files.some((part) => file.includes(part)))
      .flatMap((file) => choose(mutantsOf(`${root}/`, file), perFile, seed))
    for (const file of new Set(mutants.map((mutant) => mutant.file)))
      if (!(await unit(file))) throw new Error(`the tests of ${file} fail without any mistake in it`)
    for (const mutant of mutants) {
      const begun = performance.now()
      const path = join(copy, mutant.file)
      const source = readFileSync(path, 'utf8')
      writeFileSync(path, mutated(source, mutant))
      const caughtBy = !(await unit(mutant.file)) ? 'unit' : !(await paths(mutant.file)) ? 'paths' : null
      writeFileSync(path, source)
      const result = { mutant, caughtBy, seconds: (performance.now() - begun) / 1000 } as const
      hunted.push(result)
      onHunted(result)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  return hunted
}
