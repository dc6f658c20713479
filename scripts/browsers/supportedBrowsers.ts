/** The supported browsers, read from `browserslist` in package.json: nothing else declares a version. */
import path from 'node:path'
import browserslist from 'browserslist'

const root = path.join(import.meta.dirname, '..', '..')

/** Names of Browserslist with those of MDN's data, and of Vite's targets where it has one. */
const names = {
  ios_saf: { mdn: 'safari_ios', target: 'ios' },
  safari: { mdn: 'safari', target: 'safari' },
  chrome: { mdn: 'chrome', target: 'chrome' },
  and_chr: { mdn: 'chrome_android', target: null },
  android: { mdn: 'webview_android', target: null },
  edge: { mdn: 'edge', target: 'edge' },
  samsung: { mdn: 'samsunginternet_android', target: null },
  firefox: { mdn: 'firefox', target: 'firefox' },
  and_ff: { mdn: 'firefox_android', target: null },
} as const
type BrowserslistName = keyof typeof names
export type MdnName = (typeof names)[BrowserslistName]['mdn']

const isKnown = (name: string): name is BrowserslistName => name in names

/** Numbers with one dot at most: `15.6-15.8` is 15.6. */
const versionOf = (range: string) => Number.parseFloat(range)

/** The first supported version of each browser. */
export function firstVersions(): ReadonlyMap<BrowserslistName, number> {
  const first = new Map<BrowserslistName, number>()
  // Browserslist's data knows only the newest version of browsers for Android, which follow those for desks
  for (const browser of browserslist(undefined, { path: root, mobileToDesktop: true })) {
    const [name = '', version = ''] = browser.split(' ')
    if (!isKnown(name)) throw new Error(`scripts/browsers/supportedBrowsers.ts does not know ${name}`)
    first.set(name, Math.min(first.get(name) ?? Number.POSITIVE_INFINITY, versionOf(version)))
  }
  return first
}

/** The same by MDN's names. */
export const firstMdnVersions = (): ReadonlyMap<MdnName, number> =>
  new Map([...firstVersions()].map(([name, version]) => [names[name].mdn, version]))

/** What Vite compiles scripts and styles for. */
export const buildTargets = (): string[] =>
  [...firstVersions()].flatMap(([name, version]) => {
    const { target } = names[name]
    return target ? [`${target}${version}`] : []
  })
