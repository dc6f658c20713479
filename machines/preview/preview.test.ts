import { type PreviewedDocument, previewMachine } from '#machines/preview/preview.machine.ts'
import { home, offline } from '#test/charts/phrases.ts'
import { answers, fails, isNotCalled, testScenarios } from '#test/charts/testScenarios.ts'

const document: PreviewedDocument = { kind: 'receipt', id: 'R1', name: 'R1.pdf' }
const open = { type: 'open', document } as const

testScenarios(previewMachine, [
  {
    story: 'a document is opened: its bytes are kept',
    starts: 'closed',
    steps: [
      [open, 'loading'],
      [answers('loadDocument', 'bytes'), 'shown'],
    ],
    calls: [['loadDocument', document]],
    context: { document, bytes: 'bytes' },
  },
  {
    story: 'it is closed: its bytes are let go, its name stays for the dialog that fades',
    starts: 'closed',
    steps: [
      [open, 'loading'],
      [answers('loadDocument', 'bytes'), 'shown'],
      ['close', 'closed'],
    ],
    context: { document, bytes: null },
  },
  {
    story: 'closing gives up what is being loaded',
    starts: 'closed',
    steps: [
      [open, 'loading'],
      ['close', 'closed'],
      [isNotCalled('loadDocument'), 'closed'],
    ],
  },
  {
    story: 'a document that cannot be loaded is tried again, or closed',
    starts: 'closed',
    steps: [
      [open, 'loading'],
      [fails('loadDocument', offline), 'failed'],
      ['retry', 'loading'],
      [fails('loadDocument', 'NOT_FOUND'), 'failed'],
      ['close', 'closed'],
    ],
  },
  {
    story: 'the step is over: whether to go home is asked, and confirmed',
    starts: 'closed',
    steps: [
      [open, 'loading'],
      [fails('loadDocument', 'STAGE_ERROR'), 'askingHome'],
      ['confirm', 'closed', [home]],
    ],
  },
  {
    story: 'the step is over, and the person stays',
    starts: 'closed',
    steps: [
      [open, 'loading'],
      [fails('loadDocument', 'STAGE_ERROR'), 'askingHome'],
      ['cancel', 'closed'],
    ],
    tags: [],
  },
])
