import type { Receipt } from '#contract/entities/payment.ts'
import { receiptMachine } from '#machines/receipt/receipt.machine.ts'
import { address, goesInstead, home, offline, refusal, says, told } from '#test/charts/phrases.ts'
import { answers, fails, type Scenario, testScenarios } from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof receiptMachine>
const { submissionId } = address
const receipt = { receiptNo: 'A2026-000017-4' } as Receipt
const loads = [answers('loadReceipt', receipt), 'shown'] as const
const kept = { type: 'recibo.kept', submissionNo: '2026-000017' } as const

const scenario = (story: string, steps: Told['steps'], more: Partial<Told> = {}): Told => ({
  story,
  input: { address, submissionNo: '2026-000017' },
  starts: 'loading',
  steps,
  ...more,
})

testScenarios(receiptMachine, [
  scenario(
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
  scenario('the receipt cannot be loaded, then can', [
    [fails('loadReceipt', offline), 'failed', [told(offline)]],
    ['retry', 'loading'],
    loads,
  ]),
  scenario('there is no receipt yet: the list', [
    [fails('loadReceipt', 'STAGE_ERROR'), 'failed', [told(refusal('STAGE_ERROR')), home]],
  ]),
  ...([401, 403] as const).map((status) =>
    scenario(`a download answered ${status} keeps the number and leads to the sign-in page`, [
      loads,
      ['download', 'downloading'],
      [fails('downloadReceipt', { kind: 'http', status }), 'shown', [kept, goesInstead({ to: 'signIn' })]],
    ]),
  ),
  scenario('a download fails', [
    loads,
    ['download', 'downloading'],
    [fails('downloadReceipt', offline), 'shown', [says('downloadError')]],
  ]),
])
