/** docs/how-to/add-a-step.md, followed to the letter in a copy of the repository. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FollowedCopy, followedCopy } from '#test/support/followedCopy.ts'

let copy: FollowedCopy

beforeAll(async () => {
  copy = await followedCopy('docs/how-to/add-a-step.md')
})
afterAll(() => copy.remove())

test.for([
  'npm run --silent texts',
  'npm run --silent draw',
  'npm run --silent openapi',
  'biome ci --vcs-enabled=false contract machines service src test',
  'tsc -p tsconfig.rules.json',
  'tsc -p tsconfig.node.json',
  'tsc -p tsconfig.app.json',
  'tsc -p tsconfig.tests.json',
  'vitest run --project unit machines contract test/charts test/guards/texts test/guards/routes',
  'vitest run --project service service/http/routes/declaration.test.ts',
  'vitest run --project journey test/journeys/declaration.test.ts',
])('%s', async (command) => {
  expect(await copy.run(command)).toBe('done')
})
