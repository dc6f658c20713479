import { expect, test } from 'vitest'
import { agreedMediaType, fileIssue, saysHeic } from '#contract/rules/fileAcceptance.ts'

test.each([
  ['a PDF', { name: '學歷證明（正本）.pdf', type: 'application/pdf', size: 20_000 }],
  ['a picture in capitals', { name: 'IMG_0001.JPG', type: 'image/jpeg', size: 20_000 }],
  ['the longer ending', { name: 'Certidão.jpeg', type: 'image/jpeg', size: 20_000 }],
  ['an old name of the type', { name: 'a.jpg', type: 'image/pjpeg', size: 20_000 }],
  ['a browser that knows no type', { name: 'a.pdf', type: '', size: 20_000 }],
  ['a file manager that says only bytes', { name: 'a.pdf', type: 'application/octet-stream', size: 20_000 }],
  ['a type with a parameter', { name: 'a.pdf', type: 'application/pdf; name="a.pdf"', size: 20_000 }],
  ['exactly 5 MB', { name: 'a.pdf', type: 'application/pdf', size: 5_242_880 }],
])('accepts %s', (_story, file) => {
  expect(fileIssue(file)).toBeNull()
})

test.each([
  ['a byte more than 5 MB', { name: 'a.pdf', type: 'application/pdf', size: 5_242_881 }, 'too_large'],
  ['an empty file', { name: 'a.pdf', type: 'application/pdf', size: 0 }, 'empty_file'],
  ['a WebP', { name: 'a.webp', type: 'image/webp', size: 10 }, 'bad_format'],
  ['a WebP under another name', { name: 'a.jpg', type: 'image/webp', size: 10 }, 'bad_format'],
  ['a PDF named as a picture', { name: 'a.jpg', type: 'application/pdf', size: 10 }, 'bad_format'],
  ['HTML named as a PDF', { name: 'a.pdf', type: 'text/html', size: 10 }, 'bad_format'],
  ['two endings', { name: 'a.pdf.exe', type: 'application/pdf', size: 10 }, 'bad_format'],
  ['no ending', { name: 'pdf', type: 'application/pdf', size: 10 }, 'bad_format'],
  ['an ending that every object has', { name: 'a.constructor', type: '', size: 10 }, 'bad_format'],
  ['a large file of another format', { name: 'a.mov', type: 'video/mp4', size: 9e9 }, 'bad_format'],
])('refuses %s', (_story, file, code) => {
  expect(fileIssue(file)).toBe(code)
})

test('the agreed type is the one that is stored', () => {
  expect(agreedMediaType({ name: 'a.JPEG', type: '' })).toBe('image/jpeg')
  expect(agreedMediaType({ name: 'a.pdf', type: 'image/jpeg' })).toBeNull()
})

test.each([
  ['IMG_0001.HEIC', '', true],
  ['IMG_0001.heif', 'image/heif', true],
  ['a.jpg', 'image/heic', true],
  ['heic.jpg', 'image/jpeg', false],
])('%s with type "%s" says HEIC: %s', (name, type, heic) => {
  expect(saysHeic({ name, type })).toBe(heic)
})
