import { reciboMachine } from '#machines/recibo/recibo.machine.ts'
import { goesInstead, home, offline, refusal, says, told } from '#test/charts/phrases.ts'
import { answers, fails, type Scenario, testScenarios } from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof reciboMachine>
const submissionNo = '2026-000017'

const scenario = (story: string, steps: Told['steps'], more: Partial<Told> = {}): Told => ({
  story,
  input: { submissionNo },
  starts: 'downloading',
  steps,
  ...more,
})

testScenarios(reciboMachine, [
  scenario(
    'the number of the address is downloaded at once, and again',
    [
      [answers('downloadReceipt'), 'handedOver'],
      [{ type: 'number.given', submissionNo }, 'downloading'],
    ],
    {
      calls: [
        ['downloadReceipt', { submissionNo }],
        ['downloadReceipt', { submissionNo }],
      ],
    },
  ),
  scenario(
    'the number is asked for; spaces around it do not count',
    [
      [{ type: 'number.given', submissionNo: '   ' }, 'askingNumber'],
      [{ type: 'number.given', submissionNo: ` ${submissionNo} ` }, 'downloading'],
    ],
    { input: { submissionNo: null }, starts: 'askingNumber', calls: [['downloadReceipt', { submissionNo }]] },
  ),
  ...([401, 403] as const).map((status) =>
    scenario(`${status} keeps the number and leads to the sign-in page`, [
      [
        fails('downloadReceipt', { kind: 'http', status }),
        'failed',
        [{ type: 'recibo.kept', submissionNo }, goesInstead({ to: 'signIn' })],
      ],
    ]),
  ),
  scenario('the number is not one’s own: another is given', [
    [
      fails('downloadReceipt', 'APP_IS_NOT_BELONG_TO_USER'),
      'failed',
      [told(refusal('APP_IS_NOT_BELONG_TO_USER'))],
    ],
    [{ type: 'number.given', submissionNo: '2026-000018' }, 'downloading'],
  ]),
  scenario('the download fails, is tried again, and the person goes home', [
    [fails('downloadReceipt', offline), 'failed', [says('downloadError')]],
    [{ type: 'number.given', submissionNo }, 'downloading'],
    ['home', 'downloading', [home]],
  ]),
])
