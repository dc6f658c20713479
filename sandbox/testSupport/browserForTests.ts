/** A real browser for the pages' tests. CHROMIUM names another one than the machine's own. */
import { type Browser, chromium } from 'playwright-core'

export const browserForTests = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
