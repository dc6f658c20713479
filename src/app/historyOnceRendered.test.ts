import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { historyOnceRendered } from '#src/app/historyOnceRendered.ts'

test('what comes before the first render waits for it, in its order; what comes later is done at once', () => {
  const history = createMemoryHistory({ initialEntries: ['/payment'] })
  let render = () => {}
  const moving = historyOnceRendered(history, (listener) => {
    render = listener
  })
  moving.replace('/receipt')
  moving.push('/list')
  expect(moving.location.pathname).toBe('/payment')
  render()
  expect([moving.location.pathname, history.length]).toEqual(['/list', 2])
  moving.replace('/faq')
  render()
  expect([history.location.pathname, history.length]).toEqual(['/faq', 2])
})
