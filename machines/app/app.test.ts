import { appMachine } from '#machines/app/app.machine.ts'
import { address } from '#test/charts/phrases.ts'
import { testScenarios } from '#test/charts/testScenarios.ts'

const opened = (examId: number) => ({ type: 'submission.opened', address: { ...address, examId } }) as const
const read = (examId: number) => ['readJourney', { ...address, examId }] as const

testScenarios(appMachine, [
  {
    story: 'a submission is opened, another in its place, and closed',
    input: ({ now }) => ({ expiresAt: null, now }),
    starts: 'atPages',
    steps: [
      ['submission.closed', 'atPages'],
      [opened(1), 'inSubmission'],
      [opened(2), 'inSubmission'],
      ['submission.closed', 'atPages'],
    ],
    calls: [read(1), read(2)],
    context: { submission: null },
  },
])
