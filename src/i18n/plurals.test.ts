/** Texts whose words depend on a number, from the catalogues themselves. */
import { expect, test } from 'vitest'
import { wordsOf } from '#test/support/texts.ts'

const zh = wordsOf('ZH_TW')
const pt = wordsOf('PT')

test.each([
  ['common.results_count', {}, ['符合的項目：{n}', 'Resultado: 1', 'Resultados: 2', 'Resultados: 0']],
  [
    'common.error_summary',
    {},
    [
      '共有{n}項錯誤，請檢查以下欄位：',
      'Verifique o seguinte campo (1):',
      'Verifique os seguintes campos (2):',
      'Verifique os seguintes campos (0):',
    ],
  ],
  [
    'form.missing',
    {},
    [
      '尚未填寫的必填欄位：{n}。由此填寫：',
      'Falta um campo obrigatório. Comece por:',
      'Faltam campos obrigatórios (2). Comece por:',
      'Faltam campos obrigatórios (0). Comece por:',
    ],
  ],
  [
    'upload.unsent_confirm',
    { files: 'a.pdf' },
    [
      '下列檔案未有上載：a.pdf。是否不包括這些檔案而繼續？',
      'O seguinte ficheiro não foi carregado: a.pdf. Pretende continuar sem ele?',
      'Os seguintes ficheiros não foram carregados: a.pdf. Pretende continuar sem eles?',
      'Os seguintes ficheiros não foram carregados: a.pdf. Pretende continuar sem eles?',
    ],
  ],
] as const)(
  '%s in Chinese, and for one, two and none in Portuguese',
  (id, values, [chinese, one, two, none]) => {
    expect(zh(id, { ...values, count: 1 })).toBe(chinese.replace('{n}', '1'))
    expect([1, 2, 0].map((count) => pt(id, { ...values, count }))).toEqual([one, two, none])
  },
)
