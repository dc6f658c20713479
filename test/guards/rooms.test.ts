import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { architectureFile, drawingFile, drawingOfRooms } from '#scripts/rooms.ts'

const root = join(import.meta.dirname, '..', '..')

test('the drawing of the rooms is that of the imports (npm run rooms draws it)', () => {
  const { svg, architecture } = drawingOfRooms(root)
  expect(readFileSync(join(root, drawingFile), 'utf8')).toBe(svg)
  expect(readFileSync(join(root, architectureFile), 'utf8')).toBe(architecture)
})
