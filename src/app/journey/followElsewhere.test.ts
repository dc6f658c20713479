import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Submission } from '#contract/entities/submission.ts'
import type { ReturnStage, Stage } from '#contract/enums.ts'
import type { Step } from '#contract/steps.ts'
import { journeyFor } from '#machines/journey/journey.machine.ts'
import { followElsewhere } from '#src/app/journey/followElsewhere.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'

/** The real chart at a stage, in a page whose looks and touches the test makes. */
function following(stage: Stage, drafts: readonly Step[] = []) {
  const submission = submissionOf({ stage })
  const chart = journeyFor(submission).provide({
    actors: {
      returnFromReview: fromPromise<Submission, { submissionId: string; stage: ReturnStage }>(
        () => new Promise(() => {}),
      ),
    },
  })
  const actor = createActor(chart, { input: { submission } })
  let look = () => {}
  let touch = () => {}
  let served: Submission | null = null
  let reads = 0
  const release = followElsewhere({
    actor,
    read: async () => {
      reads += 1
      if (served === null) throw new Error('away')
      return served
    },
    onLook: (listener) => {
      look = listener
      return () => {
        look = () => {}
      }
    },
    onUserInput: (listener) => {
      touch = listener
      return () => {}
    },
    hasDraft: (step) => drafts.includes(step),
  })
  actor.start()
  return {
    actor,
    touch: () => touch(),
    release,
    async lookAndFind(found: Partial<Submission> | null) {
      served = found && submissionOf(found)
      look()
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
      return actor.getSnapshot().value
    },
    reads: () => reads,
  }
}

test('a step that was only looked at follows to the stage that another tab has reached', async () => {
  const { lookAndFind } = following('FORMING')
  expect(await lookAndFind({ stage: 'UPLOADING' })).toBe('upload')
  expect(await lookAndFind({ stage: 'CHECKING' })).toBe('begunAnew')
})

test('a step in which something was chosen stays; the next one follows again', async () => {
  const { actor, touch, lookAndFind, reads } = following('UPLOADING')
  touch()
  expect(await lookAndFind({ stage: 'PAYING' })).toBe('upload')
  expect(reads()).toBe(0)
  actor.send({ type: 'submission.changed', submission: submissionOf({ stage: 'REVIEWING' }) })
  expect(await lookAndFind({ stage: 'END' })).toBe('receipt')
})

test('so does one with a draft from before a reload, but not for the draft of another step', async () => {
  expect(await following('RESUMING', ['resume']).lookAndFind({ stage: 'REVIEWING' })).toBe('resume')
  expect(await following('RESUMING', ['registration']).lookAndFind({ stage: 'PAYING' })).toBe('payment')
})

test('what is typed while the service is asked stays too', async () => {
  const { touch, lookAndFind } = following('FORMING')
  const looking = lookAndFind({ stage: 'REVIEWING' })
  touch()
  expect(await looking).toBe('registration')
})

test('a newer version of the same stage is not told: the save has to meet it', async () => {
  const { actor, lookAndFind } = following('UPLOADING')
  await lookAndFind({ stage: 'UPLOADING', version: 7 })
  expect(actor.getSnapshot().context.submission.version).toBe(0)
})

test('a service that does not answer changes nothing', async () => {
  expect(await following('FORMING').lookAndFind(null)).toBe('registration')
})

test('nobody asks on the payment page, during a return, or after the end', async () => {
  const paying = following('PAYING')
  await paying.lookAndFind({ stage: 'END' })
  const returning = following('REVIEWING')
  returning.actor.send({ type: 'back' })
  returning.actor.send({ type: 'confirm' })
  await returning.lookAndFind({ stage: 'PAYING' })
  const ended = following('END')
  await ended.lookAndFind({ stage: 'CHECKING' })
  const left = following('FORMING')
  left.release()
  await left.lookAndFind({ stage: 'REVIEWING' })
  expect([paying, returning, ended, left].map(({ reads }) => reads())).toEqual([0, 0, 0, 0])
})
