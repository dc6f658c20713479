import type { Receipt } from '#contract/entities/payment.ts'
import { receiptMachine } from '#machines/receipt/receipt.machine.ts'
import { address, goesInstead, home, offline, refusal, says, told } from '#test/charts/phrases.ts'
import { answers, fails, type Scene, tellChart } from '#test/charts/tellChart.ts'

type Told = Scene<typeof receiptMachine>
const { submissionId } = address
const receipt = { receiptNo: 'A2026-000017-4' } as Receipt
const loads = [answers('loadReceipt', receipt), 'shown'] as const
const kept = { type: 'recibo.kept', submissionNo: '2026-000017' } as const

const scene = (story: string, lines: Told['lines'], more: Partial<Told> = {}): Told => ({
  story,
  input: { address, submissionNo: '2026-000017' },
  starts: 'loading',
  lines,
  ...more,
})

tellChart(receiptMachine, [
  scene(
    'the receipt is shown and downloaded',
    [loads, ['download', 'downloading'], [answers('downloadReceipt'), 'shown']],
    {
      calls: [
        ['loadReceipt', { submissionId }],
        ['downloadReceipt', { submissionId }],
      ],
      context: { receipt },
    },
  ),
  scene('the receipt cannot be loaded, then can', [
    [fails('loadReceipt', offline), 'failed', [told(offline)]],
    ['retry', 'loading'],
    loads,
  ]),
  scene('there is no receipt yet: the list', [
    [fails('loadReceipt', 'STAGE_ERROR'), 'failed', [told(refusal('STAGE_ERROR')), home]],
  ]),
  ...([401, 403] as const).map((status) =>
    scene(`a download answered ${status} keeps the number and leads to the sign-in page`, [
      loads,
      ['download', 'downloading'],
      [fails('downloadReceipt', { kind: 'http', status }), 'shown', [kept, goesInstead({ to: 'signIn' })]],
    ]),
  ),
  scene('a download fails', [
    loads,
    ['download', 'downloading'],
    [fails('downloadReceipt', offline), 'shown', [says('downloadError')]],
  ]),
])
