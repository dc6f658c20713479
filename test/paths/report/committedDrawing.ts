import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { chartMermaid } from '#scripts/charts/chartMermaid.ts'
import { root } from '#scripts/checking/run.ts'
import { drawingsFolder } from '#scripts/draw.ts'

export interface CommittedDrawing {
  /** null where there is none */
  readonly svg: string | null
  /** what is wrong with it, and what to do; null where it shows the chart as it is */
  readonly warning: string | null
}

/** The drawing of docs/machines, compared with the chart by its text. */
export function committedDrawing(
  chart: AnyStateMachine,
  folder = join(root, drawingsFolder),
): CommittedDrawing {
  const [text, svg] = ['mmd', 'svg'].map((kind) => {
    const file = join(folder, `${chart.id}.${kind}`)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  })
  if (svg == null || text == null)
    return { svg: null, warning: 'There is no drawing of this chart yet: run npm run draw' }
  const isOld = text !== chartMermaid(chart)
  return { svg, warning: isOld ? 'This drawing is older than the chart: run npm run draw' : null }
}
