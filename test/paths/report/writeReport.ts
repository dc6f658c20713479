import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allCharts } from '#machines/allCharts.ts'
import { root } from '#scripts/checking/run.ts'
import { committedDrawing } from '#test/paths/report/committedDrawing.ts'
import { reportPage } from '#test/paths/report/reportPage.ts'
import type { WalkedRun } from '#test/paths/report/runReport.ts'
import type { WalkedChart } from '#test/paths/walkAll.ts'

export const reportFile = 'test-results/paths.html'

type Run = Omit<WalkedRun, 'charts' | 'unwalked'> & { readonly charts: readonly WalkedChart[] }

/** Writes the report of a run. */
export function writeReport(run: Run): void {
  const walked = new Set(run.charts.map(({ chart }) => chart.id))
  const page = reportPage({
    ...run,
    charts: run.charts.map((walkedChart) => {
      const { id } = walkedChart.chart
      const sentence = allCharts.find(({ chart }) => chart.id === id)?.sentence ?? ''
      return { ...walkedChart, sentence, drawing: committedDrawing(walkedChart.chart) }
    }),
    unwalked: allCharts.map(({ chart }) => chart.id).filter((id) => !walked.has(id)),
  })
  const file = join(root, reportFile)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, page)
}
