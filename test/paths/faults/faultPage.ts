/** The matrix as a page: calls × failures, and what went wrong where something did. One file, no network. */

import { rowOf } from '#test/paths/faults/cases.ts'
import { faultKinds } from '#test/paths/faults/fault.ts'
import { notMade } from '#test/paths/faults/notMade.ts'
import type { CaseResult } from '#test/paths/faults/runCase.ts'
import { html, Markup } from '#test/paths/report/html.ts'

export interface ShownRun {
  readonly results: readonly CaseResult[]
  readonly audit: readonly string[]
  readonly milliseconds: number
  /** what `--fault` was given */
  readonly filters: readonly string[]
}

const style = `
:root { color-scheme: light dark; --line: #c9d3cd; --quiet: #56635b; --good: #0b6b4f; --bad: #b3261e; --tint: #f4f7f5 }
@media (prefers-color-scheme: dark) { :root { --line: #38443d; --quiet: #a9b8b0; --good: #6fd3ad; --bad: #ff9a8f; --tint: #18201c } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 78rem; padding: 0 1.5rem }
h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem }
.quiet { color: var(--quiet) }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-size: .875rem }
th, td { border: 1px solid var(--line); padding: .3rem .55rem; text-align: center }
thead th { background: var(--tint); vertical-align: bottom; font-weight: 600 }
tbody th { text-align: start; font-weight: 500; white-space: nowrap; position: sticky; inset-inline-start: 0; background: Canvas }
tbody th span { color: var(--quiet) }
.good { color: var(--good) } .bad { color: var(--bad); font-weight: 700 }
details { border: 1px solid var(--line); border-radius: 6px; margin: .6rem 0; padding: .6rem 1rem }
summary { cursor: pointer; font-weight: 600 } pre { white-space: pre-wrap; overflow-wrap: anywhere }
img { max-width: 100%; border: 1px solid var(--line) }
dt { font-weight: 600 } dd { margin: 0 0 .5rem }
`

const commandOf = (name: string) => `npm run paths -- --fault ${name}`

function cell(results: readonly CaseResult[]): Markup {
  if (results.length === 0) return html`<td class="quiet">·</td>`
  const failed = results.filter(({ failure }) => failure !== null)
  const names = results.map(({ case: { fault } }) => fault.name).join(', ')
  return failed.length === 0
    ? html`<td class="good" title="${names}">✓${results.length > 1 ? ` ${results.length}` : ''}</td>`
    : html`<td class="bad" title="${names}">✗ ${failed.length} of ${results.length}</td>`
}

const table = (results: readonly CaseResult[]): Markup => {
  const rows = [...new Set(results.map(({ case: { situation } }) => rowOf(situation)))]
  return html`<div class="wide"><table>
<thead><tr><th scope="col">walk : call</th>${faultKinds.map((kind) => html`<th scope="col">${kind}</th>`)}</tr></thead>
<tbody>${rows.map((row) => {
    const own = results.filter(({ case: { situation } }) => rowOf(situation) === row)
    const [walk = '', call = ''] = row.split(':')
    const cells = faultKinds.map((kind) => cell(own.filter((result) => result.case.fault.kind === kind)))
    return html`<tr><th scope="row"><span>${walk} :</span> ${call}</th>${cells}</tr>\n`
  })}</tbody></table></div>`
}

const failureOf = ({ case: { name }, failure, screenshot }: CaseResult): Markup => html`<details>
<summary>${name}</summary>
<pre>${failure}</pre>
<p><code>${commandOf(name)}</code></p>
${screenshot && html`<img alt="the page as it failed" src="data:image/jpeg;base64,${screenshot.toString('base64')}">`}
</details>`

export function faultPage({ results, audit, milliseconds, filters }: ShownRun): string {
  const failed = results.filter(({ failure }) => failure !== null)
  const seconds = Math.round(milliseconds / 1000)
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Fault injection: ${results.length - failed.length} passed, ${failed.length} failed</title>
<style>${new Markup(style)}</style></head><body>
<h1>Fault injection</h1>
<p>${results.length} cases, <span class="${failed.length === 0 ? 'good' : 'bad'}">${failed.length} failed</span>, ${seconds} s. <code>${commandOf(filters.join(' --fault '))}</code></p>
<p class="quiet">A call fails once. Then the message of section 8 is read, nothing that was typed, chosen, uploaded or paid is lost, and the person gets where they were going. “code”: each code that the call declares. “lost”: the service has done it, and its answer does not arrive.</p>
${audit.length === 0 ? html`<p class="good">The auditor finds the books, the gateway and the documents in agreement.</p>` : html`<h2 class="bad">The auditor found</h2><ul>${audit.map((wrong) => html`<li>${wrong}</li>`)}</ul>`}
${failed.length > 0 ? html`<h2>What failed</h2>${failed.map(failureOf)}` : null}
<h2>Calls × failures</h2>
${table(results)}
<h2>Calls that no screen makes</h2>
<dl>${Object.entries(notMade).map(([name, why]) => html`<dt>${name}</dt><dd>${why}</dd>`)}</dl>
</body></html>
`.text
}
