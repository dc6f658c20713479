/** What the page looked like when a journey failed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'vitest'
import type { Visitor } from '#test/support/browser.ts'

const folder = 'test-results'

/** Keeps a picture, the address and the problems of a visitor in test-results/ when the test fails. */
export function keepOnFailure({ task, onTestFailed }: TestContext, { page, problems }: Visitor): void {
  onTestFailed(async () => {
    mkdirSync(folder, { recursive: true })
    const name = join(folder, task.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-'))
    writeFileSync(`${name}.txt`, [page.url(), ...problems, ''].join('\n'))
    await page.screenshot({ path: `${name}.png`, fullPage: true })
  })
}
