import { downloadSubmittedFile } from '#contract/endpoints/submission.ts'
import { downloadMachine } from '#machines/download/download.machine.ts'
import { downloadAlphabet } from '#test/charts/paths/downloadAlphabet.ts'
import { failureOf } from '#test/paths/ends.ts'
import type { WalkPlan } from '#test/paths/plan.ts'
import { arrivesAsFile } from '#test/paths/walks/receipt.ts'
import { busy, codeOf, isSentHome } from '#test/paths/walks/savingSteps.ts'

/** By the page of the submitted files. */
export const downloadWalk: WalkPlan = {
  chart: downloadMachine,
  alphabet: {
    ...downloadAlphabet,
    leaves: ({ error }) => codeOf(error) === 'STAGE_ERROR',
  },
  async begin(walk) {
    walk.staged = await walk.people.ended()
    await walk.gate.hold(downloadSubmittedFile)
    await walk.arriveAt(`/submitted-file/${walk.staged.submission.examId}`)
  },
  events: {
    download: (walk) =>
      walk.page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${walk.words('common.download')} `) })
        .first()
        .click(),
    'xstate.done.actor.saveDocument': (walk) => arrivesAsFile(walk, downloadSubmittedFile),
    async 'xstate.error.actor.saveDocument'(walk, event) {
      // made up: what was handed in with an application that has ended can be downloaded
      await walk.gate.end(downloadSubmittedFile, { answer: failureOf(event) })
      if (codeOf(event.error) === 'STAGE_ERROR') await isSentHome(walk)
      else await walk.told(walk.words('client.network_error'))
    },
  },
  states: {
    async waiting(walk) {
      await walk.sees(walk.words('submitted.apply_round'))
      await walk.page.locator('main button[data-loading]').waitFor({ state: 'detached' })
    },
    downloading: busy,
  },
}
