import { createEmptyActor } from 'xstate'
import { libraryMachine } from '#machines/upload/library.machine.ts'
import { personalDocumentOf } from '#test/charts/personalDocumentOf.ts'
import { offline, told } from '#test/charts/phrases.ts'
import { answers, fails, isNotCalled, type Scene, tellChart } from '#test/charts/tellChart.ts'

type Told = Scene<typeof libraryMachine>
const scene = (story: string, lines: Told['lines'], more: Partial<Told> = {}): Told => ({
  story,
  input: { category: 'HA_E', ticked: ['D1'], parent: createEmptyActor() as never },
  starts: 'open',
  lines,
  ...more,
})
const ticks = (documentId: string, isTicked = true) =>
  ({ type: 'document.ticked', documentId, isTicked }) as const

tellChart(libraryMachine, [
  scene(
    'documents are ticked, and no longer ticked, and taken',
    [
      [ticks('D2'), 'open'],
      [ticks('D3'), 'open'],
      [ticks('D1', false), 'open'],
      ['confirm', 'picked'],
    ],
    { context: { ticked: ['D2', 'D3'] } },
  ),
  scene('nothing is taken', [['cancel', 'closed']]),
  scene(
    'the library is read again; meanwhile documents can be ticked',
    [
      ['refresh', 'refreshing'],
      [ticks('D2'), 'refreshing'],
      [answers('loadLibrary', [personalDocumentOf('D1')]), 'open'],
    ],
    { context: { ticked: ['D1', 'D2'] }, calls: [['loadLibrary', undefined]] },
  ),
  scene('the library cannot be read again, then can', [
    ['refresh', 'refreshing'],
    [fails('loadLibrary', offline), 'open', [told(offline)]],
    ['refresh', 'refreshing'],
    [answers('loadLibrary', []), 'open'],
  ]),
  scene('closing it gives up what is being read', [
    ['refresh', 'refreshing'],
    ['cancel', 'closed'],
    [isNotCalled('loadLibrary'), 'closed'],
  ]),
])
