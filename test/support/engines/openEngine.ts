import type { Browser } from 'playwright-core'
import { findEngines, howToGetEngine } from '#scripts/engines.ts'
import { openFirefox } from '#test/support/engines/firefox.ts'
import { WebkitBrowser } from '#test/support/engines/webkit/webkitBrowser.ts'

/** `chromium` is opened by test/support/browser.ts; the others have another driver or another settings. */
export type EngineName = 'chromium' | 'firefox' | 'webkit'
export const engineNames: readonly EngineName[] = ['chromium', 'firefox', 'webkit']

/** @throws one sentence that says how to get the engine where it is missing */
export async function openEngine(engine: 'firefox' | 'webkit'): Promise<Browser> {
  const found = findEngines()[engine]
  if (!found) throw new Error(howToGetEngine[engine])
  if ('open' in found) return found.open()
  const browser = 'xvfb' in found ? await WebkitBrowser.launch(found) : openFirefox(found.firefox)
  // what a journey calls of a browser is what both have; anything else says so by name
  return browser as unknown as Browser
}
