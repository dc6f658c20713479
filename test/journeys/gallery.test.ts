/**
 * The gallery of parts as a developer has it: every story in both languages and both themes, on a small phone and on a
 * desktop. Each two of them meet once; with LOOKS=all each three do. A theme changes colours only.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { interfaceLanguages } from '#contract/enums.ts'
import { basePath } from '#contract/limits.ts'
import { freePort } from '#scripts/freePort.ts'
import { type Child, startChild } from '#scripts/product/child.ts'
import { originOf } from '#scripts/product/settings.ts'
import { hashOf, type Look, themes } from '#src/devtools/gallery/look.ts'
import { axeFaults } from '#test/support/axe.ts'
import { openBrowser, visit } from '#test/support/browser.ts'

const cache = mkdtempSync(join(tmpdir(), 'candidatura-gallery-'))
let vite: Child
let browser: Browser
let page: Page
let names: string[]
const problems: string[] = []

beforeAll(async () => {
  const port = await freePort()
  const { NODE_ENV: _, ...environment } = process.env
  vite = startChild({
    name: 'gallery',
    script: 'test/support/viteServer.ts',
    env: { ...environment, DEV_PORT: String(port), VITE_CACHE: cache },
  })
  ;[browser] = await Promise.all([openBrowser(), vite.ready])
  ;({ page } = await visit(browser))
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (one) => {
    if (one.type() === 'error' || one.type() === 'warning') problems.push(one.text())
  })
  await page.goto(`${originOf(port)}${basePath}/src/devtools/gallery/`)
  names = await page.getByLabel('Story').locator('option').allTextContents()
})
afterAll(async () => {
  await browser?.close()
  await vite?.stop()
  rmSync(cache, { recursive: true, force: true })
})

const isLooked = (sides: readonly boolean[]) =>
  process.env.LOOKS === 'all' || sides.filter(Boolean).length % 2 === 1

async function show(look: Look) {
  const hash = hashOf(look)
  await page.evaluate((wanted) => {
    location.hash = wanted
  }, hash)
  await page.waitForFunction((wanted) => document.documentElement.dataset.shown === wanted, hash)
}

test('all stories are offered, each in four looks', async () => {
  expect(names.length).toBeGreaterThan(50)
  expect(await page.locator('iframe').count()).toBe(interfaceLanguages.length * themes.length)
})

test('every story can be read, has room, and logs no error', async () => {
  for (const story of names)
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      for (const language of interfaceLanguages)
        for (const theme of themes) {
          if (!isLooked([language === 'PT', theme === 'light', width === 320])) continue
          problems.length = 0
          await show({ story, language, theme })
          const look = `${story} ${language} ${theme} ${width}`
          const faults = await axeFaults(page, theme === 'dark' ? 'colours' : 'all')
          const wider = await page.evaluate(() =>
            document.documentElement.scrollWidth > innerWidth
              ? [...document.querySelectorAll('main *')]
                  .filter((one) => one.getBoundingClientRect().right > innerWidth)
                  .map((one) => `${one.tagName} ${one.textContent}`.slice(0, 60))
              : [],
          )
          expect
            .soft({ look, faults, wider, problems: [...problems] })
            .toEqual({ look, faults: [], wider: [], problems: [] })
        }
    }
})
