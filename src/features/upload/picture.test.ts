import { expect, test } from 'vitest'
import { jpegName } from '#src/features/upload/picture.ts'

test.each([
  ['IMG_0001.HEIC', 'IMG_0001.jpg'],
  ['IMG_0001.JPG', 'IMG_0001.JPG'],
  ['證書.jpeg', '證書.jpeg'],
  ['證書', '證書.jpg'],
  ['a.b.heif', 'a.b.jpg'],
])('%s is sent as %s', (name, sent) => {
  expect(jpegName(name)).toBe(sent)
})
