import type { RouterHistory } from '@tanstack/react-router'
import { createActor, type SnapshotFrom, waitFor } from 'xstate'
import type { Submission } from '#contract/entities/submission.ts'
import type { Step } from '#contract/steps.ts'
import { addressOf } from '#machines/addressOf.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import type { SubmissionAddress } from '#machines/emittedEvents.ts'
import type { SessionInput, SessionRef, sessionMachine } from '#machines/session/session.machine.ts'
import type { submissionMachine } from '#machines/submission/submission.machine.ts'
import { bindJourney } from '#src/app/journey/bindJourney.ts'
import { type Following, followElsewhere } from '#src/app/journey/followElsewhere.ts'
import type { AppEffects } from '#src/platform/appEffects.ts'
import { inspected } from '#src/platform/inspection.ts'
import { type SubmissionRef, stepOf } from '#src/platform/journey.ts'

export interface ApplicationDependencies {
  /** the machines with the service behind them */
  readonly submission: typeof submissionMachine
  readonly session: typeof sessionMachine
  readonly sessionInput: SessionInput
  /** The tab around its session: bearers, other tabs. */
  readonly bindSession: (session: SessionRef) => void
  readonly history: Pick<RouterHistory, 'block' | 'push' | 'replace' | 'location'>
  readonly appEffects: AppEffects
  /** @throws Failure */
  readonly readSubmission: (id: string) => Promise<Submission>
  readonly page: Pick<Following, 'onLook' | 'onUserInput'>
  readonly hasDraft: (submissionId: string, step: Step) => boolean
}

/** The tree of actors of this tab. Routes open a submission in it; app effects tell it what machines emit. */
export interface Application {
  readonly session: SessionRef
  /** The same actor from step to step: one reading serves the whole journey. */
  open(address: SubmissionAddress): SubmissionRef
  /** Stops the submission's actor and everything below it. */
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

export function createApplication(dependencies: ApplicationDependencies): Application {
  const { history, appEffects } = dependencies

  /** The journey with the address, with other tabs and with the app’s effects, until the submission is closed. */
  function bind(opened: SubmissionRef, { journey, leaving }: SnapshotFrom<SubmissionRef>['context']) {
    if (journey === null) return
    const { submission } = journey.getSnapshot().context
    journey.on('*', appEffects.handle)
    const ends = [
      bindJourney({
        actor: journey,
        address: addressOf(submission),
        currentStep: () => stepOf(journey.getSnapshot().context.submission),
        history,
        leaveForList: () => appEffects.go({ to: 'home' }, { replace: true }),
        askToLeave: () => leaving.send({ type: 'home' }),
      }),
      followElsewhere({
        actor: journey,
        read: () => dependencies.readSubmission(submission.id),
        ...dependencies.page,
        hasDraft: (step) => dependencies.hasDraft(submission.id, step),
      }),
    ]
    opened.subscribe({
      complete() {
        for (const end of ends) end()
      },
    })
  }

  const app = createActor(
    appMachine.provide({
      actors: {
        session: dependencies.session,
        submission: dependencies.submission.provide({
          // a snapshot read in the middle of a transition is still the one before it: the context is handed in
          actions: { bindJourney: ({ self, context }) => bind(self as SubmissionRef, context) },
        }),
      },
    }),
    inspected({ input: dependencies.sessionInput }),
  )
  const { session } = app.getSnapshot().context
  dependencies.bindSession(session)
  app.start()

  const current = () => app.getSnapshot().context.submission
  const journey = () => current()?.getSnapshot().context.journey ?? null

  return {
    session,
    open(address) {
      const running = current()
      const snapshot = running?.getSnapshot()
      if (running && snapshot?.status === 'active' && isSame(snapshot.context.address, address))
        return running
      app.send({ type: 'submission.opened', address })
      const opened = current()
      if (opened === null) throw new Error('the root has ended')
      opened.on('*', appEffects.handle)
      opened.getSnapshot().context.leaving.on('*', appEffects.handle)
      return opened
    },
    close() {
      if (current()) app.send({ type: 'submission.closed' })
    },
    holds: (submissionId) => journey()?.getSnapshot().context.submission.id === submissionId,
    tell: (submission) => journey()?.send({ type: 'submission.changed', submission }),
    async refresh() {
      const opened = current()
      if (!opened) return
      opened.send({ type: 'refresh' })
      await waitFor(opened, (snapshot) => !snapshot.matches('refreshing'))
    },
  }
}
