/** `npm run paths`: walks the paths of the charts through the real screens. docs/testing.md tells a tester how. */
import { parseArgs } from 'node:util'
import { walkGround } from '#test/paths/ground.ts'
import { walkAll } from '#test/paths/walkAll.ts'
import { walkPlans } from '#test/paths/walks/all.ts'

const { values } = parseArgs({
  options: {
    chart: { type: 'string', multiple: true, default: [] },
    path: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '0' },
    headed: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
  },
})

const ground = await walkGround({ isHeaded: values.headed })
try {
  const charts = await walkAll(walkPlans, ground, {
    charts: [...values.chart, ...values.path.map((id) => id.split('/')[0] ?? '')],
    paths: values.path,
    seed: Number(values.seed),
    workers: values.headed ? 1 : Number(values.workers),
    onWalked: ({ id, name, milliseconds, failure }) => {
      const seconds = (milliseconds / 1000).toFixed(1)
      console.log(`${failure === null ? '✓' : '✗'} ${id} (${seconds} s) ${failure ?? name}`)
    },
  })
  const isWhole = values.path.length === 0
  const failed = charts.flatMap(({ paths }) => paths).filter(({ failure }) => failure !== null)
  const missed = isWhole ? charts.flatMap((chart) => chart.missed) : []
  const wrong = charts.flatMap(({ excludedWrongly }) => excludedWrongly)
  for (const name of missed) console.log(`not taken: ${name}`)
  for (const name of wrong) console.log(`excluded, and taken all the same: ${name}`)
  const walked = charts.flatMap(({ paths }) => paths).length
  console.log(
    `\n${walked} paths walked, ${failed.length} failed; ${missed.length} states and transitions not taken`,
  )
  process.exitCode = failed.length + missed.length + wrong.length === 0 ? 0 : 1
} finally {
  await ground.close()
}
