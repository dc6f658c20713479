import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { submissionMachine } from '#machines/submission/submission.machine.ts'
import { createRecorder } from '#src/devtools/inspector/recorder.ts'
import { EventLog } from '#src/devtools/inspector/viewer/eventLog.ts'
import { type Branch, runningTree } from '#src/devtools/inspector/viewer/runningTree.ts'
import { type Held, holdActors } from '#test/charts/heldActors.ts'
import { address } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'

const settle = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}

const named = ({ actor, charts, calls }: Branch): unknown => [
  actor.name,
  ...calls.map(({ name }) => `waits for ${name}`),
  ...charts.map(named),
]

test('an open submission is shown with its journey, the question before the list, and the call of each', async () => {
  const eventLog = new EventLog()
  const calls: Held[] = []
  const recorder = createRecorder(
    (told) => eventLog.add({ kind: 'told', page: 'p', told }),
    () => 0,
  )
  const opened = createActor(holdActors(submissionMachine, calls), { input: address, inspect: recorder })
  opened.start()
  await settle()
  const tree = () => runningTree(eventLog.actors).map(named)
  expect(tree()).toEqual([['submission', 'waits for readJourney', ['leaving']]])

  calls[0]?.answer({ submission: submissionOf({ stage: 'REVIEWING' }), exam: { id: 7 } })
  await settle()
  opened.getSnapshot().context.journey.send({ type: 'back' })
  opened.getSnapshot().context.journey.send({ type: 'confirm' })
  await settle()
  expect(tree()).toEqual([['submission', ['leaving'], ['journeyApply', 'waits for returnFromReview']]])
  opened.stop()
})
