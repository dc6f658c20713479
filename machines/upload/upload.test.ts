import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { CategoryChoice } from '#contract/entities/document.ts'
import type { DocumentCategory, DocumentSource } from '#contract/enums.ts'
import { uploadMachine } from '#machines/upload/upload.machine.ts'
import type { LoadedDocuments, UploadInput } from '#machines/upload/uploadContext.ts'
import type { UploadEvent } from '#machines/upload/uploadSetup.ts'
import { diplomaOf, personalDocumentOf } from '#test/charts/personalDocumentOf.ts'
import { address, home, offline, refusal, says, supplementAddress, told } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import {
  answers,
  fails,
  isNotCalled,
  reports,
  type Scenario,
  testScenarios,
} from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof uploadMachine>
const { submissionId } = address

const choice = (
  documentType: DocumentCategory,
  documentSource: DocumentSource,
  ...personalDocumentIds: string[]
): CategoryChoice => ({ documentType, documentSource, personalDocumentIds })
const complete = [choice('ID', 'DSI'), choice('HA_E', 'PERSONAL', 'D1'), choice('OUTROS', 'NOT')]
const withoutIdentity = [choice('ID', 'NOT'), ...complete.slice(1)]
/** The exam wants level 5, which D1 has and `below` hasn't. */
const library = [diplomaOf('D1', 5), diplomaOf('below', 4)]
const tooLow = [choice('ID', 'DSI'), choice('HA_E', 'PERSONAL', 'below'), choice('OUTROS', 'NOT')]
const documents = (count: number) => Array.from({ length: count }, (_, at) => personalDocumentOf(`D${at}`))

const found = (change: Partial<LoadedDocuments> = {}): LoadedDocuments => ({
  choices: complete,
  restored: false,
  version: 3,
  civil: false,
  library,
  ...change,
})
const loads = (change: Partial<LoadedDocuments> = {}) =>
  [answers('loadDocuments', found(change)), 'editing.settled'] as const
const next = 'next'
const file = { name: '證書.pdf' }
const chooses = (uploadId: string, category: DocumentCategory = 'HA_E') =>
  ({ type: 'files.chosen', files: [{ uploadId, category, file, value: undefined }] }) as const
const judges = (judgement: unknown) => answers('judgeFile', judgement)
/** A file is chosen, and can be sent as it is. */
const adds = (uploadId: string, category: DocumentCategory = 'HA_E') =>
  ({ type: 'file.added', uploadId, category, file, value: undefined, conversion: null }) as const
const stores = (id: string) =>
  reports('sendFile', { type: 'stored', document: personalDocumentOf(id, library[0]?.documentValue) })
const submitted = submissionOf({ stage: 'REVIEWING' })
const changed = { type: 'submission.changed', submission: submitted } as const
const reads = (version: number | null) => ['loadDocuments', { submissionId, version }] as const
const submits = (
  choices: readonly CategoryChoice[],
  conditionalConfirmed = false,
  version: number | null = 3,
) =>
  ['submitFiles', { submissionType: 'apply', submissionId, choices, conditionalConfirmed, version }] as const

const input: UploadInput = { address, requested: [], requiredLevel: 5, version: 2 }
const scenario = (story: string, steps: Told['steps'], more: Partial<Told> = {}): Told => ({
  story,
  input,
  starts: 'loading',
  steps,
  ...more,
})

testScenarios(uploadMachine, [
  scenario(
    'what was chosen before is loaded and submitted',
    [loads(), [next, 'submitting'], [answers('submitFiles', submitted), 'submitted', [changed]]],
    { calls: [reads(2), submits(complete)] },
  ),
  scenario(
    'the documents cannot be loaded, then can, with the version of then',
    [
      [fails('loadDocuments', offline), 'failed', [told(offline)]],
      ['retry', 'loading'],
      loads({ version: 4 }),
      [next, 'submitting'],
    ],
    { calls: [reads(2), reads(null), submits(complete, false, 4)] },
  ),
  scenario(
    'each category that must have a source is named',
    [loads({ choices: [choice('HA_E', 'PERSONAL')] }), [next, 'editing.settled', [says('form_error')]]],
    {
      context: {
        issues: [
          { category: 'ID', code: 'select_type' },
          { category: 'HA_E', code: 'must_select_document' },
          { category: 'OUTROS', code: 'select_type' },
        ],
      },
    },
  ),
  scenario(
    'sources and documents are chosen; an optional category is left open again',
    [
      loads({ choices: [], civil: true }),
      [{ type: 'source.chosen', category: 'ID', source: 'DSI' }, 'editing.settled'],
      [{ type: 'source.chosen', category: 'HA_E', source: 'PERSONAL' }, 'editing.settled'],
      [{ type: 'documents.picked', category: 'HA_E', documentIds: ['D1', 'D2'] }, 'editing.settled'],
      [{ type: 'source.chosen', category: 'HA_E', source: 'PERSONAL' }, 'editing.settled'],
      [{ type: 'documents.picked', category: 'OUTROS', documentIds: ['D3'] }, 'editing.settled'],
      [{ type: 'source.chosen', category: 'OUTROS', source: 'NOT' }, 'editing.settled'],
      [{ type: 'source.chosen', category: 'RG', source: 'DEPARTMENT' }, 'editing.settled'],
      [{ type: 'source.chosen', category: 'EP', source: 'PERSONAL' }, 'editing.settled'],
      [{ type: 'source.chosen', category: 'EP', source: null }, 'editing.settled'],
      [next, 'submitting'],
    ],
    {
      context: {
        choices: [
          choice('ID', 'DSI'),
          choice('HA_E', 'PERSONAL', 'D1', 'D2'),
          choice('OUTROS', 'NOT'),
          choice('RG', 'DEPARTMENT'),
        ],
      },
    },
  ),
  scenario(
    'an own file enters the library and is taken; meanwhile there is no way on',
    [
      loads({ choices: [choice('ID', 'DSI'), choice('OUTROS', 'NOT')] }),
      [adds('u1'), 'editing.sending'],
      [next, 'editing.sending'],
      [stores('D9'), 'editing.settled'],
      [next, 'submitting'],
    ],
    {
      context: {
        choices: [choice('ID', 'DSI'), choice('OUTROS', 'NOT'), choice('HA_E', 'PERSONAL', 'D9')],
        chosen: {},
        uploads: {},
      },
    },
  ),
  scenario(
    'a failed file holds up until it is given up',
    [
      loads(),
      [adds('u1'), 'editing.sending'],
      [reports('sendFile', { type: 'refused', failure: offline }), 'editing.sending'],
      [next, 'editing.sending'],
      [{ type: 'upload.abandoned', uploadId: 'u1' }, 'editing.settled'],
      [isNotCalled('submitFiles'), 'editing.settled'],
      [next, 'submitting'],
    ],
    { context: { choices: complete, library, uploads: {} } },
  ),
  scenario(
    'a chosen file that can be sent is sent, and what was made of it is remembered',
    [
      loads({ choices: [] }),
      [chooses('u1'), 'editing.settled'],
      [judges('heic'), 'editing.settled'],
      [answers('makeJpeg', { name: '證書.jpg' }), 'editing.sending'],
      [stores('D9'), 'editing.settled'],
    ],
    {
      context: {
        chosen: {},
        uploads: {},
        conversions: { D9: 'heic_converted' },
        choices: [choice('HA_E', 'PERSONAL', 'D9')],
      },
    },
  ),
  scenario(
    'a chosen file that was not sent is asked about, and put away',
    [
      loads(),
      [chooses('u1'), 'editing.settled'],
      [judges({ refusal: 'empty_file' }), 'editing.settled'],
      [next, 'confirming.unsent'],
      ['cancel', 'editing.settled'],
      [{ type: 'file.putAway', uploadId: 'u1' }, 'editing.settled'],
      [next, 'submitting'],
    ],
    { context: { chosen: {} } },
  ),
  ...(
    [
      ['documents are missing', [], 'editing.settled', [says('form_error')]],
      ['there is a warning', tooLow, 'confirming.warnings', []],
      ['admission would be conditional', withoutIdentity, 'confirming.condition', []],
      ['nothing else is asked', complete, 'submitting', []],
    ] as const
  ).map(([story, choices, state, emitted]) =>
    scenario(`on without a file that was not sent: ${story}`, [
      loads({ choices }),
      [chooses('u1'), 'editing.settled'],
      [judges({ refusal: 'empty_file' }), 'editing.settled'],
      [next, 'confirming.unsent'],
      ['confirm', state, emitted],
    ]),
  ),
  scenario(
    'a file that becomes ready while it is asked about is sent',
    [
      loads(),
      [chooses('u1'), 'editing.settled'],
      [judges('heic'), 'editing.settled'],
      [next, 'confirming.unsent'],
      [answers('makeJpeg', { name: '證書.jpg' }), 'editing.sending'],
    ],
    { context: { chosen: {} } },
  ),
  scenario('a file that becomes ready while it is asked about, and the library is full', [
    loads({ library: documents(150), choices: [choice('ID', 'DSI'), choice('OUTROS', 'NOT')] }),
    [chooses('u1'), 'editing.settled'],
    [judges('heic'), 'editing.settled'],
    [next, 'confirming.unsent'],
    [
      answers('makeJpeg', { name: '證書.jpg' }),
      'confirming.unsent',
      [told(refusal('DOC_NUM_MORE_THAN_150'))],
    ],
  ]),
  scenario(
    'a file that becomes ready after it was left out is dropped',
    [
      loads(),
      [chooses('u1'), 'editing.settled'],
      [judges('heic'), 'editing.settled'],
      [next, 'confirming.unsent'],
      ['confirm', 'submitting'],
      [answers('makeJpeg', { name: '證書.jpg' }), 'submitting'],
    ],
    { context: { chosen: {}, uploads: {} } },
  ),
  scenario(
    'documents of the library are picked in its dialog, which is read again meanwhile',
    [
      loads(),
      [{ type: 'library.opened', category: 'HA_E' }, 'editing.settled'],
      [{ type: 'library.read', documents: documents(3) }, 'editing.settled'],
      [{ type: 'documents.picked', category: 'HA_E', documentIds: ['D1', 'D2'] }, 'editing.settled'],
    ],
    {
      context: {
        library: documents(3),
        choices: [choice('ID', 'DSI'), choice('OUTROS', 'NOT'), choice('HA_E', 'PERSONAL', 'D1', 'D2')],
        picker: null,
      },
    },
  ),
  scenario(
    'the library is opened for a category of which nothing is taken, and closed',
    [
      loads(),
      [{ type: 'library.opened', category: 'EP' }, 'editing.settled'],
      [{ type: 'library.closed' }, 'editing.settled'],
    ],
    { context: { choices: complete, picker: null } },
  ),
  scenario('a library of 150 takes no more; files on their way count', [
    loads({ library: documents(149) }),
    [adds('u1'), 'editing.sending'],
    [adds('u2'), 'editing.sending', [told(refusal('DOC_NUM_MORE_THAN_150'))]],
    [{ type: 'library.read', documents: documents(120) }, 'editing.sending'],
    [adds('u2'), 'editing.sending'],
  ]),
  scenario(
    'several files are on their way side by side, until the last has come or is given up',
    [
      loads(),
      [adds('u1'), 'editing.sending'],
      [adds('u2'), 'editing.sending'],
      [adds('u3', 'OUTROS'), 'editing.sending'],
      [stores('D9'), 'editing.sending'],
      [{ type: 'upload.abandoned', uploadId: 'u2' }, 'editing.sending'],
      [{ type: 'upload.abandoned', uploadId: 'u3' }, 'editing.settled'],
    ],
    { context: { uploads: {} } },
  ),
  scenario(
    'a warning is confirmed',
    [
      loads({ choices: tooLow }),
      [next, 'confirming.warnings'],
      ['cancel', 'editing.settled'],
      [next, 'confirming.warnings'],
      ['confirm', 'submitting'],
    ],
    { calls: [reads(2), submits(tooLow)] },
  ),
  scenario(
    'a document is not handed in: conditional admission is confirmed',
    [
      loads({ choices: withoutIdentity }),
      [next, 'confirming.condition'],
      ['cancel', 'editing.settled'],
      [next, 'confirming.condition'],
      ['confirm', 'submitting'],
    ],
    {
      calls: [reads(2), submits(withoutIdentity, true)],
    },
  ),
  scenario('a warning, and then the condition', [
    loads({ choices: [choice('ID', 'NOT'), ...tooLow.slice(1)] }),
    [next, 'confirming.warnings'],
    ['confirm', 'confirming.condition'],
    ['confirm', 'submitting'],
  ]),
  scenario(
    'a supplement needs at least one file',
    [
      loads({ choices: [] }),
      [next, 'editing.settled', [says('form_error')]],
      [{ type: 'documents.picked', category: 'HA_E', documentIds: ['D1'] }, 'editing.settled'],
      [next, 'submitting'],
    ],
    { input: { ...input, address: supplementAddress, requested: ['HA_E'] } },
  ),
  ...(['submitting', 'submittingOver'] as const).flatMap((where) => {
    const toThere: Told['steps'] =
      where === 'submitting'
        ? [loads(), [next, 'submitting']]
        : [
            loads(),
            [next, 'submitting'],
            [fails('submitFiles', 'VERSION_CONFLICT'), 'conflict'],
            ['keepMine', 'submittingOver'],
          ]
    return [
      scenario(`${where}: the step is over`, [
        ...toThere,
        [fails('submitFiles', 'STAGE_ERROR'), 'editing.settled', [told(refusal('STAGE_ERROR')), home]],
      ]),
      scenario(`${where}: the call fails`, [
        ...toThere,
        [fails('submitFiles', offline), 'editing.settled', [told(offline)]],
      ]),
      scenario(
        `${where}: another tab has submitted, and its choices are taken`,
        [
          ...toThere,
          [fails('submitFiles', 'VERSION_CONFLICT'), 'conflict'],
          ['takeTheirs', 'loading'],
          loads({ version: 5 }),
        ],
        { context: { version: 5 } },
      ),
    ]
  }),
  scenario(
    'another tab has submitted: these choices go over it',
    [
      loads(),
      [next, 'submitting'],
      [fails('submitFiles', 'VERSION_CONFLICT'), 'conflict'],
      ['cancel', 'editing.settled'],
      [next, 'submitting'],
      [fails('submitFiles', 'VERSION_CONFLICT'), 'conflict'],
      ['keepMine', 'submittingOver'],
      [answers('submitFiles', submitted), 'submitted', [changed]],
    ],
    {
      calls: [reads(2), submits(complete), submits(complete), submits(complete, false, null)],
    },
  ),
])

test.each<[string, UploadEvent, CategoryChoice[]]>([
  ['a source', { type: 'source.chosen', category: 'ID', source: 'NOT' }, [choice('ID', 'NOT')]],
  [
    'documents',
    { type: 'documents.picked', category: 'ID', documentIds: ['D1'] },
    [choice('ID', 'PERSONAL', 'D1')],
  ],
])('%s that was chosen is kept in the memory of the tab', async (_, event, kept) => {
  const drafts: unknown[] = []
  const chart = uploadMachine.provide({
    actors: { loadDocuments: fromPromise(async () => found({ choices: [] })) },
    actions: { keepDraft: ({ context }) => drafts.push(context.choices) },
  })
  const actor = createActor(chart, { input }).start()
  await waitFor(actor, (snapshot) => snapshot.hasTag('shown'))
  expect(drafts).toEqual([])
  actor.send(event)
  expect(drafts).toEqual([kept])
})
