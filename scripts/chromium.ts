import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { enginePackages, findEngines, howToGetEngine } from '#scripts/engines.ts'
import { findProgram } from '#scripts/programs.ts'

/** What the browser tests need of the machine, as found: paths, or undefined where missing. */
export type BrowserTools = {
  chromium: string | undefined
  /** the same engine without windows, for tests that show none; Chromium itself does where it is missing */
  headlessShell: string | undefined
  hasChineseFont: boolean
  pdftotext: string | undefined
  pdfsig: string | undefined
  /** whether the engine is there */
  firefox: boolean
  webkit: boolean
}

/** Looks only: CHROMIUM_PATH, then the system's, then the one that Playwright has downloaded. */
export const findBrowserTools = (): BrowserTools => {
  const engines = findEngines()
  return {
    chromium: findChromium(),
    headlessShell: findHeadlessShell(),
    hasChineseFont: hasChineseFont(),
    pdftotext: findProgram('pdftotext'),
    pdfsig: findProgram('pdfsig'),
    firefox: engines.firefox !== undefined,
    webkit: engines.webkit !== undefined,
  }
}

/** @throws one sentence that says what to do when CHROMIUM_PATH does not start */
export const findChromium = (): string | undefined => {
  const given = process.env.CHROMIUM_PATH
  if (given && !starts(given))
    throw new Error(`CHROMIUM_PATH is ${given}, which does not start. Correct or unset it.`)
  const known = [given, ...systemNames.map(findProgram), ...macPaths, playwrightsOwn()]
  return known.find((path) => path !== undefined && existsSync(path) && starts(path))
}

/** CHROMIUM_PATH holds for every test: where it is set, nothing else is looked for. */
export const findHeadlessShell = (): string | undefined => {
  const shell = process.env.CHROMIUM_PATH ? undefined : findProgram('chromium-headless-shell')
  return shell && starts(shell) ? shell : undefined
}

/** One sentence for a machine where Chromium was not found and could not be installed. */
export const howToGetChromium =
  'Chromium was not found: install it with the package manager of the system, or run npx playwright-core install chromium, or set CHROMIUM_PATH to it.'

/**
 * Finds what the browser tests need and installs what is missing: by the system's package manager where that
 * is allowed (as root, or under CI with sudo), Chromium otherwise by Playwright's own download.
 * @returns the path of Chromium, and a sentence for each thing that is still missing
 * @throws howToGetChromium
 */
export const prepareBrowser = async (
  log: (line: string) => void,
): Promise<{ chromium: string; missing: string[] }> => {
  const before = findBrowserTools()
  if (!Object.values(before).every(Boolean)) installFromSystem(before, log)
  const installed = findBrowserTools()
  for (const browser of ['chromium', 'firefox', 'webkit'] as const)
    if (!installed[browser]) downloadFromPlaywright(browser, log)
  const found = findBrowserTools()
  if (!found.chromium) throw new Error(howToGetChromium)
  return { chromium: found.chromium, missing: missingOf(found) }
}

export const missingOf = (found: BrowserTools): string[] => [
  ...(found.chromium ? [] : [howToGetChromium]),
  ...(found.hasChineseFont
    ? []
    : ['No Chinese font was found: install fonts-noto-cjk (or another with Traditional Chinese).']),
  ...(found.pdftotext && found.pdfsig ? [] : ['pdftotext and pdfsig were not found: install poppler-utils.']),
  ...(found.firefox ? [] : [`${howToGetEngine.firefox} Without it the journeys in Firefox are skipped.`]),
  ...(found.webkit ? [] : [`${howToGetEngine.webkit} Without it the journeys in WebKit are skipped.`]),
]

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const playwrightsOwn = (): string | undefined => {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/** A file is not enough: a launcher that only points to another shop, or missing libraries, fail here. */
const starts = (path: string): boolean =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

const hasChineseFont = (): boolean => {
  if (process.platform === 'darwin') return true
  const { stdout } = spawnSync('fc-list', [':lang=zh-tw', 'family'], { encoding: 'utf8' })
  return Boolean(stdout?.trim())
}

type Manager = {
  program: string
  refresh: string[]
  install: string[]
  /** packages for each tool; none where the distribution has it in another form */
  packages: Partial<Record<keyof BrowserTools, readonly string[]>>
}

const managers: readonly Manager[] = [
  {
    program: 'apt-get',
    refresh: ['update', '-qq'],
    install: ['install', '-y', '-qq', '--no-install-recommends'],
    packages: {
      ...packagesOf('chromium', 'fonts-noto-cjk', 'poppler-utils'),
      ...enginePackages,
      headlessShell: ['chromium-headless-shell'],
    },
  },
  {
    program: 'dnf',
    refresh: ['makecache', '-q'],
    install: ['install', '-y', '-q'],
    packages: packagesOf('chromium', 'google-noto-sans-cjk-fonts', 'poppler-utils'),
  },
  {
    program: 'apk',
    refresh: ['update', '-q'],
    install: ['add', '-q'],
    packages: packagesOf('chromium', 'font-noto-cjk', 'poppler-utils'),
  },
]

function packagesOf(browser: string, font: string, poppler: string): Manager['packages'] {
  return { chromium: [browser], hasChineseFont: [font], pdftotext: [poppler], pdfsig: [poppler] }
}

const installFromSystem = (found: BrowserTools, log: (line: string) => void): void => {
  const prefix = rights()
  const manager = managers.find(({ program }) => findProgram(program))
  if (!prefix || !manager) return
  const names = Object.keys(manager.packages) as (keyof BrowserTools)[]
  const wanted = new Set(names.filter((name) => !found[name]).flatMap((name) => manager.packages[name] ?? []))
  if (wanted.size === 0) return
  log(`Installing ${[...wanted].join(', ')} with ${manager.program}`)
  const call = (args: string[]) => {
    const [command = '', ...rest] = [...prefix, manager.program, ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, rest, { env, stdio: 'ignore', timeout: 600_000 }).status === 0
  }
  call(manager.refresh)
  // One by one: a name that a distribution doesn't have must not cost the others.
  for (const name of wanted)
    if (!call([...manager.install, name])) log(`${manager.program} could not install ${name}`)
}

/** The words before a command that installs; undefined without the right to. */
const rights = (): string[] | undefined => {
  if (process.getuid?.() === 0) return []
  const maySudo = process.env.CI && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return maySudo ? ['sudo', '-n'] : undefined
}

/** @param browser by Playwright's name */
const downloadFromPlaywright = (browser: string, log: (line: string) => void): void => {
  log(`Downloading ${browser} with Playwright`)
  const program = join(import.meta.dirname, '..', 'node_modules', 'playwright-core', 'cli.js')
  const withLibraries = process.getuid?.() === 0 && findProgram('apt-get') ? ['--with-deps'] : []
  spawnSync(process.execPath, [program, 'install', ...withLibraries, browser], {
    stdio: 'ignore',
    timeout: 600_000,
  })
}
