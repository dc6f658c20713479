import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { browsersPage, withGeneratedParts } from '#scripts/browsers/browsersPage.ts'
import { firstVersions } from '#scripts/browsers/supportedBrowsers.ts'
import { headScripts } from '#scripts/build/belowTheList.ts'
import { supportedBrowsers } from '#src/platform/supportedBrowsers.ts'

const root = join(import.meta.dirname, '..', '..')

/** Browserslist's names of what people read. */
const named: Record<(typeof supportedBrowsers)[number]['name'], readonly string[]> = {
  'Safari (iPhone, iPad, Mac)': ['ios_saf', 'safari'],
  'Google Chrome': ['chrome', 'and_chr'],
  'Microsoft Edge': ['edge'],
  'Samsung Internet': ['samsung'],
  'Mozilla Firefox': ['firefox', 'and_ff'],
  'Android System WebView': ['android'],
}

test('the help names the versions that package.json declares', () => {
  const told = supportedBrowsers.flatMap(({ name, version }) =>
    named[name].map((one): [string, number] => [one, Number(version)]),
  )
  expect(new Map(told.sort())).toEqual(new Map([...firstVersions()].sort()))
})

test('docs/browsers.md shows the list, the features and the exceptions as they are', () => {
  const page = readFileSync(join(root, browsersPage), 'utf8')
  expect(page).toBe(withGeneratedParts(page))
})

test.each(headScripts.map((script) => [script]))('an ES5 engine reads %#', (script) => {
  expect(parse(script, { ecmaVersion: 5 }).end).toBe(script.length)
  expect(() => parse(`${script};const a = () => 1`, { ecmaVersion: 5 })).toThrow()
})
