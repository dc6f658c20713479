/** docs/how-to/add-a-field.md, followed to the letter in a copy of the repository. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FollowedCopy, followedCopy } from '#test/support/followedCopy.ts'

let copy: FollowedCopy

beforeAll(async () => {
  copy = await followedCopy('docs/how-to/add-a-field.md')
})
afterAll(() => copy.remove())

test.for([
  'biome check --write --vcs-enabled=false contract service src',
  'tsc -p tsconfig.rules.json',
  'tsc -p tsconfig.node.json',
  'tsc -p tsconfig.app.json',
  'tsc -p tsconfig.tests.json',
  'npm run --silent texts -- --strict',
  'vitest run --project unit contract src/features/registration src/features/review test/guards/texts test/guards/followedPages scripts/openapi',
  'vitest run --project service service/http/routes/registration service/store/storedData service/pdf/documents service/usecases/signing',
])('%s', async (command) => {
  expect(await copy.run(command)).toBe('done')
})
