/** docs/how-to/add-a-language.md, followed to the letter in a copy of the repository. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FollowedCopy, followedCopy } from '#test/support/followedCopy.ts'

let copy: FollowedCopy

beforeAll(async () => {
  copy = await followedCopy('docs/how-to/add-a-language.md')
})
afterAll(() => copy.remove())

test.for([
  'npm run --silent openapi',
  'biome ci --vcs-enabled=false contract service/pdf sandbox/kit src test/engines',
  'tsc -p tsconfig.rules.json',
  'tsc -p tsconfig.node.json',
  'tsc -p tsconfig.app.json',
  'vitest run --project unit src/i18n src/platform/bridge contract/rules test/guards/texts test/guards/languages',
])('%s', async (command) => {
  expect(await copy.run(command)).toBe('done')
})
