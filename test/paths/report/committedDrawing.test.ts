import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { leavingMachine } from '#machines/leaving/leaving.machine.ts'
import { committedDrawing } from '#test/paths/report/committedDrawing.ts'

describe('the drawing of a chart in the report', () => {
  test('shows the chart as it is after npm run draw', () => {
    const { svg, warning } = committedDrawing(leavingMachine)
    expect(svg).toContain('<svg')
    expect(warning).toBeNull()
  })

  test('is called old once the chart is another one', () => {
    const changed = createMachine({ id: 'leaving', initial: 'staying', states: { staying: {} } })
    const { svg, warning } = committedDrawing(changed)
    expect(svg).toContain('<svg')
    expect(warning).toBe('This drawing is older than the chart: run npm run draw')
  })

  test('is missing where the chart is new', () => {
    expect(committedDrawing(createMachine({ id: 'brandNew' }))).toEqual({
      svg: null,
      warning: 'There is no drawing of this chart yet: run npm run draw',
    })
  })
})
