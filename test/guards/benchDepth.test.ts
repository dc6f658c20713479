import { expect, test } from 'vitest'
import { depthOf } from '#test/bench/pageLoad.ts'

const request = (start: number, end: number) => ({ start, end })

test.each([
  ['the page alone', [request(0, 1)], 5, 1],
  ['page, then two at once', [request(0, 1), request(1, 2), request(1, 3)], 5, 2],
  ['one after another', [request(0, 1), request(1, 2), request(2, 3), request(3.1, 4)], 5, 4],
  ['begun while the one before was still under way', [request(0, 2), request(1, 3)], 5, 1],
  ['what ends after the paint does not count', [request(0, 1), request(1, 2), request(2, 9)], 5, 2],
  ['what never ended does not count', [request(0, 1), request(1, 0)], 5, 1],
  ['nothing', [], 5, 0],
])('%s', (_, requests, paint, depth) => {
  expect(depthOf(requests, paint)).toBe(depth)
})
