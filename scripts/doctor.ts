import { execFileSync } from 'node:child_process'
import { findBrowserTools, missingOf, prepareBrowser } from './chromium.ts'
import { chooseAccount } from './postgres/account.ts'
import { findBinaries } from './postgres/binaries.ts'

/** What this machine has of what the product and its tests need. `--install` installs what is missing. */
if (process.argv.includes('--install')) {
  // what could not be installed is told below
  await prepareBrowser(console.log).catch(() => {})
}

const database = (): string => {
  if (process.env.DATABASE_URL) return 'DATABASE_URL is set'
  try {
    const { postgres } = findBinaries(chooseAccount(undefined))
    return execFileSync(postgres, ['--version'], { encoding: 'utf8' }).trim()
  } catch (cause) {
    return (cause as Error).message
  }
}

const tools = findBrowserTools()
const rows: [string, string][] = [
  ['Node', `${process.version} (${process.execPath})`],
  ['System', `${process.platform} ${process.arch}`],
  ['Database', database()],
  ['Chromium', tools.chromium ?? 'missing'],
  ['Chinese font', tools.hasChineseFont ? 'found' : 'missing'],
  ['pdftotext', tools.pdftotext ?? 'missing'],
  ['pdfsig', tools.pdfsig ?? 'missing'],
  ['Firefox', tools.firefox ? 'found' : 'missing'],
  ['WebKit', tools.webkit ? 'found' : 'missing'],
]
for (const [name, found] of rows) console.log(`${name.padEnd(14)}${found}`)

const missing = missingOf(tools)
for (const sentence of missing) console.log(`\n${sentence}`)
if (missing.length) console.log('\nnpm run doctor -- --install installs what it may.')
process.exitCode = missing.length ? 1 : 0
