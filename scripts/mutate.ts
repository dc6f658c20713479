/** `npm run mutate`: how many small mistakes in charts and views the suites notice. docs/testing.md holds the figures. */
import { parseArgs } from 'node:util'
import { root } from '#scripts/checking/run.ts'
import { hunt } from '#test/mutants/hunt.ts'
import { walkPlans } from '#test/paths/walks/all.ts'

const { values } = parseArgs({
  options: {
    'per-file': { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', multiple: true, default: [] },
  },
})

const hunted = await hunt(root, {
  perFile: Number(values['per-file']),
  seed: Number(values.seed),
  files: values.file,
  walked: new Set(walkPlans.map(({ chart }) => chart.id)),
  onHunted({ mutant: { file, line, kind, before, after }, caughtBy, seconds }) {
    const change = `${before.trim()} → ${after.trim() || 'nothing'}`.replaceAll(/\s+/g, ' ')
    console.log(
      `${caughtBy === null ? '✗ not noticed' : `✓ ${caughtBy}`} ${file}:${line} ${kind}: ${change} (${seconds.toFixed(0)} s)`,
    )
  },
})
const by = (suite: 'unit' | 'paths') => hunted.filter(({ caughtBy }) => caughtBy === suite).length
const missed = hunted.filter(({ caughtBy }) => caughtBy === null).length
console.log(
  `\n${hunted.length} mistakes, ${hunted.length - missed} noticed: ${by('unit')} by tests in plain Node, ${by('paths')} by paths in the browser; ${missed} not noticed`,
)
process.exitCode = missed === 0 ? 0 : 1
