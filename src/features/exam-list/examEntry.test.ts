import { expect, test } from 'vitest'
import type { ApplicationInfo, ListedExam } from '#contract/entities/exam.ts'
import { createExamEntry } from '#src/features/exam-list/examEntry.ts'
import type { startExamEntry } from '#src/features/exam-list/examEntryActor.ts'
import type { ExamList } from '#src/features/exam-list/examList.ts'

const ended: ApplicationInfo = { id: 'A1', applicationStage: 'END', macaoAddress: null, submissions: [] }
const listWith = (application: ApplicationInfo | null) =>
  ({ tests: [], normal: [{ id: 3, application } as ListedExam] }) as unknown as ExamList

/** A card whose chart is loaded by hand, and what it is told. */
function aCard() {
  const loading = Promise.withResolvers<{ startExamEntry: typeof startExamEntry }>()
  const told: unknown[] = []
  let shown = listWith(null)
  let read = () => {}
  const list = {
    getSnapshot: () => shown,
    subscribe(listener: () => void) {
      read = listener
      return () => told.push('list left')
    },
    reload: () => told.push('reload'),
  }
  const entry = createExamEntry(3, list, () => loading.promise)
  const settle = async () => {
    for (let turn = 0; turn < 8; turn++) await Promise.resolve()
  }
  return {
    entry,
    told,
    reads(application: ApplicationInfo) {
      shown = listWith(application)
      read()
      return settle()
    },
    async loaded() {
      loading.resolve({
        startExamEntry({ examId, application, onBusy, onStale }) {
          told.push([examId, application])
          return {
            send(event) {
              told.push(event)
              onBusy(false)
              if (event.type === 'supplement') onStale()
            },
            stop: () => told.push('stop'),
          }
        },
      })
      await settle()
    },
    async notLoaded() {
      loading.reject(new Error('no such chunk'))
      await settle()
    },
  }
}

test('the first press starts the chart; the card is busy until it is loaded', async () => {
  const { entry, told, loaded } = aCard()
  const heard: boolean[] = []
  entry.subscribe(() => heard.push(entry.isBusy()))
  entry.press('apply', () => {})
  expect(entry.isBusy()).toBe(true)
  await loaded()
  expect(told).toEqual([[3, null], { type: 'apply' }])
  expect(heard).toEqual([true, false])
})

test('the chart of a card is told what the list says now, and may have it read again', async () => {
  const { entry, told, loaded, reads } = aCard()
  entry.subscribe(() => {})
  await reads(ended)
  entry.press('supplement', () => {})
  await loaded()
  await reads(ended)
  expect(told).toEqual([
    [3, ended],
    { type: 'supplement' },
    'reload',
    { type: 'application.read', application: ended },
  ])
})

test('the chart ends with its card', async () => {
  const { entry, told, loaded } = aCard()
  const leave = entry.subscribe(() => {})
  entry.press('apply', () => {})
  await loaded()
  leave()
  await loaded()
  expect(told.slice(2)).toEqual(['list left', 'stop'])
})

test('a chart that cannot be loaded is told of, and the button can be pressed again', async () => {
  const { entry, notLoaded } = aCard()
  const emitted: unknown[] = []
  entry.subscribe(() => {})
  entry.press('apply', (event) => emitted.push(event))
  await notLoaded()
  expect([entry.isBusy(), emitted]).toEqual([
    false,
    [{ type: 'notice', reason: 'failure', failure: { kind: 'network' } }],
  ])
})
