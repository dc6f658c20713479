import { beforeEach, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { listPersonalDocuments } from '#contract/endpoints/personalDocument.ts'
import {
  getRegistrationForm,
  getSubmission,
  listSubmittedFiles,
  submitFiles,
} from '#contract/endpoints/submission.ts'
import type { PersonalDocument } from '#contract/entities/document.ts'
import type { DocumentSource } from '#contract/enums.ts'
import { provideUploadActors } from '#src/features/upload/upload.actors.ts'
import { sessionStore, storageKeys } from '#src/platform/storage.ts'
import { diplomaOf } from '#test/charts/personalDocumentOf.ts'
import { address, offline, refusal } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'

type Api = Parameters<typeof provideUploadActors>[0]

beforeEach(() => {
  sessionStore.writeJson(storageKeys.profile, { subject: 'chan' })
})

/** The step of one person in plain Node; the service is a few answers, and its calls are written down. */
function theStep(library: PersonalDocument[] = []) {
  const calls: unknown[] = []
  const service = { version: 2, submitFailure: null as unknown }
  const answers = new Map<unknown, () => unknown>([
    [getSubmission, () => submissionOf({ version: service.version })],
    [listSubmittedFiles, () => []],
    [listPersonalDocuments, () => library],
    [getRegistrationForm, () => ({ applicantStatus: 'F', answers: { civil: false } })],
    [
      submitFiles,
      () => {
        if (service.submitFailure) throw service.submitFailure
        return submissionOf({ stage: 'REVIEWING' })
      },
    ],
  ])
  const api = {
    async call(endpoint: { name: string }, input?: { body?: unknown }) {
      calls.push(input?.body ? [endpoint.name, input.body] : endpoint.name)
      return answers.get(endpoint)?.()
    },
    async upload(endpoint: { name: string }, { body, file }: { body: unknown; file: File }) {
      calls.push([endpoint.name, body, file.name])
      return diplomaOf('D1', 5)
    },
  } as unknown as Api
  const emitted: unknown[] = []
  const actor = createActor(provideUploadActors(api), {
    input: { address, requested: [], requiredLevel: 5, version: service.version },
  })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    actor,
    calls,
    service,
    emitted,
    is: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
    choose: (category: 'ID' | 'OUTROS', source: DocumentSource) =>
      actor.send({ type: 'source.chosen', category, source }),
    give: (...files: File[]) =>
      actor.send({
        type: 'files.chosen',
        files: files.map((file) => ({
          uploadId: file.name,
          category: 'HA_E',
          file,
          value: { description: '1998' },
        })),
      }),
  }
}

const pdf = (name: string) => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' })
const html = new File(['<html>'], 'page.pdf')

test('a file goes from the device through the library into what is submitted', async () => {
  const { calls, choose, give, is, actor, emitted } = theStep()
  await is('editing')
  choose('ID', 'DSI')
  choose('OUTROS', 'NOT')
  give(pdf('證書.pdf'), html)
  await is({ editing: 'sending' })
  await is({ editing: 'settled' })
  await waitFor(actor, ({ context }) => Object.keys(context.chosen).join() === html.name)
  actor.send({ type: 'next' })
  expect(actor.getSnapshot().value).toEqual({ confirming: 'unsent' })
  actor.send({ type: 'confirm' })
  await is('submitted')
  expect(calls).toEqual([
    listSubmittedFiles.name,
    listPersonalDocuments.name,
    getRegistrationForm.name,
    ['addPersonalDocument', { documentType: 'HA_E', documentValue: { description: '1998' } }, '證書.pdf'],
    [
      submitFiles.name,
      {
        choices: [
          { documentType: 'ID', documentSource: 'DSI', personalDocumentIds: [] },
          { documentType: 'OUTROS', documentSource: 'NOT', personalDocumentIds: [] },
          { documentType: 'HA_E', documentSource: 'PERSONAL', personalDocumentIds: ['D1'] },
        ],
        conditionalConfirmed: false,
        version: 2,
      },
    ],
  ])
  expect(emitted).toMatchObject([{ type: 'submission.changed', submission: { stage: 'REVIEWING' } }])
})

test('what was chosen comes up again in this tab until it is submitted', async () => {
  const first = theStep()
  await first.is('editing')
  expect(first.actor.getSnapshot().context.restored).toBe(false)
  first.choose('ID', 'NOT')
  first.choose('OUTROS', 'NOT')
  first.actor.stop()

  const second = theStep()
  await second.is('editing')
  expect(second.actor.getSnapshot().context).toMatchObject({
    restored: true,
    choices: [
      { documentType: 'ID', documentSource: 'NOT' },
      { documentType: 'OUTROS', documentSource: 'NOT' },
    ],
  })
  second.actor.send({ type: 'source.chosen', category: 'HA_E', source: 'NOT' })
  second.actor.send({ type: 'next' })
  second.actor.send({ type: 'confirm' })
  await second.is('submitted')

  const third = theStep()
  await third.is('editing')
  expect(third.actor.getSnapshot().context).toMatchObject({ restored: false, choices: [] })
})

test('another tab was first: its version is read before this tab goes over it, and before its choices', async () => {
  const { actor, service, calls, choose, is, emitted } = theStep([diplomaOf('D1', 5)])
  await is('editing')
  choose('ID', 'DSI')
  choose('OUTROS', 'NOT')
  actor.send({ type: 'documents.picked', category: 'HA_E', documentIds: ['D1'] })
  service.submitFailure = refusal('VERSION_CONFLICT')
  actor.send({ type: 'next' })
  await is('conflict')
  service.version = 5
  calls.length = 0
  service.submitFailure = offline
  actor.send({ type: 'keepMine' })
  await is('editing')
  expect(calls).toMatchObject([getSubmission.name, [submitFiles.name, { version: 5 }]])
  expect(emitted).toEqual([{ type: 'notice', reason: 'failure', failure: offline }])

  service.submitFailure = refusal('VERSION_CONFLICT')
  actor.send({ type: 'next' })
  await is('conflict')
  calls.length = 0
  actor.send({ type: 'takeTheirs' })
  await is('editing')
  expect(calls).toEqual([
    getSubmission.name,
    listSubmittedFiles.name,
    listPersonalDocuments.name,
    getRegistrationForm.name,
  ])
  expect(actor.getSnapshot().context).toMatchObject({ version: 5, choices: [] })
})
