import { createEmptyActor } from 'xstate'
import { addPersonalDocument } from '#contract/endpoints/personalDocument.ts'
import type { ChartFailure } from '#machines/failure.ts'
import { type FileUploadInput, fileUploadMachine } from '#machines/upload/fileUpload.machine.ts'
import { personalDocumentOf } from '#test/charts/personalDocumentOf.ts'
import { offline, refusal } from '#test/charts/phrases.ts'
import { type BadLine, badLine } from '#test/paths/badLine.ts'
import type { Look, WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import { smallPdf } from '#test/support/applicant.ts'
import type { HandedFile } from '#test/support/files.ts'

const half = 1_000_000
const filled = (beginning: Buffer) => Buffer.concat([beginning, Buffer.alloc(2 * half, ' ')])

/** By the id that the model gives their upload: the page takes both, the service only the first. */
const files: Readonly<Record<string, HandedFile>> = {
  whole: { name: 'Diploma.pdf', mimeType: 'application/pdf', buffer: filled(smallPdf) },
  damaged: {
    name: '畢業證書.jpg',
    mimeType: 'image/jpeg',
    buffer: filled(Buffer.from('ffd8ffe000104a464946', 'hex')),
  },
}

const part = ({ page, words }: Walk) => page.getByRole('region', { name: words('document.category.HA_E') })
const nameOf = ({ notes }: Walk) => notes.get('file') ?? ''
const rowButton = (walk: Walk, word: string) =>
  part(walk).getByRole('button', { name: `${word} ${nameOf(walk)}`, exact: true })
const bar = (walk: Walk) => part(walk).getByRole('progressbar')
const says = (walk: Walk, words: string) => part(walk).getByRole('alert').filter({ hasText: words }).waitFor()

const lines = new WeakMap<Walk, BadLine>()

/** Held back still, or stuck half-way: now it arrives. */
async function arrives(walk: Walk) {
  const line = lines.get(walk)
  await (line === undefined ? walk.gate.end(addPersonalDocument, 'service') : line.goOn())
}
async function getsLost(walk: Walk) {
  const line = lines.get(walk)
  lines.delete(walk)
  await (line === undefined ? walk.gate.end(addPersonalDocument, { answer: 'network' }) : line.close())
}

const gone: Look = async (walk) => {
  await bar(walk).waitFor({ state: 'detached' })
  await part(walk).getByText(nameOf(walk)).first().waitFor({ state: 'detached' })
}

export const fileUploadWalk: WalkPlan = {
  chart: fileUploadMachine,
  alphabet: {
    inputs: Object.keys(files).map((uploadId) => ({
      uploadId,
      category: 'HA_E',
      file: { name: uploadId },
      value: undefined,
      conversion: null,
      parent: createEmptyActor(),
    })) satisfies FileUploadInput[],
    cases: [
      { type: 'progress', sent: 1, total: 2 },
      { type: 'stored', document: personalDocumentOf('D1') },
      { type: 'refused', failure: offline },
      { type: 'refused', failure: refusal('FILE_NOT_ACCEPTED') },
    ],
    reads: ({ uploadId, sent }: FileUploadInput & { sent: number }) => [uploadId, sent > 0],
    happens({ uploadId, sent }: FileUploadInput & { sent: number }, { type, failure }) {
      if (type === 'xstate.error.actor.sendFile') return false
      if (type === 'progress') return sent === 0
      if (type === 'stored') return uploadId === 'whole'
      return failure?.code === undefined || uploadId === 'damaged'
    },
  },
  async begin(walk, { uploadId }: FileUploadInput) {
    const file = files[uploadId] as HandedFile
    walk.notes.set('file', file.name)
    walk.staged = await walk.people.at('UPLOADING')
    await walk.gate.hold(addPersonalDocument)
    await walk.arriveAt(walk.step('upload'))
    await walk.title(walk.words('step.upload'))
    await walk.journey.choose(part(walk), walk.words('document.source.PERSONAL'))
    await part(walk).locator('input[type=file]').setInputFiles(file)
  },
  events: {
    async progress(walk) {
      const line = await badLine(walk.product.origin, half)
      walk.page.once('close', () => line.close())
      lines.set(walk, line)
      await walk.gate.end(addPersonalDocument, { through: line.origin })
      await bar(walk).and(walk.page.locator(':not([aria-valuenow="0"])')).waitFor()
    },
    stored: arrives,
    refused: (walk, event) =>
      (event.failure as ChartFailure).code === undefined ? getsLost(walk) : arrives(walk),
    cancel: (walk) =>
      rowButton(walk, walk.words('upload.cancel'))
        .or(rowButton(walk, walk.words('upload.remove')))
        .click(),
    retry: (walk) => rowButton(walk, walk.words('upload.retry')).click(),
  },
  states: {
    async sending(walk) {
      await bar(walk).waitFor()
      await rowButton(walk, walk.words('upload.cancel')).waitFor()
    },
    async failed(walk) {
      await says(walk, walk.words('upload.failed'))
      await rowButton(walk, walk.words('upload.retry')).waitFor()
    },
    async refused(walk) {
      await says(walk, walk.words('upload.cannot_process', { fileName: nameOf(walk) }))
      await rowButton(walk, walk.words('upload.retry')).waitFor({ state: 'detached' })
    },
    async stored(walk) {
      await part(walk).getByText(walk.words('upload.done')).waitFor()
      await part(walk).getByText(nameOf(walk)).first().waitFor()
    },
    givenUp: gone,
  },
  excluded: [
    {
      transition: 'fileUpload.sending | xstate.error.actor.sendFile[0] -> fileUpload.failed',
      why: 'Sending reports how it ends; it throws only where the page has lost a file that it holds: a defect.',
    },
  ],
}
