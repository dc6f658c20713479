/** The report of a run as one HTML page that needs nothing else: no network, no other file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartSection, commandOf } from '#test/paths/report/chartSection.ts'
import { html, Markup } from '#test/paths/report/html.ts'
import { inPage } from '#test/paths/report/inPage.ts'
import {
  failedPaths,
  faultsOf,
  isWhole,
  missedByFailing,
  partsOf,
  type ReportedChart,
  type WalkedRun,
} from '#test/paths/report/runReport.ts'
import { counted, lasted } from '#test/paths/report/wording.ts'

const style = ['report.css', 'drawing.css']
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('')
/** The page can load nothing: what is wanted stands in it. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

export function reportPage(run: WalkedRun): string {
  const { charts } = run
  const title = verdictOf(run)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${title} · path tests</title>
<style>${new Markup(style)}</style>
</head>
<body>
<header>
<p class="quiet">Path tests of the charts, in the browser</p>
<h1 class="${isGood(run) ? 'good' : 'bad'}">${title}</h1>
<p class="quiet">${run.begun.toISOString().slice(0, 16).replace('T', ' ')} UTC · seed ${run.seed} · again with <code>${commandOf(run)}</code></p>
${isWhole(run) ? null : html`<p class="quiet">Chosen paths only: what they did not take says nothing.</p>`}
</header>
<main>
${figures(run)}
${wrongs(run)}
${overview(charts)}
${run.unwalked.length === 0 ? null : html`<p class="quiet">Without paths in the browser in this run: ${run.unwalked.join(', ')}.</p>`}
${filters(charts)}
${charts.map((chart) => chartSection(chart, run))}
<p id="nothing" class="quiet" hidden>No path is so.</p>
</main>
<script>(${new Markup(inPage.toString().replaceAll('</', '<\\/'))})()</script>
</body>
</html>
`.text
}

const isGood = (run: WalkedRun) => failedPaths(run).length + faultsOf(run).length === 0

function verdictOf(run: WalkedRun): string {
  const paths = run.charts.flatMap((chart) => chart.paths).length
  const failed = failedPaths(run).length
  const faults = faultsOf(run).length
  if (isGood(run)) return `${counted(paths, 'path')} walked, nothing amiss`
  return [
    `${failed} of ${counted(paths, 'path')} failed`,
    ...(faults === 0 ? [] : [`${counted(faults, 'other fault')}`]),
  ].join(', ')
}

function figures(run: WalkedRun) {
  const paths = run.charts.flatMap((chart) => chart.paths)
  const parts = run.charts.flatMap(partsOf)
  const share = (kind: 'state' | 'transition') => {
    const all = parts.filter((part) => part.kind === kind)
    return `${all.filter(({ standing }) => standing === 'covered').length} of ${all.length}`
  }
  const cells: [string, string | number][] = [
    ['charts', run.charts.length],
    ['paths', paths.length],
    ['steps', paths.reduce((sum, { steps }) => sum + steps.length, 0)],
    ['states', share('state')],
    ['transitions', share('transition')],
    ['excluded', parts.filter(({ standing }) => standing === 'excluded').length],
    ['duration', lasted(run.milliseconds)],
  ]
  if (run.axe !== null) cells.push(['looked at by axe', `${run.axe.states} states`])
  return html`<dl class="figures">${cells.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`
}

function wrongs(run: WalkedRun) {
  const failed = failedPaths(run)
  const faults = faultsOf(run)
  if (failed.length + faults.length === 0) return axeNote(run)
  return html`<section class="wrongs"><h2>What is wrong</h2><ul>
${failed.map(({ id, failure }) => html`<li><a href="#${id}">${id}</a> ${failure?.headline ?? ''}</li>`)}
${faults.map((fault) => html`<li>${fault}</li>`)}
</ul>${consequences(run)}</section>${axeNote(run)}`
}

function consequences(run: WalkedRun) {
  const missed = missedByFailing(run)
  if (missed.length === 0) return null
  return html`<details class="note"><summary>Not taken, as paths failed: ${missed.length}</summary>
<ul>${missed.map((name) => html`<li><code>${name}</code></li>`)}</ul></details>`
}

const axeNote = ({ axe }: WalkedRun) =>
  axe &&
  html`<details class="note"><summary>How axe looked</summary>
<ul>${[...axe.looks].map(([look, count]) => html`<li>${look}: ${counted(count, 'state')}</li>`)}</ul>
${axe.missed.length === 0 ? null : html`<p>Gone before they could be looked at: ${axe.missed.join(', ')}</p>`}</details>`

const overview = (charts: readonly ReportedChart[]) => html`<section>
<h2 id="charts">Charts</h2>
<div class="wide"><table class="overview">
<thead><tr><th scope="col">Chart</th><th scope="col">Paths</th><th scope="col">Failed</th><th scope="col">States</th><th scope="col">Transitions</th><th scope="col">Excluded</th><th scope="col">Missed</th><th scope="col">Duration</th></tr></thead>
<tbody>${charts.map(overviewRow)}</tbody>
</table></div>
</section>`

function overviewRow(chart: ReportedChart) {
  const parts = partsOf(chart)
  const bar = (kind: 'state' | 'transition') => {
    const all = parts.filter((part) => part.kind === kind)
    const share = (standing: string) => all.filter((part) => part.standing === standing).length
    const widths = (['covered', 'excluded', 'missed'] as const).map(
      (standing) => html`<i class="${standing}" style="flex-grow: ${share(standing)}"></i>`,
    )
    return html`<span class="bar" aria-hidden="true">${widths}</span>${share('covered')} of ${all.length}`
  }
  const failed = failedPaths({ charts: [chart] }).length
  const missed = parts.filter(({ standing }) => standing === 'missed').length
  const cell = (label: string, value: Markup | string | number, isBad = false) =>
    html`<td data-label="${label}"${isBad ? html` class="bad"` : null}>${value}</td>`
  return html`<tr>
<th scope="row"><a href="#chart-${chart.chart.id}">${chart.chart.id}</a></th>
${cell('Paths', chart.paths.length)}${cell('Failed', failed, failed > 0)}
${cell('States', bar('state'))}${cell('Transitions', bar('transition'))}
${cell('Excluded', chart.excluded.size)}${cell('Missed', missed, missed > 0)}
${cell('Duration', lasted(chart.paths.reduce((sum, { milliseconds }) => sum + milliseconds, 0)))}</tr>`
}

const filters = (
  charts: readonly ReportedChart[],
) => html`<form class="filters" role="search" aria-label="Paths that are shown">
<label>Result <select id="result"><option value="">all</option><option value="failed">failed</option><option value="passed">passed</option></select></label>
<label>Chart <select id="chart"><option value="">all</option>${charts.map(({ chart }) => html`<option>${chart.id}</option>`)}</select></label>
<label>Event or state <input id="words" type="search" autocomplete="off"></label>
<output id="count"></output>
</form>`
