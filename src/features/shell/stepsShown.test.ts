import { expect, test } from 'vitest'
import { stepsShown } from '#src/features/shell/stepsShown.ts'
import type { Text } from '#src/i18n/useText.ts'

/** The ids themselves: which text is asked for is what counts here. */
const ids = ((id: string) => id) as Text

test('an application in its third step: two done, three to come', () => {
  const steps = stepsShown(
    ['registration', 'resume', 'upload', 'review', 'payment', 'receipt'],
    'upload',
    ids,
    false,
  )
  expect(steps.map(({ label, state }) => `${label} ${state}`)).toEqual([
    'step.registration done',
    'step.resume done',
    'step.upload current',
    'step.review pending',
    'step.payment pending',
    'step.receipt pending',
  ])
})

test('a supplement calls its upload by its own name', () => {
  const steps = stepsShown(['upload', 'review', 'receipt'], 'review', ids, true)
  expect(steps.map(({ label, state }) => `${label} ${state}`)).toEqual([
    'step.supplement_upload done',
    'step.review current',
    'step.receipt pending',
  ])
})
