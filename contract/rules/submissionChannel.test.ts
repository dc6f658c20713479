import { expect, test } from 'vitest'
import { clientChannel, isClientChannel } from '#contract/rules/submissionChannel.ts'

test('the client records where it runs', () => {
  expect(clientChannel(true)).toBe('APP')
  expect(clientChannel(false)).toBe('WEB')
})

test.each([
  ['WEB', true],
  ['APP', true],
  ['FRONT', false],
  ['BACK', false],
] as const)('a %s submission can be reset by the applicant: %s', (channel, own) => {
  expect(isClientChannel(channel)).toBe(own)
})
