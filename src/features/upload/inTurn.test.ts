import { expect, test } from 'vitest'
import { inTurn } from '#src/features/upload/inTurn.ts'

test('one piece of work begins when the one before has ended, well or badly', async () => {
  const next = inTurn()
  const first = Promise.withResolvers<string>()
  const begun: string[] = []
  const works = [
    next(() => {
      begun.push('first')
      return first.promise
    }),
    next(async () => begun.push('second')),
  ]
  await Promise.resolve()
  expect(begun).toEqual(['first'])
  first.reject(new Error('broken'))
  expect(await Promise.allSettled(works)).toMatchObject([
    { status: 'rejected', reason: new Error('broken') },
    { status: 'fulfilled', value: 2 },
  ])
})
