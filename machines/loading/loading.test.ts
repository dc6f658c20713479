import { loadingMachine } from '#machines/loading/loading.machine.ts'
import { offline } from '#test/charts/phrases.ts'
import { answers, fails, testScenarios } from '#test/charts/testScenarios.ts'

testScenarios(loadingMachine, [
  {
    story: 'what is read is kept',
    starts: 'loading',
    steps: [[answers('loadData', ['a file']), 'loaded']],
    context: { data: ['a file'], failure: null },
  },
  {
    story: 'what could not be read says why',
    starts: 'loading',
    steps: [[fails('loadData', offline), 'failed']],
    context: { data: null, failure: offline },
  },
  {
    story: 'it is read again, and the failure is forgotten meanwhile',
    starts: 'loading',
    steps: [
      [fails('loadData', offline), 'failed'],
      ['retry', 'loading'],
    ],
    context: { failure: null },
    tags: ['busy'],
  },
])
