import { expect, test } from 'vitest'
import { isClosedForMaintenance, isMaintainPage } from '#src/app/maintenance.ts'
import { createStore } from '#src/platform/storage.ts'

const tab = (kept: string | null) => {
  const store = createStore(() => undefined)
  if (kept !== null) store.write('maintain', kept)
  return store
}
const features = (maintenance: boolean) => ({ features: { maintenance, headerFrame: false } })

test.each([
  ['off, as it is delivered', false, null, false],
  ['on', true, null, true],
  ['on, in a tab that has said the phrase', true, 'true', false],
  ['on, with a damaged flag', true, 'yes', true],
])('maintenance %s', (_, maintenance, kept, closed) => {
  expect(isClosedForMaintenance(features(maintenance), tab(kept))).toBe(closed)
})

test.each([
  ['/application/maintain', true],
  ['/maintain/', true],
  ['/application/', false],
  ['/application/maintained', false],
])('%s is the notice itself: %s', (path, wanted) => {
  expect(isMaintainPage(path)).toBe(wanted)
})
