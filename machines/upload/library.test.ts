import { createEmptyActor } from 'xstate'
import { libraryMachine } from '#machines/upload/library.machine.ts'
import { personalDocumentOf } from '#test/charts/personalDocumentOf.ts'
import { offline, told } from '#test/charts/phrases.ts'
import { answers, fails, isNotCalled, type Scenario, testScenarios } from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof libraryMachine>
const scenario = (story: string, steps: Told['steps'], more: Partial<Told> = {}): Told => ({
  story,
  input: { category: 'HA_E', ticked: ['D1'], parent: createEmptyActor() as never },
  starts: 'open',
  steps,
  ...more,
})
const ticks = (documentId: string, isTicked = true) =>
  ({ type: 'document.ticked', documentId, isTicked }) as const

testScenarios(libraryMachine, [
  scenario(
    'documents are ticked, and no longer ticked, and taken',
    [
      [ticks('D2'), 'open'],
      [ticks('D3'), 'open'],
      [ticks('D1', false), 'open'],
      ['confirm', 'picked'],
    ],
    { context: { ticked: ['D2', 'D3'] } },
  ),
  scenario('nothing is taken', [['cancel', 'closed']]),
  scenario(
    'the library is read again; meanwhile documents can be ticked',
    [
      ['refresh', 'refreshing'],
      [ticks('D2'), 'refreshing'],
      [answers('loadLibrary', [personalDocumentOf('D1')]), 'open'],
    ],
    { context: { ticked: ['D1', 'D2'] }, calls: [['loadLibrary', undefined]] },
  ),
  scenario('the library cannot be read again, then can', [
    ['refresh', 'refreshing'],
    [fails('loadLibrary', offline), 'open', [told(offline)]],
    ['refresh', 'refreshing'],
    [answers('loadLibrary', []), 'open'],
  ]),
  scenario('closing it gives up what is being read', [
    ['refresh', 'refreshing'],
    ['cancel', 'closed'],
    [isNotCalled('loadLibrary'), 'closed'],
  ]),
])
