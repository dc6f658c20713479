import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allCharts, type MachineDoc } from '#machines/allCharts.ts'
import { statesOf, transitionsOf } from '#machines/chartParts.ts'
import { chartMermaid } from './charts/chartMermaid.ts'
import { chartSvg } from './charts/chartSvg.ts'

/** Folder of the drawings, and the page that shows them. */
export const drawingsFolder = 'docs/machines'
export const drawingsPage = 'docs/machines.md'

/**
 * Every drawing, by its path from the repository's root: an SVG and a Mermaid text of each chart, and the page with a
 * sentence about each.
 */
export async function drawings(): Promise<Map<string, string>> {
  const files = new Map([[drawingsPage, pageOf(allCharts)]])
  for (const { chart } of allCharts) {
    files.set(`${drawingsFolder}/${chart.id}.svg`, await chartSvg(chart))
    files.set(`${drawingsFolder}/${chart.id}.mmd`, chartMermaid(chart))
  }
  return files
}

const introduction = `# The processes, drawn

Every process of the application is a chart of \`machines/\`. The drawings are made from the charts by \`npm run draw\`; a
test redraws and compares. Beside each SVG lies the same as a Mermaid text, in which a change can be read line by line.

An arrow says the event, and the guard in brackets. \`loadForm answers\` and \`loadForm fails\` are the two ends of an
invoked actor, \`after POLL (3,000 ms)\` is a delay, and an arrow without an event is taken at once. An arrow from
*(anywhere)* holds in every state of the picture, or of the box that it lies in, where no other arrow of the event does.
◉ is the end of a chart. [inspector.md](inspector.md) tells how to watch them while they run.
`

const pageOf = (charts: readonly MachineDoc[]): string => [introduction, ...charts.map(sectionOf)].join('\n')

function sectionOf({ chart, folder, sentence }: MachineDoc): string {
  const { id } = chart
  const states = statesOf(chart).length - 1
  const transitions = transitionsOf(chart).length
  return `## ${id}

${sentence} ${states} states, ${transitions} transitions; [machines/${folder}](../machines/${folder}),
[as text](machines/${id}.mmd).

![${id}: ${sentence}](machines/${id}.svg)
`
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const files = await drawings()
  mkdirSync(join(root, drawingsFolder), { recursive: true })
  for (const name of readdirSync(join(root, drawingsFolder))) rmSync(join(root, drawingsFolder, name))
  for (const [path, text] of files) writeFileSync(join(root, path), text)
  console.log(`drew ${allCharts.length} charts into ${drawingsFolder} and ${drawingsPage}`)
}
