import { expect, test } from 'vitest'
import { clampZoom, nextZoom, type Rotation, turned, turnedSize } from '#src/ui/viewer/zoom.ts'

test.each([
  ['from the own size', 1, 1.25, 0.75],
  ['from between two steps', 1.1, 1.25, 1],
  ['from all but a step', 1.495, 2, 1.25],
  ['from the largest', 5, 5, 4],
  ['from beyond the largest', 7, 5, 5],
  ['from the smallest', 0.25, 0.5, 0.25],
])('%s (%d) one steps in to %d and out to %d', (_, scale, further, nearer) => {
  expect([nextZoom(scale, 'in', 1), nextZoom(scale, 'out', 1)]).toEqual([further, nearer])
})

test('a pinch ends at the ends', () => {
  expect([clampZoom(0.01, 1), clampZoom(0.6, 1), clampZoom(40, 1)]).toEqual([0.25, 0.6, 5])
})

test.each([
  ['a photograph of 5,000 points on a phone', 0.07, 0.07, 0.25],
  ['a small picture', 2, 0.25, 0.5],
  ['a room that is not laid out yet', 0, 0.01, 0.25],
])('%s, which fits at %d, gets as small as %d; the next step is %d', (_, fit, smallest, next) => {
  expect(clampZoom(0, fit)).toBe(smallest)
  expect(nextZoom(0.3, 'out', fit)).toBe(0.25)
  expect(nextZoom(0.25, 'out', fit)).toBe(smallest)
  expect(nextZoom(smallest, 'out', fit)).toBe(smallest)
  expect(nextZoom(smallest, 'in', fit)).toBe(next)
})

test('four turns make a whole one, and a turned page lies on its side', () => {
  let rotation: Rotation = 0
  const seen = [0, 1, 2, 3].map(() => {
    rotation = turned(rotation)
    return [rotation, turnedSize({ width: 210, height: 297 }, rotation).width]
  })
  expect(seen).toEqual([
    [90, 297],
    [180, 210],
    [270, 297],
    [0, 210],
  ])
})
