import { expect, test } from 'vitest'
import { findInPage } from '#src/ui/viewer/pdfText.ts'

const page = ['Certidão de ', 'Habilita', 'ções Literárias', '學 歷 證 明', '（學歷證明）']

test.each([
  ['without accents', 'certidao', [[0]]],
  ['across the pieces', 'Habilitações', [[1, 2]]],
  ['across a blank', 'de habilitacoes literarias', [[0, 1, 2]]],
  ['every place', '學歷證明', [[3], [4]]],
  ['nothing that is not there', '收據', []],
  ['nothing for blanks', '  ', []],
])('finds %s', (_, words, pieces) => {
  expect(findInPage(2, page, words)).toEqual(pieces.map((touched) => ({ page: 2, pieces: touched })))
})
