import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserType, firefox, webkit } from 'playwright-core'
import { findProgram } from '#scripts/programs.ts'

/** WebKitGTK's own browser, driven by WebDriver on a display without a screen. */
export interface WebKitGtk {
  webKitWebDriver: string
  miniBrowser: string
  xvfb: string
}

/** A build that Playwright has downloaded, and drives by itself. */
export interface PlaywrightBuild {
  open(): Promise<Browser>
}

/** The engines beside Chromium, as found on this machine; undefined where missing. */
export interface FoundEngines {
  firefox: { firefox: string } | PlaywrightBuild | undefined
  webkit: WebKitGtk | PlaywrightBuild | undefined
}

/** One sentence for a machine where the engine was not found and could not be installed. */
export const howToGetEngine = {
  firefox: 'Firefox was not found: install firefox-esr, or run npx playwright-core install firefox.',
  webkit:
    'WebKit was not found: install webkit2gtk-driver and xvfb, or run npx playwright-core install webkit.',
} as const

/** What Debian calls them. */
export const enginePackages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
} as const

export function findEngines(): FoundEngines {
  return {
    firefox: playwrightBuild(firefox) ?? systemFirefox(),
    webkit: playwrightBuild(webkit) ?? webKitGtk(),
  }
}

function playwrightBuild(type: BrowserType): PlaywrightBuild | undefined {
  const path = type.executablePath()
  return path && existsSync(path) ? { open: () => type.launch() } : undefined
}

function systemFirefox(): { firefox: string } | undefined {
  const path = ['firefox-esr', 'firefox'].map(findProgram).find((found) => found !== undefined)
  const starts = path && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  return starts ? { firefox: path } : undefined
}

function webKitGtk(): WebKitGtk | undefined {
  const webKitWebDriver = findProgram('WebKitWebDriver')
  const xvfb = findProgram('Xvfb')
  const miniBrowser = findMiniBrowser()
  return webKitWebDriver && xvfb && miniBrowser ? { webKitWebDriver, miniBrowser, xvfb } : undefined
}

/** It is no program of the path: it lies beside the library, below the name of the machine's architecture. */
function findMiniBrowser(): string | undefined {
  const folders = [
    '/usr/lib',
    ...(existsSync('/usr/lib') ? readdirSync('/usr/lib') : []).map((name) => join('/usr/lib', name)),
    '/usr/libexec',
  ]
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path))
}
