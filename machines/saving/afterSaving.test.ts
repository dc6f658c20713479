import { expect, test, vi } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { resumeMachine } from '#machines/resume/resume.machine.ts'
import { type Held, holdActors } from '#test/charts/heldActors.ts'
import { address, offline, refusal } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'

const settle = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}
const conflict = refusal('VERSION_CONFLICT')
type Choice = 'reload' | 'cancel'

const ways: readonly (readonly [
  story: string,
  end: (save: Held) => void,
  choice: Choice | null,
  times: number,
])[] = [
  ['is forgotten once the service has it', (save) => save.answer(submissionOf()), null, 1],
  ['is forgotten for what another tab has saved', (save) => save.fail(conflict), 'reload', 1],
  ['stays where the choice is put off', (save) => save.fail(conflict), 'cancel', 0],
  ['stays where the save fails', (save) => save.fail(offline), null, 0],
]

const steps: readonly (readonly [AnyStateMachine, object])[] = [
  [registrationMachine, { type: 'next', valid: true, languageDiffers: false }],
  [resumeMachine, { type: 'next', valid: true }],
]
const rows = steps.flatMap(([chart, next]) => ways.map((way) => [chart.id, ...way, chart, next] as const))

test.each(rows)('%s: the draft %s', async (_id, _story, end, choice, times, chart, next) => {
  const forgetDraft = vi.fn()
  const calls: Held[] = []
  const actor = createActor(holdActors(chart.provide({ actions: { forgetDraft } }), calls), {
    input: { address, required: false },
  }).start()
  calls.at(-1)?.answer({ version: 3 })
  await settle()
  actor.send(next as never)
  end(calls.at(-1) as Held)
  await settle()
  if (choice) actor.getSnapshot().children.saving?.send({ type: choice })
  await settle()
  expect(forgetDraft).toHaveBeenCalledTimes(times)
})
