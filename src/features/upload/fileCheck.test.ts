import { expect, test } from 'vitest'
import { judgeFile } from '#src/features/upload/fileCheck.ts'

const pdf = '%PDF-1.7\n'
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const heic = '\0\0\0\x18ftypheic'
const film = '\0\0\0\x18ftypisom'
const large = new Uint8Array(5_242_881)

test.each([
  ['a PDF', new File([pdf], '學歷證明（正本）.pdf', { type: 'application/pdf' }), 'accepted'],
  ['a photo', new File([jpeg], 'IMG_0001.JPG', { type: 'image/jpeg' }), 'accepted'],
  ['5 MB to the byte', new File([pdf, large.slice(pdf.length + 1)], 'a.pdf'), 'accepted'],
  ['an empty file', new File([], 'a.pdf', { type: 'application/pdf' }), { refusal: 'empty_file' }],
  ['a PDF of a byte more', new File([pdf, large.slice(pdf.length)], 'a.pdf'), { refusal: 'too_large' }],
  ['a photo beyond 5 MB', new File([jpeg, large], 'IMG_0002.JPG', { type: 'image/jpeg' }), 'shrinkable'],
  [
    'a picture of another kind',
    new File(['\x89PNG'], 'a.png', { type: 'image/png' }),
    { refusal: 'bad_format' },
  ],
  ['WebP under another name', new File(['RIFF0000WEBP'], 'a.jpg'), { refusal: 'content_mismatch' }],
  ['HTML under another name', new File(['<html>'], 'a.pdf'), { refusal: 'content_mismatch' }],
  [
    'a PDF named as a picture',
    new File([pdf], 'a.jpg', { type: 'image/jpeg' }),
    { refusal: 'content_mismatch' },
  ],
  ['a PDF after 600 bytes of others', new File(['x'.repeat(600), pdf], 'a.pdf'), 'accepted'],
  ['a phone’s HEIC', new File([heic], 'IMG_0001.HEIC', { type: 'image/heic' }), 'heic'],
  ['a HEIC named as a JPG', new File([heic], 'IMG_0001.jpg', { type: 'image/jpeg' }), 'heic'],
  ['a HEIC beyond 5 MB', new File([heic, large], 'IMG_0003.HEIC'), 'heic'],
  [
    'a film named as a HEIC',
    new File([film], 'IMG_0001.HEIC', { type: 'image/heic' }),
    { refusal: 'bad_format' },
  ],
])('%s', async (_story, file, judgement) => {
  expect(await judgeFile(file)).toEqual(judgement)
})
