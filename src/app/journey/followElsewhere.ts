import type { Submission } from '#contract/entities/submission.ts'
import type { Step } from '#contract/steps.ts'
import type { SubmissionChanged } from '#machines/emittedEvents.ts'
import { stepOfStage } from '#machines/journey/stepsFor.ts'

/** As much of the journey's actor as following needs. */
interface FollowingActor {
  on(type: 'step.reached', handler: () => void): { unsubscribe(): void }
  send(event: SubmissionChanged): void
  getSnapshot(): { status: string; context: { submission: Submission }; hasTag(tag: 'lock'): boolean }
}

export interface Following {
  readonly actor: FollowingActor
  readonly read: () => Promise<Submission>
  /** the page is looked at again */
  readonly onLook: (listener: () => void) => () => void
  /** something was typed or chosen in the page */
  readonly onUserInput: (listener: () => void) => () => void
  readonly hasDraft: (step: Step) => boolean
}

/**
 * Another tab, or money that came late, has moved the submission on: once the page is looked at again, the journey is told
 * of the stage that it has now.
 * - A step in which something was typed or chosen stays as it is, so that nothing is lost: its save tells of the conflict.
 * - The payment page looks for itself, and knows more.
 * - A stage that has not moved is not told: the page goes on with the version that it was begun with.
 * - What can't be read now changes nothing.
 * @returns the end of following
 */
export function followElsewhere({ actor, read, onLook, onUserInput, hasDraft }: Following): () => void {
  let isTouched = false
  const mayFollow = () => {
    const snapshot = actor.getSnapshot()
    const step = stepOfStage(snapshot.context.submission.stage)
    if (snapshot.status !== 'active' || snapshot.hasTag('lock') || step === null || step === 'payment')
      return false
    return !isTouched && !hasDraft(step)
  }
  const look = async () => {
    if (!mayFollow()) return
    const submission = await read().catch(() => null)
    if (submission === null || !mayFollow()) return
    if (submission.stage !== actor.getSnapshot().context.submission.stage)
      actor.send({ type: 'submission.changed', submission })
  }
  const reached = actor.on('step.reached', () => {
    isTouched = false
  })
  const ends = [
    onLook(look),
    onUserInput(() => {
      isTouched = true
    }),
  ]
  return () => {
    reached.unsubscribe()
    for (const end of ends) end()
  }
}
