import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { Exam } from '#contract/entities/exam.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { ReturnStage, Stage } from '#contract/enums.ts'
import type { Step } from '#contract/steps.ts'
import type { SubmissionAddress } from '#machines/emittedEvents.ts'
import { journeys } from '#machines/journey/journey.machine.ts'
import { stepsFor } from '#machines/journey/stepsFor.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { type OpenedSubmission, submissionMachine } from '#machines/submission/submission.machine.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { createApplication } from '#src/app/application.ts'
import type { Emitted } from '#src/platform/appEffects.ts'
import { pressInJourney } from '#src/platform/journey.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'

const exam = { id: 1 } as Exam
const address = { submissionType: 'apply', examId: 1, submissionId: 'S000000000000000000001' } as const
const path = (step: Step, type = 'apply') => `/application/${step}/${type}/1/${address.submissionId}`

type Flags = Parameters<typeof submissionOf>[0]

/** The service, the address and the app’s effects around one person; `answers: false` leaves the first reading open. */
function world(stage: Stage, { flags = {}, step = 'registration' as Step, answers = true } = {}) {
  const service = {
    submission: submissionOf({ ...flags, stage }),
    reads: 0,
    aborted: 0,
    failure: null as unknown,
  }
  const read = async () => {
    service.reads += 1
    if (service.failure) throw service.failure
    return service.submission
  }
  const history = createMemoryHistory({
    initialEntries: ['/application/', path(step, (flags as Flags)?.type)],
  })
  let blockers = 0
  /** a history without a browser asks no blocker: they are counted */
  const block = () => {
    blockers += 1
    return () => {
      blockers -= 1
    }
  }
  const emitted: (Emitted | { type: string })[] = []
  let look = () => {}
  const readJourney = fromCall<OpenedSubmission, SubmissionAddress>(async ({ signal }) => {
    signal.addEventListener('abort', () => {
      service.aborted += 1
    })
    if (!answers) await new Promise(() => {})
    return { submission: await read(), exam }
  })
  const journeysWithActors = Object.fromEntries(
    Object.entries(journeys).map(([name, journey]) => [
      name,
      journey.provide({
        actors: {
          returnFromReview: fromCall<Submission, { submissionId: string; stage: ReturnStage }>(
            async ({ input }) => {
              service.submission = { ...service.submission, stage: input.stage }
              return service.submission
            },
          ),
        },
      }),
    ]),
  ) as typeof journeys
  const signedOut: string[] = []
  const application = createApplication({
    submission: submissionMachine.provide({
      actors: {
        ...journeysWithActors,
        readJourney,
        readSubmission: fromCall<Submission, { submissionId: string }>(read),
      },
    }),
    session: sessionMachine.provide({ actors: { signOut: fromCall<void, undefined>(async () => {}) } }),
    sessionInput: { expiresAt: 60_000, now: () => 0 },
    bindSession: (session) => session.on('session.ended', ({ why }) => signedOut.push(why)),
    history: Object.assign(history, { block }),
    appEffects: { handle: (event) => emitted.push(event), go: () => emitted.push({ type: 'gone' }) },
    readSubmission: read,
    hasDraft: () => false,
    page: {
      onUserInput: () => () => {},
      onLook(listener) {
        look = listener
        return () => {
          look = () => {}
        }
      },
    },
  })
  /** the service has written: what a step's own call answers with */
  const written = (next: Stage) => {
    service.submission = { ...service.submission, stage: next }
    application.tell(service.submission)
  }
  const steps = () => history.location.pathname
  return {
    service,
    history,
    emitted,
    application,
    signedOut,
    written,
    steps,
    look: () => look(),
    blockers: () => blockers,
  }
}

/** Calls that are answered at once have been answered. */
const answered = async () => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve()
}
const stateOf = (actor: { getSnapshot(): { value: unknown } }) => actor.getSnapshot().value
const left = (emitted: readonly { type: string }[]) => emitted.filter(({ type }) => type === 'leave')

test.each<[string, Flags, Stage[]]>([
  ['an application', { type: 'apply' }, ['FORMING', 'RESUMING', 'UPLOADING', 'REVIEWING', 'PAYING', 'END']],
  [
    'a supplement of documents and money',
    { type: 'supplement', supplementFile: true, supplementPayment: true },
    ['UPLOADING', 'REVIEWING', 'PAYING', 'END'],
  ],
  [
    'a supplement of documents',
    { type: 'supplement', supplementFile: true },
    ['UPLOADING', 'REVIEWING', 'END'],
  ],
  ['a supplement of money', { type: 'supplement', supplementPayment: true }, ['PAYING', 'END']],
])('%s goes from its first step to the receipt', async (_, flags, [first = 'END', ...rest]) => {
  const { application, written, steps } = world(first, { flags, step: 'receipt' })
  application.open({ ...address, submissionType: flags?.type ?? 'apply' })
  await answered()
  const seen = [steps()]
  for (const stage of rest) {
    written(stage)
    seen.push(steps())
  }
  const all = stepsFor(submissionOf(flags))
  expect(seen).toEqual(all.map((step) => path(step, flags?.type)))
  application.close()
})

test('the review is returned from, and done again', async () => {
  const { application, written, steps, history } = world('REVIEWING', { step: 'review' })
  const opened = application.open(address)
  await answered()
  pressInJourney(opened, { type: 'return', to: 'resume' })
  pressInJourney(opened, { type: 'cancel' })
  expect(steps()).toBe(path('review'))
  pressInJourney(opened, { type: 'return', to: 'resume' })
  pressInJourney(opened, { type: 'confirm' })
  await answered()
  expect([steps(), history.length]).toEqual([path('resume'), 3])
  written('UPLOADING')
  written('REVIEWING')
  expect(steps()).toBe(path('review'))
})

test('one reading serves the whole journey; another submission has an actor of its own', async () => {
  const { application, service } = world('FORMING')
  const opened = application.open(address)
  await answered()
  expect(application.open({ ...address })).toBe(opened)
  expect(service.reads).toBe(1)
  expect(application.holds(address.submissionId)).toBe(true)
  const other = application.open({ ...address, submissionId: 'S000000000000000000002' })
  expect(other).not.toBe(opened)
  expect(opened.getSnapshot().status).toBe('stopped')
})

test('the list is asked about before the submission is known, and the header’s arrow asks too', async () => {
  const { application, emitted } = world('FORMING', { answers: false })
  const opened = application.open(address)
  const { leaving } = opened.getSnapshot().context
  pressInJourney(opened, { type: 'home' })
  expect(leaving.getSnapshot().value).toBe('asking')
  pressInJourney(opened, { type: 'cancel' })
  pressInJourney(opened, { type: 'back' })
  expect(left(emitted)).toEqual([])
  pressInJourney(opened, { type: 'confirm' })
  expect(left(emitted)).toEqual([{ type: 'leave', place: { to: 'home' }, replace: false }])
})

test('what can’t be read is read again; what is refused is left', async () => {
  const { application, service, emitted } = world('FORMING')
  service.failure = { kind: 'network' }
  const opened = application.open(address)
  await answered()
  expect(stateOf(opened)).toBe('unread')
  service.failure = { kind: 'http', status: 404 }
  opened.send({ type: 'retry' })
  await answered()
  expect([stateOf(opened), emitted.map(({ type }) => type)]).toEqual(['refused', ['notice', 'leave']])
  service.failure = null
  expect(application.open(address)).not.toBe(opened)
})

test('a stage that another tab has reached is followed: when the page is looked at, and when another page asks', async () => {
  const { application, service, steps, look } = world('FORMING')
  application.open(address)
  await answered()
  service.submission = { ...service.submission, stage: 'UPLOADING' }
  look()
  await answered()
  expect(steps()).toBe(path('upload'))
  service.submission = { ...service.submission, stage: 'END' }
  await application.refresh()
  expect(steps()).toBe(path('receipt'))
})

test('closing stops what is below: calls are given up, the address is free, nobody is listened to', async () => {
  const pending = world('FORMING', { answers: false })
  pending.application.open(address)
  pending.application.close()
  expect(pending.service.aborted).toBe(1)

  const { application, service, blockers, look } = world('UPLOADING', { step: 'upload' })
  const opened = application.open(address)
  await answered()
  const { journey, leaving } = opened.getSnapshot().context
  expect(blockers()).toBe(1)
  application.close()
  expect([journey, leaving].map((actor) => actor?.getSnapshot().status)).toEqual(['stopped', 'stopped'])
  look()
  await answered()
  expect(service.reads).toBe(1)
  expect(application.holds(address.submissionId)).toBe(false)
  expect(blockers()).toBe(0)
})

test('the session runs beside the submission, from the start, and signs out', async () => {
  const { application, signedOut } = world('FORMING')
  application.open(address)
  await answered()
  application.session.send({ type: 'signOut' })
  await answered()
  expect([stateOf(application.session), signedOut]).toEqual(['signedOutHere', ['signedOut']])
  application.close()
  expect(application.session.getSnapshot().status).toBe('active')
})
