/**
 * Holds source and build to the supported browsers (`browserslist` in package.json) and writes the tables of
 * docs/browsers.md. `--check` writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { browsersPage, withGeneratedParts } from './browsers/browsersPage.ts'
import { exceptions, namesakes } from './browsers/exceptions.ts'
import { judge } from './browsers/judge.ts'
import { inBuild, inSource } from './browsers/usedFeatures.ts'

const page = path.join(import.meta.dirname, '..', browsersPage)
const faults: string[] = []

const { forbidden, stale } = judge([...inSource(), ...inBuild()], [...exceptions, ...namesakes])
for (const { key, lacking, at } of forbidden)
  faults.push(
    `${at.replaceAll(/\s+/g, ' ')}: ${key} needs ${Object.entries(lacking)
      .map(([browser, version]) => `${browser} ${version}`)
      .join(', ')}`,
  )
for (const key of stale) faults.push(`scripts/browsers/exceptions.ts: nothing needs ${key}`)

const text = readFileSync(page, 'utf8')
const written = withGeneratedParts(text)
if (!process.argv.includes('--check')) writeFileSync(page, written)
else if (text !== written) faults.push(`${browsersPage} is out of date: npm run browsers writes it`)

for (const fault of faults) console.log(fault)
console.log(`browsers: ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
