import { createEmptyActor } from 'xstate'
import { type FileUploadInput, fileUploadMachine } from '#machines/upload/fileUpload.machine.ts'
import { personalDocumentOf } from '#test/charts/personalDocumentOf.ts'
import { offline, refusal } from '#test/charts/phrases.ts'
import { isNotCalled, reports, type Scenario, testScenarios } from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof fileUploadMachine>
const input: FileUploadInput = {
  uploadId: 'u1',
  category: 'HA_E',
  file: { name: '證書.pdf' },
  value: { nameNon: true },
  conversion: null,
  parent: createEmptyActor() as never,
}
const document = personalDocumentOf('D1')
const scenario = (story: string, steps: Told['steps'], more: Partial<Told> = {}): Told => ({
  story,
  input,
  starts: 'sending',
  steps,
  ...more,
})
const refused = (failure = refusal('SERVICE_ERROR')) => ({ type: 'refused', failure }) as const

testScenarios(fileUploadMachine, [
  scenario(
    'a file is sent, with its bytes counted, and stored',
    [
      [reports('sendFile', { type: 'progress', sent: 2_000, total: 5_000 }), 'sending'],
      [reports('sendFile', { type: 'progress', sent: 5_000, total: 5_000 }), 'sending'],
      [reports('sendFile', { type: 'stored', document }), 'stored'],
    ],
    {
      calls: [['sendFile', { category: 'HA_E', file: input.file, value: input.value }]],
      context: { sent: 5_000, total: 5_000, failure: null },
    },
  ),
  scenario('the person gives it up: the request stops', [
    ['cancel', 'givenUp'],
    [isNotCalled('sendFile'), 'givenUp'],
  ]),
  scenario(
    'the connection is cut: sent again from the start',
    [
      [reports('sendFile', { type: 'progress', sent: 2_000, total: 5_000 }), 'sending'],
      [reports('sendFile', refused(offline)), 'failed'],
      ['retry', 'sending'],
    ],
    { context: { sent: 0, total: 0, failure: null }, tags: ['running'] },
  ),
  scenario(
    'the connection is cut: given up',
    [
      [reports('sendFile', refused(offline)), 'failed'],
      ['cancel', 'givenUp'],
    ],
    { context: { failure: offline } },
  ),
  scenario('the sending breaks down by itself', [[reports('sendFile', refused()), 'failed']], {
    tags: ['retryable'],
  }),
  ...(['FILE_NOT_ACCEPTED', 'FILE_TOO_LARGE', 'DOC_NUM_MORE_THAN_150'] as const).map((code) =>
    scenario(
      `${code}: not sent again as it is`,
      [
        [reports('sendFile', refused(refusal(code))), 'refused'],
        ['retry', 'refused'],
        ['cancel', 'givenUp'],
      ],
      { context: { failure: refusal(code) } },
    ),
  ),
  scenario(
    'the sender itself throws',
    [[{ type: 'xstate.error.actor.sendFile', error: offline } as never, 'failed']],
    {
      context: { failure: offline },
    },
  ),
])
