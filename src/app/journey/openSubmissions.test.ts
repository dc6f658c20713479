import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { Exam } from '#contract/entities/exam.ts'
import type { Stage } from '#contract/enums.ts'
import { journeys } from '#machines/journey/journey.machine.ts'
import { type Step, stepsFor } from '#machines/journey/stepsFor.ts'
import { type OpenedSubmission, submissionMachine } from '#machines/submission/submission.machine.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { createOpenSubmissions } from '#src/app/journey/openSubmissions.ts'
import { pressInJourney, type SubmissionRef } from '#src/platform/journey.ts'
import type { Emitted } from '#src/platform/outlet.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'

const exam = { id: 1 } as Exam
const address = { submissionType: 'apply', examId: 1, submissionId: 'S000000000000000000001' } as const
const path = (step: Step, type = 'apply') => `/application/${step}/${type}/1/${address.submissionId}`

type Flags = Parameters<typeof submissionOf>[0]

/** The service, the address and the outlet around one person; `answers: false` leaves the first reading open. */
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
  const readJourney = fromCall<OpenedSubmission, unknown>(async ({ signal }) => {
    signal.addEventListener('abort', () => {
      service.aborted += 1
    })
    if (!answers) await new Promise(() => {})
    return { submission: await read(), exam }
  })
  const wiredJourneys = Object.fromEntries(
    Object.entries(journeys).map(([name, journey]) => [
      name,
      journey.provide({
        actors: {
          returnFromReview: fromCall(async ({ input }: { input: { stage: Stage } }) => {
            service.submission = { ...service.submission, stage: input.stage }
            return service.submission
          }),
        },
      }),
    ]),
  ) as typeof journeys
  const submissions = createOpenSubmissions({
    logic: submissionMachine.provide({
      actors: { ...wiredJourneys, readJourney, readSubmission: fromCall(read) },
    }),
    history: Object.assign(history, { block }),
    outlet: { handle: (event) => emitted.push(event), go: () => emitted.push({ type: 'gone' }) },
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
    submissions.tell(service.submission)
  }
  const steps = () => history.location.pathname
  return {
    service,
    history,
    emitted,
    submissions,
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
const stateOf = (opened: SubmissionRef) => opened.getSnapshot().value
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
  const { submissions, written, steps } = world(first, { flags, step: 'receipt' })
  submissions.open({ ...address, submissionType: flags?.type ?? 'apply' })
  await answered()
  const seen = [steps()]
  for (const stage of rest) {
    written(stage)
    seen.push(steps())
  }
  const all = stepsFor(submissionOf(flags))
  expect(seen).toEqual(all.map((step) => path(step, flags?.type)))
  submissions.close()
})

test('the review is returned from, and done again', async () => {
  const { submissions, written, steps, history } = world('REVIEWING', { step: 'review' })
  const opened = submissions.open(address)
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
  const { submissions, service } = world('FORMING')
  const opened = submissions.open(address)
  await answered()
  expect(submissions.open({ ...address })).toBe(opened)
  expect(service.reads).toBe(1)
  expect(submissions.holds(address.submissionId)).toBe(true)
  const other = submissions.open({ ...address, submissionId: 'S000000000000000000002' })
  expect(other).not.toBe(opened)
  expect(opened.getSnapshot().status).toBe('stopped')
})

test('the list is asked about before the submission is known, and the header’s arrow asks too', async () => {
  const { submissions, emitted } = world('FORMING', { answers: false })
  const opened = submissions.open(address)
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
  const { submissions, service, emitted } = world('FORMING')
  service.failure = { kind: 'network' }
  const opened = submissions.open(address)
  await answered()
  expect(stateOf(opened)).toBe('unread')
  service.failure = { kind: 'http', status: 404 }
  opened.send({ type: 'retry' })
  await answered()
  expect([stateOf(opened), emitted.map(({ type }) => type)]).toEqual(['refused', ['notice', 'leave']])
  service.failure = null
  expect(submissions.open(address)).not.toBe(opened)
})

test('a stage that another tab has reached is followed: when the page is looked at, and when another page asks', async () => {
  const { submissions, service, steps, look } = world('FORMING')
  submissions.open(address)
  await answered()
  service.submission = { ...service.submission, stage: 'UPLOADING' }
  look()
  await answered()
  expect(steps()).toBe(path('upload'))
  service.submission = { ...service.submission, stage: 'END' }
  await submissions.refresh()
  expect(steps()).toBe(path('receipt'))
})

test('closing stops what is below: calls are given up, the address is free, nobody is listened to', async () => {
  const pending = world('FORMING', { answers: false })
  pending.submissions.open(address)
  pending.submissions.close()
  expect(pending.service.aborted).toBe(1)

  const { submissions, service, blockers, look } = world('UPLOADING', { step: 'upload' })
  const opened = submissions.open(address)
  await answered()
  const { journey, leaving } = opened.getSnapshot().context
  expect(blockers()).toBe(1)
  submissions.close()
  expect([journey, leaving].map((actor) => actor?.getSnapshot().status)).toEqual(['stopped', 'stopped'])
  look()
  await answered()
  expect(service.reads).toBe(1)
  expect(submissions.holds(address.submissionId)).toBe(false)
  expect(blockers()).toBe(0)
})
