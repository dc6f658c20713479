import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allCharts } from '#machines/allCharts.ts'
import { classOfState, classOfTransition, statesOf, transitionsOf } from '#machines/chartParts.ts'
import { drawings, drawingsFolder } from '#scripts/draw.ts'

const root = join(import.meta.dirname, '../..')

/** Points: beyond, letters are too small on the width of a screen. */
const widest = 2_000

describe('the drawings of the charts', async () => {
  const drawn = await drawings()

  it.each([...drawn])('%s is that of the charts (npm run draw makes it)', (path, text) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(text)
  })

  it('has no drawing without a chart', () => {
    const paths = readdirSync(join(root, drawingsFolder)).map((name) => `${drawingsFolder}/${name}`)
    expect(paths.filter((path) => !drawn.has(path))).toEqual([])
  })

  it('has no drawing that is too wide to be read: such a chart is two', () => {
    const widths = [...drawn].flatMap(([path, text]) => {
      const width = Number(/<svg width="(\d+)pt"/.exec(text)?.[1] ?? 0)
      return width > widest ? [`${path}: ${width}`] : []
    })
    expect(widths).toEqual([])
  })

  it.each(allCharts.map(({ chart }) => [chart.id, chart] as const))(
    '%s: each state and transition is found in the SVG by its class',
    (id, chart) => {
      const svg = (drawn.get(`${drawingsFolder}/${id}.svg`) ?? '').replaceAll('&#45;', '-')
      const classes = new Set(
        [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []),
      )
      const wanted = [
        ...statesOf(chart).slice(1).map(classOfState),
        ...transitionsOf(chart).map(classOfTransition),
      ]
      expect(new Set(wanted).size).toBe(wanted.length)
      expect(wanted.filter((name) => !classes.has(name))).toEqual([])
    },
  )
})
