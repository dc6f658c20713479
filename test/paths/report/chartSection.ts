import { writeTrace } from '#src/devtools/inspector/viewer/readTrace.ts'
import { idsOf } from '#test/paths/heardCharts.ts'
import { colouredDrawing, wordsOfStanding } from '#test/paths/report/colouredDrawing.ts'
import { html } from '#test/paths/report/html.ts'
import {
  type ChartPart,
  isWhole,
  partsOf,
  type ReportedChart,
  type Standing,
  type WalkedRun,
} from '#test/paths/report/runReport.ts'
import { traceOf } from '#test/paths/report/traceOf.ts'
import { counted, lasted } from '#test/paths/report/wording.ts'
import type { WalkedPath, WalkedStep } from '#test/paths/walkPath.ts'

/** What a tester types to walk one path again, or all of the run's. */
export const commandOf = (
  { seed, axe, asked }: Pick<WalkedRun, 'seed' | 'axe' | 'asked'>,
  path?: string,
): string =>
  [
    'npm run paths --',
    ...(path === undefined ? asked.charts : []).map((id) => `--chart ${id}`),
    ...(path === undefined ? asked.paths : [path]).map((id) => `--path ${id}`),
    `--seed ${seed}`,
    ...(axe === null ? [] : ['--axe']),
  ].join(' ')

/** One chart: its drawing, what is missed and excluded, and its paths. Open where something is wrong or it is the only one. */
export function chartSection(chart: ReportedChart, run: WalkedRun) {
  const { id } = chart.chart
  const parts = partsOf(chart)
  const missed = isWhole(run) ? parts.filter(({ standing }) => standing === 'missed') : []
  const hasFailed = chart.paths.some(({ failure }) => failure !== null)
  const isOpen = missed.length > 0 || hasFailed || run.charts.length === 1
  return html`<details class="chart" id="chart-${id}" data-chart="${id}"${isOpen ? html` open` : null}>
<summary><h2>${id}</h2> <span class="quiet">${chart.sentence}</span></summary>
${legend(parts)}
${drawingOf(chart, parts)}
${missed.length === 0 ? null : partList(`Taken by no path${hasFailed ? ', as paths failed' : ''}`, missed)}
${excludedList(chart)}
<h3>${counted(chart.paths.length, 'path')}</h3>
<ol class="paths">${chart.paths.map((path) => pathEntry(path, parts, run))}</ol>
</details>`
}

function drawingOf({ chart: { id }, drawing: { svg, warning } }: ReportedChart, parts: readonly ChartPart[]) {
  const label = `Drawing of ${id}`
  return html`${warning === null ? null : html`<p class="warning">${warning}</p>`}
${svg === null ? null : html`<div class="room" tabindex="0" role="region" aria-label="${label}">${colouredDrawing(svg, parts, label)}</div>`}`
}

const legend = (parts: readonly ChartPart[]) =>
  html`<p class="legend">${(Object.entries(wordsOfStanding) as [Standing, string][]).map(
    ([standing, words]) =>
      html`<span class="${standing}">${sample} ${words} (${countOf(parts.filter((part) => part.standing === standing))})</span> `,
  )}<span class="lit">${sample} of the path that is pointed at or opened</span>
<button type="button" class="fit" aria-pressed="false">Whole drawing</button></p>`

const countOf = (parts: readonly ChartPart[]): string =>
  (['state', 'transition'] as const)
    .map((kind) => [parts.filter((part) => part.kind === kind).length, kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => counted(count, kind))
    .join(', ') || 'none'

const sample = html`<svg viewBox="0 0 36 10" aria-hidden="true"><path d="M0 5H36"/></svg>`

const partList = (
  title: string,
  parts: readonly ChartPart[],
) => html`<section class="missedList"><h3>${title}</h3>
<ul>${parts.map(({ name, kind }) => html`<li>${kind} <code>${name}</code></li>`)}</ul></section>`

const excludedList = ({ excluded, excludedWrongly }: ReportedChart) =>
  excluded.size === 0
    ? null
    : html`<details class="note"><summary>${excluded.size} excluded, and why</summary>
<dl>${[...excluded].map(
        ([name, why]) =>
          html`<dt><code>${name}</code></dt><dd>${why}${excludedWrongly.includes(name) ? html` <strong class="bad">A path took it all the same.</strong>` : null}</dd>`,
      )}</dl></details>`

/** Numbers of the parts that a path went through, for the script of the page. */
const numbersOf = (names: Iterable<string>, parts: readonly ChartPart[]): string => {
  const wanted = new Set(names)
  return parts.flatMap(({ name }, at) => (wanted.has(name) ? [at] : [])).join(' ')
}

function pathEntry(path: WalkedPath, parts: readonly ChartPart[], run: WalkedRun) {
  const { id, name, steps, milliseconds, failure, taken, entered } = path
  const result = failure === null ? 'passed' : 'failed'
  return html`<li><details class="path ${result}" id="${id}" data-result="${result}" data-parts="${numbersOf([...taken, ...entered], parts)}"${failure === null ? null : html` open`}>
<summary><span class="result">${result}</span> <b>${id}</b> <span class="quiet">${counted(steps.length, 'step')}, ${lasted(milliseconds)}</span> <span class="name">${name}</span></summary>
${failure === null ? null : failureOf(path, run)}
<ol class="steps" start="0">${steps.map((step) => stepEntry(step, chartOf(id), parts))}${notReached(path)}</ol>
${failure === null ? html`<p>Again: <code>${commandOf(run, id)}</code></p>` : null}
</details></li>`
}

const chartOf = (path: string) => path.split('/')[0] ?? ''

const stepEntry = ({ event, state, milliseconds }: WalkedStep, chart: string, parts: readonly ChartPart[]) =>
  html`<li data-parts="${numbersOf(idsOf(chart, state), parts)}"><code>${event}</code> <span class="to">→ ${state}</span> <span class="quiet">${lasted(milliseconds)}</span></li>`

/** Of the events that the path is made of, those that nobody saw end. */
function notReached({ events, steps, failure }: WalkedPath) {
  if (failure === null) return null
  return events
    .slice(steps.length)
    .map((event, at) =>
      at === 0
        ? html`<li class="bad"><code>${event}</code> failed here</li>`
        : html`<li class="quiet"><code>${event}</code> not reached</li>`,
    )
}

const problemsOf = (problems: readonly string[]) =>
  html`<p class="quiet">The page complained, also of what the path let fail:</p>
<ul class="quiet">${problems.map((problem) => html`<li>${problem}</li>`)}</ul>`

function failureOf({ id, failure, screenshot, messages }: WalkedPath, run: WalkedRun) {
  const trace = Buffer.from(writeTrace(traceOf(messages).messages)).toString('base64')
  const file = `${id.replace('/', '-')}-trace.json`
  return html`<div class="failure"><p>${failure?.headline ?? ''}</p>
${failure === null || failure.problems.length === 0 ? null : problemsOf(failure.problems)}
<details><summary>The reason in full</summary><pre>${failure?.log ?? ''}</pre></details>
<p>Again: <code>${commandOf(run, id)}</code></p>
<p><a download="${file}" href="data:application/json;base64,${trace}">Trace of the charts</a>
<span class="quiet">opened by “Open trace” of the viewer of charts (docs/inspector.md)</span></p>
${
  screenshot === null
    ? html`<p class="quiet">There was no page to take a picture of.</p>`
    : html`<details open><summary>The page as it failed</summary><img alt="The page as ${id} failed" src="data:image/jpeg;base64,${screenshot.toString('base64')}"></details>`
}</div>`
}
