import type { RouterHistory } from '@tanstack/react-router'
import { createActor, type SnapshotFrom, waitFor } from 'xstate'
import type { Submission } from '#contract/entities/submission.ts'
import { addressOf } from '#machines/addressOf.ts'
import type { SubmissionAddress } from '#machines/emittedEvents.ts'
import type { Step } from '#machines/stage/pageOfStage.ts'
import type { submissionMachine } from '#machines/submission/submission.machine.ts'
import { bindJourney } from '#src/app/journey/bindJourney.ts'
import { type Following, followElsewhere } from '#src/app/journey/followElsewhere.ts'
import { inspected } from '#src/platform/inspection.ts'
import { type SubmissionRef, stepOf } from '#src/platform/journey.ts'
import type { Outlet } from '#src/platform/outlet.ts'

export interface OpenSubmissionsParts {
  /** the chart with the service behind it */
  readonly logic: typeof submissionMachine
  readonly history: Pick<RouterHistory, 'block' | 'push' | 'replace' | 'location'>
  readonly outlet: Outlet
  /** @throws Failure */
  readonly readSubmission: (id: string) => Promise<Submission>
  readonly page: Pick<Following, 'onLook' | 'onUserInput'>
  readonly hasDraft: (submissionId: string, step: Step) => boolean
}

/** The submission that is open, one at a time. Routes open it, the outlet tells it what charts emit. */
export interface OpenSubmissions {
  /** The same actor from step to step: one reading serves the whole journey. */
  open(address: SubmissionAddress): SubmissionRef
  /** Stops the actor and everything below it. */
  close(): void
  /** whether the journey of this submission runs */
  holds(submissionId: string): boolean
  tell(submission: Submission): void
  /** Reads the submission from the service, if it can be read, and tells the journey. */
  refresh(): Promise<unknown>
}

const isSame = (one: SubmissionAddress, other: SubmissionAddress) =>
  one.submissionId === other.submissionId &&
  one.examId === other.examId &&
  one.submissionType === other.submissionType

export function createOpenSubmissions(parts: OpenSubmissionsParts): OpenSubmissions {
  const { history, outlet } = parts
  let current: SubmissionRef | null = null

  function start(address: SubmissionAddress): SubmissionRef {
    const logic = parts.logic.provide({
      // a snapshot read in the middle of a transition is still the one before it: the context is handed in
      actions: { bindJourney: ({ self, context }) => bind(self as SubmissionRef, context) },
    })
    const opened = createActor(logic, inspected({ input: address }))
    opened.on('*', outlet.handle)
    opened.getSnapshot().context.leaving.on('*', outlet.handle)
    return opened.start()
  }

  /** The journey with the address, with other tabs and with the outlet, until the submission is closed. */
  function bind(opened: SubmissionRef, { journey, leaving }: SnapshotFrom<SubmissionRef>['context']) {
    if (journey === null) return
    const { submission } = journey.getSnapshot().context
    journey.on('*', outlet.handle)
    const ends = [
      bindJourney({
        actor: journey,
        address: addressOf(submission),
        currentStep: () => stepOf(journey.getSnapshot().context.submission),
        history,
        leaveForList: () => outlet.go({ to: 'home' }, { replace: true }),
        askToLeave: () => leaving.send({ type: 'home' }),
      }),
      followElsewhere({
        actor: journey,
        read: () => parts.readSubmission(submission.id),
        ...parts.page,
        hasDraft: (step) => parts.hasDraft(submission.id, step),
      }),
    ]
    opened.subscribe({
      complete() {
        for (const end of ends) end()
      },
    })
  }

  const close = () => {
    current?.stop()
    current = null
  }
  const journey = () => current?.getSnapshot().context.journey ?? null

  return {
    open(address) {
      const snapshot = current?.getSnapshot()
      if (current && snapshot?.status === 'active' && isSame(snapshot.context.address, address))
        return current
      close()
      current = start(address)
      return current
    },
    close,
    holds: (submissionId) => journey()?.getSnapshot().context.submission.id === submissionId,
    tell: (submission) => journey()?.send({ type: 'submission.changed', submission }),
    async refresh() {
      if (!current) return
      current.send({ type: 'refresh' })
      await waitFor(current, (snapshot) => !snapshot.matches('refreshing'))
    },
  }
}
