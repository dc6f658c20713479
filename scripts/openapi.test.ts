import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openApiFile, openApiText } from '#scripts/openapi.ts'

test('docs/openapi.json says what contract/endpoints declares (npm run openapi writes it)', () => {
  expect(readFileSync(openApiFile, 'utf8')).toBe(openApiText())
})
