import type { BlockerFn, RouterHistory } from '@tanstack/react-router'
import { basePath } from '#contract/limits.ts'
import { type Step, stepNames } from '#contract/steps.ts'
import type { SubmissionAddress } from '#machines/emittedEvents.ts'
import type { JourneyEvent } from '#machines/journey/journey.machine.ts'
import { pathOf } from '#src/platform/paths.ts'

/** As much of the journey's actor as the address needs. */
export interface BoundActor {
  on(type: 'step.reached', handler: (event: { step: Step; how: 'push' | 'replace' }) => void): Subscription
  send(event: JourneyEvent): void
  getSnapshot(): { status: string; hasTag(tag: 'lock' | 'dialog'): boolean }
}
interface Subscription {
  unsubscribe(): void
}

export interface Binding {
  readonly actor: BoundActor
  readonly address: SubmissionAddress
  /** the step that the chart is at */
  readonly currentStep: () => Step
  readonly history: Pick<RouterHistory, 'block' | 'push' | 'replace' | 'location'>
  /** back from the end of the journey (section 2) */
  readonly leaveForList: () => void
  /** back where the stage allows no step back */
  readonly askToLeave: () => void
}

/**
 * Binds the journey's chart and the address, in this one place. The chart owns the step, the router the address.
 * - chart -> address: `step.reached` pushes or replaces, unless the address says so already.
 * - address -> chart: every change to another step of this submission is held back and asked of the chart first; what
 *   the chart grants comes back as `step.reached`. What it refuses leaves address and history as they were; a refused
 *   "back" is taken for the header's arrow, so that the person is asked and not ignored.
 * - while the chart holds the tag `lock`, back and forward do nothing.
 * Call it before the actor starts: the first `step.reached` brings a deep link to the current step.
 * @returns the end of the binding
 */
export function bindJourney({ actor, address, currentStep, history, ...ways }: Binding): () => void {
  const pathTo = (step: Step) => `${basePath}${pathOf({ to: 'step', step, ...address })}`
  const stepAt = (pathname: string): Step | null =>
    stepNames.find((step) => pathTo(step) === pathname.replace(/\/$/, '')) ?? null

  const reached = actor.on('step.reached', ({ step, how }) => {
    const { pathname } = history.location
    // the person is on the way to another page already
    if (!pathname.split('/').includes(encodeURIComponent(address.submissionId))) return
    if (stepAt(pathname) === step) return
    if (how === 'push') history.push(pathTo(step))
    else history.replace(pathTo(step))
  })

  const hold: BlockerFn = ({ nextLocation, action }) => {
    const snapshot = actor.getSnapshot()
    const step = stepAt(nextLocation.pathname)
    if (step === currentStep()) return false
    const isTravel = action === 'BACK' || action === 'FORWARD' || action === 'GO'
    if (step === null) return isTravel && snapshot.hasTag('lock')
    if (snapshot.status !== 'active') {
      if (action === 'BACK') ways.leaveForList()
      return true
    }
    if (snapshot.hasTag('lock') || snapshot.hasTag('dialog')) return true
    actor.send({ type: 'step.asked', step })
    if (action === 'BACK' && !actor.getSnapshot().hasTag('dialog')) ways.askToLeave()
    return true
  }
  // leaving for an outside party or closing the tab is never held up: drafts are kept
  const release = history.block({ blockerFn: hold, enableBeforeUnload: false })

  return () => {
    reached.unsubscribe()
    release()
  }
}
