import { createEmptyActor } from 'xstate'
import { type FileUploadInput, fileUploadMachine } from '#machines/upload/fileUpload.machine.ts'
import { personalDocumentOf } from '#test/charts/personalDocumentOf.ts'
import { offline, refusal } from '#test/charts/phrases.ts'
import { isNotCalled, reports, type Scene, tellChart } from '#test/charts/tellChart.ts'

type Told = Scene<typeof fileUploadMachine>
const input: FileUploadInput = {
  uploadId: 'u1',
  category: 'HA_E',
  file: { name: '證書.pdf' },
  value: { nameNon: true },
  conversion: null,
  parent: createEmptyActor() as never,
}
const document = personalDocumentOf('D1')
const scene = (story: string, lines: Told['lines'], more: Partial<Told> = {}): Told => ({
  story,
  input,
  starts: 'sending',
  lines,
  ...more,
})
const refused = (failure = refusal('SERVICE_ERROR')) => ({ type: 'refused', failure }) as const

tellChart(fileUploadMachine, [
  scene(
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
  scene('the person gives it up: the request stops', [
    ['cancel', 'givenUp'],
    [isNotCalled('sendFile'), 'givenUp'],
  ]),
  scene(
    'the connection is cut: sent again from the start',
    [
      [reports('sendFile', { type: 'progress', sent: 2_000, total: 5_000 }), 'sending'],
      [reports('sendFile', refused(offline)), 'failed'],
      ['retry', 'sending'],
    ],
    { context: { sent: 0, total: 0, failure: null }, tags: ['running'] },
  ),
  scene(
    'the connection is cut: given up',
    [
      [reports('sendFile', refused(offline)), 'failed'],
      ['cancel', 'givenUp'],
    ],
    { context: { failure: offline } },
  ),
  scene('the sending breaks down by itself', [[reports('sendFile', refused()), 'failed']], {
    tags: ['retryable'],
  }),
  ...(['FILE_NOT_ACCEPTED', 'FILE_TOO_LARGE', 'DOC_NUM_MORE_THAN_150'] as const).map((code) =>
    scene(
      `${code}: not sent again as it is`,
      [
        [reports('sendFile', refused(refusal(code))), 'refused'],
        ['retry', 'refused'],
        ['cancel', 'givenUp'],
      ],
      { context: { failure: refusal(code) } },
    ),
  ),
  scene(
    'the sender itself throws',
    [[{ type: 'xstate.error.actor.sendFile', error: offline } as never, 'failed']],
    {
      context: { failure: offline },
    },
  ),
])
