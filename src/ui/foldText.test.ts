import { expect, test } from 'vitest'
import { findRows, foldText } from '#src/ui/foldText.ts'

const rows = [
  'Direcção dos Serviços de Identificação 身份證明局',
  'Direcção dos Serviços de Administração e Função Pública 行政公職局',
  'Instituto de Acção Social 社會工作局',
]
const folded = rows.map(foldText)

test.each([
  ['accents and capitals do not matter', 'DIRECCAO', [0, 1]],
  ['words in any order', 'publica direcção', [1]],
  ['Han characters', '工作局', [2]],
  ['blanks only: everything', '   ', [0, 1, 2]],
  ['nothing fits', 'zzz', []],
] as const)('%s', (_, search, places) => {
  expect(findRows(folded, search)).toEqual(places)
})
