import { downloadMachine } from '#machines/download/download.machine.ts'
import { home, offline, refusal, told } from '#test/charts/phrases.ts'
import { answers, fails, testScenarios } from '#test/charts/testScenarios.ts'

const first = { id: 'F1', name: '證書.pdf' }
const second = { id: 'F2', name: 'Diploma.pdf' }
const downloads = (document = first) => ({ type: 'download', document }) as const

testScenarios(downloadMachine, [
  {
    story: 'one document is downloaded at a time',
    starts: 'waiting',
    steps: [
      [downloads(), 'downloading'],
      [downloads(second), 'downloading'],
      [answers('saveDocument'), 'waiting'],
      [downloads(second), 'downloading'],
    ],
    calls: [
      ['saveDocument', first],
      ['saveDocument', second],
    ],
    context: { document: second },
    tags: ['busy'],
  },
  {
    story: 'a document that does not come is told of, and can be downloaded again',
    starts: 'waiting',
    steps: [
      [downloads(), 'downloading'],
      [fails('saveDocument', offline), 'waiting', [told(offline)]],
      [downloads(), 'downloading'],
    ],
  },
  {
    story: 'the step is over: the list of exams follows',
    starts: 'waiting',
    steps: [
      [downloads(), 'downloading'],
      [fails('saveDocument', 'STAGE_ERROR'), 'waiting', [told(refusal('STAGE_ERROR')), home]],
    ],
  },
])
