import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { isPseudo, pseudoMessages, speakPseudo } from '#src/devtools/pseudo/pseudoTexts.ts'
import { createStore } from '#src/platform/storage.ts'

test('texts stand in brackets and keep their values and their markup', () => {
  const messages = pseudoMessages({
    'common.next': '下一步',
    'upload.too_large': ['O ficheiro ', ['fileName'], ' excede o limite.'],
    'faq.1.a': '<strong>Aceda</strong>',
    'common.results_count': [
      ['count', 'plural', { one: [['count'], ' resultado'], other: [['count'], ' resultados'] }],
    ],
  })
  const i18n = setupI18n({ locale: 'pt', messages: { pt: messages } })
  expect(i18n._('common.next')).toBe('⟦下一步⟧')
  expect(i18n._('upload.too_large', { fileName: 'scan.pdf' })).toBe('⟦Ö fíçhéíró scan.pdf éxçédé ó límíté.⟧')
  expect(i18n._('faq.1.a')).toBe('⟦<strong>Åçédá</strong>⟧')
  expect(i18n._('common.results_count', { count: 1 })).toBe('⟦1 réšültádó⟧')
})

test('the address switches it on for the tab, and off again', () => {
  const store = createStore(() => undefined)
  expect([isPseudo('', store), isPseudo('?pseudo=on', store), isPseudo('?channel=1', store)]).toEqual([
    false,
    true,
    true,
  ])
  expect([isPseudo('?pseudo=off', store), isPseudo('', store)]).toEqual([false, false])
})

test('from then on every catalogue that arrives is in the pseudo-language', () => {
  const i18n = setupI18n({ locale: 'pt', messages: { pt: {} } })
  speakPseudo(i18n)
  i18n.load('pt', { 'common.back': 'Voltar' })
  expect(i18n._('common.back')).toBe('⟦Vóltár⟧')
})
