/** docs/how-to/add-a-step.md, followed to the letter in a copy of the repository. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FollowedCopy, followedCopy } from '#test/support/followedCopy.ts'

let copy: FollowedCopy

beforeAll(async () => {
  copy = await followedCopy('docs/how-to/add-a-step.md')
})
afterAll(() => copy.remove())

test.for([
  'biome check --write --vcs-enabled=false contract machines service src test',
  'tsc -p tsconfig.rules.json',
  'tsc -p tsconfig.node.json',
  'tsc -p tsconfig.app.json',
  'tsc -p tsconfig.tests.json',
  'npm run --silent texts -- --strict',
  'vitest run --project unit machines contract src/features src/app test/charts test/guards test/paths scripts/openapi --exclude test/guards/house.test.ts',
  'vitest run --project service service/http/routes/declaration service/http/routes/registration service/store service/stages service/access service/pdf/documents test/contract',
  'vitest run --project journey test/journeys/declaration.test.ts',
])('%s', async (command) => {
  expect(await copy.run(command)).toBe('done')
})
