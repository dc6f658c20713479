import { expect, test } from 'vitest'
import { formatFileSize, formatIdentityNo, formatName, formatPeriodEnd } from '#src/i18n/format.ts'

const mb = 1024 * 1024
const now = Date.parse('2026-03-01T10:00:00+08:00')

test.each([
  [
    'an end of a period this year',
    formatPeriodEnd('ZH_TW', '2026-03-13T17:45:00+08:00', now),
    '3月13日 17:45',
    formatPeriodEnd('PT', '2026-03-13T17:45:00+08:00', now),
    '13 de Março às 17:45',
  ],
  [
    'an end of a period next year',
    formatPeriodEnd('ZH_TW', '2027-01-04T09:00:00+08:00', now),
    '2027年1月4日 09:00',
    formatPeriodEnd('PT', '2027-01-04T09:00:00+08:00', now),
    '4 de Janeiro de 2027 às 09:00',
  ],
  ['a small file', formatFileSize('ZH_TW', 640 * 1024), '640 KB', formatFileSize('PT', 640 * 1024), '640 KB'],
  ['a large file', formatFileSize('ZH_TW', 1.25 * mb), '1.3 MB', formatFileSize('PT', 1.25 * mb), '1,3 MB'],
  ['the largest file', formatFileSize('ZH_TW', 5 * mb), '5 MB', formatFileSize('PT', 5 * mb), '5 MB'],
  [
    'a name',
    formatName('ZH_TW', { nameCn: '陳大文', namePt: 'CHAN, TAI MAN' }),
    '陳大文',
    formatName('PT', { nameCn: '陳大文', namePt: 'CHAN, TAI MAN' }),
    'CHAN, TAI MAN',
  ],
  [
    'a name of someone without a Chinese one',
    formatName('ZH_TW', { nameCn: '', namePt: 'D’ASSUNÇÃO E SILVA, MARIA' }),
    'D’ASSUNÇÃO E SILVA, MARIA',
    formatName('PT', { nameCn: '', namePt: 'D’ASSUNÇÃO E SILVA, MARIA' }),
    'D’ASSUNÇÃO E SILVA, MARIA',
  ],
])('%s', (_, zh, zhWanted, pt, ptWanted) => {
  expect([zh, pt]).toEqual([zhWanted, ptWanted])
})

test('a card number is printed as on the card; anything else is left alone', () => {
  expect([formatIdentityNo('90000010'), formatIdentityNo('P123')]).toEqual(['9000001(0)', 'P123'])
})
