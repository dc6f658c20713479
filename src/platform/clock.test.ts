import { expect, test } from 'vitest'
import { createClock } from '#src/platform/clock.ts'

const noon = Date.parse('2026-03-13T12:00:00Z')

test('a device that is an hour behind shows the time of the service', () => {
  const clock = createClock(() => noon - 3_600_000)
  clock.note('Fri, 13 Mar 2026 12:00:00 GMT')
  expect(clock.now()).toBe(noon)
})

test('before the first answer the device is all there is', () => {
  expect(createClock(() => noon).now()).toBe(noon)
})

test.each([null, '', 'yesterday'])('a header of %j changes nothing', (header) => {
  const clock = createClock(() => noon)
  clock.note(header)
  expect(clock.now()).toBe(noon)
})

test('the second that a header cuts off does not move the clock; a rehearsal that does is told', () => {
  const clock = createClock(() => noon + 900)
  let moved = 0
  const end = clock.subscribe(() => {
    moved += 1
  })
  clock.note('Fri, 13 Mar 2026 12:00:00 GMT')
  expect([clock.now(), moved]).toEqual([noon + 900, 0])
  clock.note('Fri, 20 Mar 2026 12:00:00 GMT')
  end()
  clock.note('Fri, 13 Mar 2026 12:00:00 GMT')
  expect(moved).toBe(1)
})
