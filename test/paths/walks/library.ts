import { createEmptyActor } from 'xstate'
import { listPersonalDocuments } from '#contract/endpoints/personalDocument.ts'
import { type LibraryInput, libraryMachine } from '#machines/upload/library.machine.ts'
import { done, error } from '#test/charts/paths/ends.ts'
import { offline } from '#test/charts/phrases.ts'
import { answers, fails } from '#test/paths/ends.ts'
import type { Look, WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import { addDocument, pdfFile } from '#test/support/applicant.ts'

const document = 'Diploma.pdf'
const part = ({ page, words }: Walk) => page.getByRole('region', { name: words('document.category.HA_E') })

const open: Look = (walk) => walk.dialog.getByRole('checkbox', { name: new RegExp(`^${document}`) }).waitFor()
const gone: Look = (walk) => walk.dialog.waitFor({ state: 'detached' })
/** What is being read is given up. */
async function letsGo(walk: Walk) {
  await walk.gate.letAll()
  await walk.gate.hold(listPersonalDocuments)
}

export const libraryWalk: WalkPlan = {
  chart: libraryMachine,
  alphabet: {
    inputs: [{ category: 'HA_E', ticked: [], parent: createEmptyActor() }] satisfies LibraryInput[],
    cases: [
      { type: 'document.ticked', documentId: 'D1', isTicked: true },
      done('loadLibrary', []),
      error('loadLibrary', offline),
    ],
    reads: ({ ticked }: LibraryInput) => ticked.length > 0,
    happens: ({ ticked }: LibraryInput, { type }) => type !== 'document.ticked' || ticked.length === 0,
  },
  async begin(walk) {
    walk.staged = await walk.people.at('UPLOADING')
    await addDocument(walk.staged.client, 'HA_E', pdfFile(document))
    await walk.arriveAt(walk.step('upload'))
    await walk.title(walk.words('step.upload'))
    await walk.journey.choose(part(walk), walk.words('document.source.PERSONAL'))
    await walk.gate.hold(listPersonalDocuments)
    await part(walk)
      .getByRole('button', { name: walk.words('upload.choose_from_library') })
      .click()
  },
  events: {
    'document.ticked': (walk) =>
      walk.dialog.getByRole('checkbox', { name: new RegExp(`^${document}`) }).check(),
    refresh: (walk) => walk.answer(walk.words('upload.library_refresh')),
    'xstate.done.actor.loadLibrary': answers(listPersonalDocuments),
    async 'xstate.error.actor.loadLibrary'(walk, event) {
      await fails(listPersonalDocuments)(walk, event)
      await walk.told(walk.words('client.network_error'))
    },
    async confirm(walk) {
      await walk.answer(walk.words('common.confirm'))
      await letsGo(walk)
    },
    async cancel(walk) {
      await walk.answer(walk.words('common.cancel'))
      await letsGo(walk)
    },
  },
  states: { open, refreshing: open, picked: gone, closed: gone },
}
