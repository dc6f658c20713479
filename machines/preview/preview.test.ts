import { previewMachine } from '#machines/preview/preview.machine.ts'
import { home, offline } from '#test/charts/phrases.ts'
import { answers, fails, isNotCalled, tellChart } from '#test/charts/tellChart.ts'

tellChart(previewMachine, [
  {
    story: 'a document is opened and closed',
    starts: 'closed',
    lines: [
      ['open', 'loading'],
      [answers('loadDocument'), 'shown'],
      ['close', 'closed'],
    ],
  },
  {
    story: 'closing gives up what is being loaded',
    starts: 'closed',
    lines: [
      ['open', 'loading'],
      ['close', 'closed'],
      [isNotCalled('loadDocument'), 'closed'],
    ],
  },
  {
    story: 'a document that cannot be loaded is tried again, or closed',
    starts: 'closed',
    lines: [
      ['open', 'loading'],
      [fails('loadDocument', offline), 'failed'],
      ['retry', 'loading'],
      [fails('loadDocument', 'NOT_FOUND'), 'failed'],
      ['close', 'closed'],
    ],
  },
  {
    story: 'the step is over: whether to go home is asked, and confirmed',
    starts: 'closed',
    lines: [
      ['open', 'loading'],
      [fails('loadDocument', 'STAGE_ERROR'), 'askingHome'],
      ['confirm', 'closed', [home]],
    ],
  },
  {
    story: 'the step is over, and the person stays',
    starts: 'closed',
    lines: [
      ['open', 'loading'],
      [fails('loadDocument', 'STAGE_ERROR'), 'askingHome'],
      ['cancel', 'closed'],
    ],
    tags: [],
  },
])
