/**
 * Two scripts that Playwright runs in its pages, so that a locator, a fill and a clock mean the same in a browser that
 * Playwright cannot drive. They are found by the names of their sources; the pinned version of playwright-core has them.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'

const bundle = readFileSync(createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'), 'utf8')

/** @throws where this version of playwright-core keeps the script in another form */
function sourceOf(file: string): string {
  const line = bundle
    .split('\n')
    .find((one) => /^\s*source\d* = '/.test(one) && one.includes(`// packages/injected/src/${file}\\n`))
  if (!line) throw new Error(`playwright-core has no ${file} where it is looked for`)
  return runInNewContext(line.slice(line.indexOf("'"), line.lastIndexOf("'") + 1)) as string
}

const options = JSON.stringify({
  isUnderTest: false,
  sdkLanguage: 'javascript',
  testIdAttributeName: 'data-testid',
  stableRafCount: 1,
  browserName: 'webkit',
  shouldPrependErrorPrefix: false,
  isUtilityWorld: false,
  customEngines: [],
})

/** Where a page keeps Playwright's own script; the document tells a new page from an old one. */
export const injectedName = '__injected'

/** Statements that put Playwright's script into the page. */
export const injectedSource = `if (window.${injectedName}?.document !== document) {
  const module = { exports: {} };
  ${sourceOf('injectedScript.ts')}
  window.${injectedName} = new (module.exports.InjectedScript())(globalThis, ${options});
}`

/** Statements that put Playwright's clock into the page, not yet installed. */
export const clockSource = `if (!globalThis.__pwClock) {
  const module = { exports: {} };
  ${sourceOf('clock.ts')}
  globalThis.__pwClock = module.exports.inject()(globalThis, 'webkit');
}`
