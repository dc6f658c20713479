import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { onSubmissionNews, tellOtherTabs } from '#src/platform/submissionNews.ts'

const mine = 'S000000000000000000001'
const anotherTab = 2
afterEach(() => vi.unstubAllGlobals())

test('a tab hears others tell of its submission, not itself, and nothing after it has stopped listening', async () => {
  const heard: string[] = []
  const stop = onSubmissionNews(mine, () => heard.push(mine))
  const witness = new BroadcastChannel('candidatura-submissions')
  const third = (async () => {
    for (let count = 0; count < 4; count += 1) await once(witness, 'message')
  })()
  tellOtherTabs('S000000000000000000002', anotherTab)
  tellOtherTabs(mine)
  tellOtherTabs(mine, anotherTab)
  await expect.poll(() => heard).toEqual([mine])
  stop()
  tellOtherTabs(mine, anotherTab)
  await third
  witness.close()
  expect(heard).toEqual([mine])
})

test('a browser without broadcast channels says and hears nothing', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const stop = onSubmissionNews(mine, () => {
    throw new Error('nothing can be heard')
  })
  expect(() => tellOtherTabs(mine)).not.toThrow()
  stop()
})
