import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { type FileFacts, fileVerdict } from '#contract/rules/fileKind.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const pdf: FileFacts = {
  name: 'a.pdf',
  declaredType: 'application/pdf',
  size: 900,
  head: bytes('%PDF-1.7\n'),
}
const jpeg: FileFacts = {
  name: 'a.jpg',
  declaredType: 'image/jpeg',
  size: 900,
  head: bytes('\xff\xd8\xff\xe0'),
}
const junk = (length: number) => 'x'.repeat(length)

describe('taken', () => {
  test.each<[string, FileFacts]>([
    ['a PDF', pdf],
    ['a PDF in capitals', { ...pdf, name: '學歷證明（正本）.PDF' }],
    ['a PDF whose header follows 600 bytes of junk', { ...pdf, head: bytes(`${junk(600)}%PDF-1.4`) }],
    ['a PDF whose header ends with byte 1,024', { ...pdf, head: bytes(`${junk(1019)}%PDF-`) }],
    ['a PDF that the browser could not name', { ...pdf, declaredType: 'application/octet-stream' }],
    ['a PDF without a declared type', { ...pdf, declaredType: '' }],
    ['a PDF of exactly 5,242,880 bytes', { ...pdf, size: limits.fileSize }],
    ['a JPEG', jpeg],
    ['a JPEG named .jpeg', { ...jpeg, name: 'b.c.JPEG' }],
    ['a JPEG of an old browser', { ...jpeg, declaredType: 'image/pjpeg; q=1' }],
    ['a JPEG that speaks of PDF', { ...jpeg, head: bytes('\xff\xd8\xff\xe0 %PDF-1.4') }],
  ])('%s', (_what, file) => {
    expect(fileVerdict(file)).toEqual({
      kind: file.name.startsWith('b') || /jpg$/.test(file.name) ? 'image/jpeg' : 'application/pdf',
    })
  })
})

describe('refused', () => {
  test.each<[string, FileFacts, object]>([
    ['an empty file', { ...pdf, size: 0, head: bytes('') }, { fault: 'empty' }],
    ['one byte too many', { ...pdf, size: limits.fileSize + 1 }, { fault: 'too_large' }],
    ['no ending', { ...pdf, name: 'pdf' }, { fault: 'name_ending' }],
    ['an ending that hides', { ...pdf, name: 'a.pdf.exe' }, { fault: 'name_ending' }],
    ['an ending named as an inherited property', { ...pdf, name: 'a.toString' }, { fault: 'name_ending' }],
    [
      'a photo of an iPhone',
      { name: 'IMG_0001.HEIC', declaredType: 'image/heic', size: 9, head: bytes('\0\0\0 ftypheic') },
      { fault: 'name_ending', found: 'HEIC' },
    ],
    ['the same, renamed', { ...jpeg, head: bytes('\0\0\0 ftypmif1') }, { fault: 'content', found: 'HEIC' }],
    ['PNG named .jpg', { ...jpeg, head: bytes('\x89PNG\r\n\x1a\n') }, { fault: 'content', found: 'PNG' }],
    [
      'WebP named .jpg',
      { ...jpeg, head: bytes('RIFF\x10\0\0\0WEBPVP8 ') },
      { fault: 'content', found: 'WEBP' },
    ],
    [
      'zip named .pdf, with a PDF header inside',
      { ...pdf, head: bytes('PK\x03\x04 %PDF-1.4') },
      { fault: 'content', found: 'ZIP' },
    ],
    [
      'HTML named .pdf',
      { ...pdf, head: bytes('<!doctype html><script>') },
      { fault: 'content', found: 'UNKNOWN' },
    ],
    ['SVG named .jpg', { ...jpeg, head: bytes('<svg xmlns=') }, { fault: 'content', found: 'UNKNOWN' }],
    [
      'a header after byte 1,024',
      { ...pdf, head: bytes(`${junk(1020)}%PDF-`) },
      { fault: 'content', found: 'UNKNOWN' },
    ],
    ['a JPEG named .pdf', { ...jpeg, name: 'a.pdf' }, { fault: 'disagree' }],
    ['a PDF declared as a picture', { ...pdf, declaredType: 'image/jpeg' }, { fault: 'disagree' }],
    ['a PDF declared as text', { ...pdf, declaredType: 'text/html' }, { fault: 'declared_type' }],
  ])('%s', (_what, file, verdict) => {
    expect(fileVerdict(file)).toEqual(verdict)
  })
})
