import { expect, test } from 'vitest'
import { isClientChannel } from '#contract/rules/submissionChannel.ts'

test.each([
  ['WEB', true],
  ['APP', true],
  ['FRONT', false],
  ['BACK', false],
] as const)('a %s submission can be reset by the applicant: %s', (channel, own) => {
  expect(isClientChannel(channel)).toBe(own)
})
