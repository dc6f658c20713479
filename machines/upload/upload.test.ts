import type { CategoryChoice } from '#contract/entities/document.ts'
import type { DocumentCategory, DocumentSource } from '#contract/enums.ts'
import { type LoadedDocuments, uploadMachine } from '#machines/upload/upload.machine.ts'
import { address, home, offline, refusal, says, supplementAddress, told } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { answers, fails, isNotCalled, reports, type Scene, tellChart } from '#test/charts/tellChart.ts'

type Told = Scene<typeof uploadMachine>
const { submissionId } = address

const choice = (
  documentType: DocumentCategory,
  documentSource: DocumentSource,
  ...personalDocumentIds: string[]
): CategoryChoice => ({ documentType, documentSource, personalDocumentIds })
const complete = [choice('ID', 'DSI'), choice('HA_E', 'PERSONAL', 'D1'), choice('OUTROS', 'NOT')]

const found = (change: Partial<LoadedDocuments> = {}): LoadedDocuments => ({
  choices: complete,
  civil: false,
  libraryCount: 12,
  ...change,
})
const loads = (change: Partial<LoadedDocuments> = {}) =>
  [answers('loadDocuments', found(change)), 'editing.settled'] as const
const next = { type: 'next', warnings: [] } as const
const nextWithWarning = { type: 'next', warnings: ['warn_level_below'] } as const
const adds = (uploadId: string, category: DocumentCategory = 'HA_E') =>
  ({ type: 'file.added', uploadId, category }) as const
const submitted = submissionOf({ stage: 'REVIEWING' })
const changed = { type: 'submission.changed', submission: submitted } as const
const submits = (choices: readonly CategoryChoice[], conditionalConfirmed = false, over = false) =>
  ['submitFiles', { submissionType: 'apply', submissionId, choices, conditionalConfirmed, over }] as const

const scene = (story: string, lines: Told['lines'], more: Partial<Told> = {}): Told => ({
  story,
  input: { address, requested: [] },
  starts: 'loading',
  lines,
  ...more,
})

tellChart(uploadMachine, [
  scene(
    'what was chosen before is loaded and submitted',
    [loads(), [next, 'submitting'], [answers('submitFiles', submitted), 'submitted', [changed]]],
    { calls: [['loadDocuments', { submissionId }], submits(complete)] },
  ),
  scene('the documents cannot be loaded, then can', [
    [fails('loadDocuments', offline), 'failed', [told(offline)]],
    ['retry', 'loading'],
    loads(),
  ]),
  scene(
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
  scene(
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
  scene(
    'an own file enters the library and is taken; meanwhile there is no way on',
    [
      loads({ choices: [choice('ID', 'DSI'), choice('OUTROS', 'NOT')] }),
      [adds('u1'), 'editing.sending'],
      [next, 'editing.sending'],
      [reports('sendFile', { type: 'stored', documentId: 'D9' }), 'editing.settled'],
      [next, 'submitting'],
    ],
    {
      context: {
        choices: [choice('ID', 'DSI'), choice('OUTROS', 'NOT'), choice('HA_E', 'PERSONAL', 'D9')],
        libraryCount: 13,
        uploads: {},
      },
    },
  ),
  scene(
    'a failed file holds up until it is given up',
    [
      loads(),
      [adds('u1'), 'editing.sending'],
      [reports('sendFile', { type: 'refused', failure: offline }), 'editing.sending'],
      [next, 'editing.sending'],
      [{ type: 'upload.given_up', uploadId: 'u1' }, 'editing.settled'],
      [isNotCalled('submitFiles'), 'editing.settled'],
      [next, 'submitting'],
    ],
    { context: { choices: complete, libraryCount: 12, uploads: {} } },
  ),
  scene('a library of 150 takes no more; files on their way count', [
    loads({ libraryCount: 149 }),
    [adds('u1'), 'editing.sending'],
    [adds('u2'), 'editing.sending', [told(refusal('DOC_NUM_MORE_THAN_150'))]],
    [{ type: 'library.read', libraryCount: 120 }, 'editing.sending'],
    [adds('u2'), 'editing.sending'],
  ]),
  scene(
    'several files are on their way side by side, until the last has come or is given up',
    [
      loads(),
      [adds('u1'), 'editing.sending'],
      [adds('u2'), 'editing.sending'],
      [adds('u3', 'OUTROS'), 'editing.sending'],
      [reports('sendFile', { type: 'stored', documentId: 'D9' }), 'editing.sending'],
      [{ type: 'upload.given_up', uploadId: 'u2' }, 'editing.sending'],
      [{ type: 'upload.given_up', uploadId: 'u3' }, 'editing.settled'],
    ],
    { context: { libraryCount: 13, uploads: {} } },
  ),
  scene(
    'a warning is confirmed',
    [
      loads(),
      [nextWithWarning, 'confirmingWarnings'],
      ['cancel', 'editing.settled'],
      [nextWithWarning, 'confirmingWarnings'],
      ['confirm', 'submitting'],
    ],
    { context: { warnings: ['warn_level_below'] } },
  ),
  scene(
    'a document is not handed in: conditional admission is confirmed',
    [
      loads({ choices: [choice('ID', 'NOT'), ...complete.slice(1)] }),
      [next, 'confirmingCondition'],
      ['cancel', 'editing.settled'],
      [next, 'confirmingCondition'],
      ['confirm', 'submitting'],
    ],
    {
      calls: [
        ['loadDocuments', { submissionId }],
        submits([choice('ID', 'NOT'), ...complete.slice(1)], true),
      ],
    },
  ),
  scene('a warning, and then the condition', [
    loads({ choices: [choice('ID', 'NOT'), ...complete.slice(1)] }),
    [nextWithWarning, 'confirmingWarnings'],
    ['confirm', 'confirmingCondition'],
    ['confirm', 'submitting'],
  ]),
  scene(
    'a supplement needs at least one file',
    [
      loads({ choices: [] }),
      [next, 'editing.settled', [says('form_error')]],
      [{ type: 'documents.picked', category: 'HA_E', documentIds: ['D1'] }, 'editing.settled'],
      [next, 'submitting'],
    ],
    { input: { address: supplementAddress, requested: ['HA_E'] } },
  ),
  ...(['submitting', 'submittingOver'] as const).flatMap((where) => {
    const toThere: Told['lines'] =
      where === 'submitting'
        ? [loads(), [next, 'submitting']]
        : [
            loads(),
            [next, 'submitting'],
            [fails('submitFiles', 'VERSION_CONFLICT'), 'conflict'],
            ['keepMine', 'submittingOver'],
          ]
    return [
      scene(`${where}: the step is over`, [
        ...toThere,
        [fails('submitFiles', 'STAGE_ERROR'), 'editing.settled', [told(refusal('STAGE_ERROR')), home]],
      ]),
      scene(`${where}: the call fails`, [
        ...toThere,
        [fails('submitFiles', offline), 'editing.settled', [told(offline)]],
      ]),
      scene(`${where}: another tab has submitted, and its choices are taken`, [
        ...toThere,
        [fails('submitFiles', 'VERSION_CONFLICT'), 'conflict'],
        ['takeTheirs', 'loading'],
      ]),
    ]
  }),
  scene(
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
      calls: [
        ['loadDocuments', { submissionId }],
        submits(complete),
        submits(complete),
        submits(complete, false, true),
      ],
    },
  ),
])
