import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { Exam } from '#contract/entities/exam.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { addressOf } from '#machines/addressOf.ts'
import type { SubmissionAddress } from '#machines/emitted.ts'
import { leaveAfter } from '#machines/failing.ts'
import { type ChartFailure, failureOf } from '#machines/failure.ts'
import { stepOfStage, stepsFor } from '#machines/journey/stepsFor.ts'
import { leavingMachine } from '#machines/leaving/leaving.machine.ts'
import { bindJourney } from '#src/app/journey/bindJourney.ts'
import { followElsewhere } from '#src/app/journey/followElsewhere.ts'
import type { JourneyPort } from '#src/app/journey/journeyPort.ts'
import { readJourney, readSubmission, wireJourney } from '#src/app/journey/wireJourney.ts'
import { hasDraft } from '#src/platform/draft.ts'
import type { JourneyOutlet } from '#src/platform/journeyOutlet.ts'
import { useEmitted, useOutlet } from '#src/platform/outlet.ts'
import { onLookedAt, onRestored, onTouched } from '#src/platform/pageLife.ts'
import { useChart } from '#src/platform/useChart.ts'

interface DriverProps {
  readonly address: SubmissionAddress
  readonly port: JourneyPort
  /** told what the header and the steps may know; null while nothing is known */
  readonly onChange: (journey: JourneyOutlet | null) => void
  /** told when the submission could not be read though it may well be there; null once it is read again */
  readonly onUnread: (unread: Unread | null) => void
}

/** The service did not answer: the person stays where they are and may try again. */
export interface Unread {
  readonly failure: ChartFailure
  readonly retry: () => void
}

/** Refused for good: not theirs, no such thing. Anything else may pass. */
const isRefusal = ({ kind, status = 0 }: ChartFailure) => kind === 'http' && status < 500

/** Reads a submission, then runs its journey. Shows nothing itself. Give it a key: one driver a submission. */
export function JourneyDriver({ address, port, onChange, onUnread }: DriverProps) {
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ submission: Submission; exam: Exam } | null>(null)
  const outlet = useOutlet()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    const reading = new AbortController()
    onUnread(null)
    readJourney(address, reading.signal).then(setFound, (error: unknown) => {
      if (reading.signal.aborted) return
      const failure = failureOf(error)
      if (isRefusal(failure)) {
        outlet.handle({ type: 'notice', reason: 'failure', failure })
        outlet.handle(leaveAfter(failure, address))
      } else {
        onUnread({ failure, retry: () => setAttempt((count) => count + 1) })
      }
    })
    return () => reading.abort()
  }, [address, outlet, onUnread, attempt])

  useEffect(
    () => () => {
      onChange(null)
      onUnread(null)
    },
    [onChange, onUnread],
  )

  return found && <Running {...found} port={port} onChange={onChange} />
}

interface RunningProps extends Omit<DriverProps, 'address' | 'onUnread'> {
  readonly submission: Submission
  readonly exam: Exam
}

function Running({ submission: first, exam, port, onChange }: RunningProps) {
  const { history } = useRouter()
  const outlet = useOutlet()
  const [chart] = useState(() => wireJourney(first))
  const journey = useChart(chart, { input: { submission: first } })
  const leaving = useChart(leavingMachine)
  useEmitted(journey)
  useEmitted(leaving)

  useLayoutEffect(() => {
    const currentStep = () => stepOfStage(journey.getSnapshot().context.submission.stage) ?? 'registration'
    return bindJourney({
      actor: journey,
      address: addressOf(first),
      currentStep,
      history,
      leaveForList: () => outlet.go({ to: 'home' }, { replace: true }),
      askToLeave: () => leaving.send({ type: 'home' }),
    })
  }, [journey, leaving, history, outlet, first])

  useEffect(
    () =>
      followElsewhere({
        actor: journey,
        read: () => readSubmission(first.id),
        onLook(listener) {
          const ends = [onLookedAt(listener), onRestored(listener)]
          return () => {
            for (const end of ends) end()
          }
        },
        onTouched,
        hasDraft: (step) => hasDraft(first.id, step),
      }),
    [journey, first],
  )

  useEffect(
    () =>
      port.mount({
        submissionId: first.id,
        tell: (event) => journey.send(event),
        refresh: async () =>
          journey.send({ type: 'submission.changed', submission: await readSubmission(first.id) }),
      }),
    [journey, port, first],
  )

  const submission = useSelector(journey, (s) => s.context.submission)
  const isReturning = useSelector(journey, (s) => s.hasTag('dialog'))
  const busy = useSelector(journey, (s) => s.hasTag('busy'))
  const isLeaving = useSelector(leaving, (s) => s.hasTag('dialog'))

  useEffect(() => {
    onChange({
      submission,
      exam,
      step: stepOfStage(submission.stage) ?? 'registration',
      steps: stepsFor(submission),
      asking: isLeaving ? 'leave' : isReturning ? 'return' : null,
      busy,
      send(event) {
        const answersLeaving = leaving.getSnapshot().hasTag('dialog')
        if (event.type === 'home') leaving.send(event)
        else if (event.type === 'back' && !journey.getSnapshot().can(event)) leaving.send({ type: 'home' })
        else if (answersLeaving && (event.type === 'confirm' || event.type === 'cancel')) leaving.send(event)
        else journey.send(event)
      },
    })
  }, [submission, exam, isLeaving, isReturning, busy, journey, leaving, onChange])

  return null
}
