import { expect, test } from 'vitest'
import { refusalOfFile } from '#src/features/upload/fileCheck.ts'

const pdf = '%PDF-1.7\n'
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const heic = '\0\0\0\x18ftypheic'

test.each([
  ['a PDF', new File([pdf], '學歷證明（正本）.pdf', { type: 'application/pdf' }), null],
  ['a photo', new File([jpeg], 'IMG_0001.JPG', { type: 'image/jpeg' }), null],
  ['an empty file', new File([], 'a.pdf', { type: 'application/pdf' }), 'empty_file'],
  [
    'a byte more than 5 MB',
    new File([new Uint8Array(5_242_881)], 'a.pdf', { type: 'application/pdf' }),
    'too_large',
  ],
  ['a picture of another kind', new File(['\x89PNG'], 'a.png', { type: 'image/png' }), 'bad_format'],
  ['HTML under another name', new File(['<html>'], 'a.pdf', { type: 'application/pdf' }), 'content_mismatch'],
  ['a PDF named as a picture', new File([pdf], 'a.jpg', { type: 'image/jpeg' }), 'content_mismatch'],
  ['a phone’s HEIC', new File([heic], 'IMG_0001.HEIC', { type: 'image/heic' }), 'heic_help'],
  ['a HEIC named as a JPG', new File([heic], 'IMG_0001.jpg', { type: 'image/jpeg' }), 'heic_help'],
])('%s', async (_story, file, refusal) => {
  expect(await refusalOfFile(file)).toBe(refusal)
})
