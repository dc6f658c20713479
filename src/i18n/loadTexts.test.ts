import { beforeEach, expect, test } from 'vitest'
import { currentLanguage, i18n, storedLanguage } from '#src/i18n/language.ts'
import { createTexts, loadTexts } from '#src/i18n/loadTexts.ts'
import { text } from '#src/i18n/useText.ts'
import { createStore, localStore } from '#src/platform/storage.ts'

const messages = {
  'ZH_TW/core': { 'common.yes': '是' },
  'PT/core': { 'common.yes': 'Sim' },
  'ZH_TW/upload': { 'upload.done': '檔案已上載。' },
  'PT/upload': { 'upload.done': 'Ficheiro carregado.' },
} as Record<string, Record<string, string>>

const asked: string[] = []
const load = async (language: string, group: string) => {
  asked.push(`${language}/${group}`)
  return messages[`${language}/${group}`] ?? {}
}

beforeEach(() => {
  asked.length = 0
  i18n.activate('zh-TW')
})

test('a group is loaded once, in the language in use', async () => {
  const texts = createTexts(load)
  await texts.loadTexts(['core'])
  await texts.loadTexts(['core'])
  expect([asked, text('common.yes')]).toEqual([['ZH_TW/core'], '是'])
})

test('the texts of printed documents are no file of the application', async () => {
  await expect(loadTexts(['pdf' as 'core'])).rejects.toThrow('no catalogue ../../locales/zh-TW/pdf.po')
})

test('a switch brings every group in use before the words change, and is kept', async () => {
  const texts = createTexts(load)
  await texts.loadTexts(['core', 'upload'])
  const switching = texts.switchLanguage('PT')
  expect(text('common.yes')).toBe('是')
  await switching
  expect([text('common.yes'), text('upload.done'), localStore.read('lang')]).toEqual([
    'Sim',
    'Ficheiro carregado.',
    'PT',
  ])
})

test('a switch whose texts do not arrive leaves the language as it was, and may be tried again', async () => {
  let online = false
  const texts = createTexts(async (language, group) => {
    if (language === 'PT' && !online) throw new TypeError('Failed to fetch')
    return load(language, group)
  })
  await texts.loadTexts(['core'])
  await expect(texts.switchLanguage('PT')).rejects.toThrow('Failed to fetch')
  expect(currentLanguage()).toBe('ZH_TW')
  online = true
  await texts.switchLanguage('PT')
  expect(currentLanguage()).toBe('PT')
})

test('of two quick switches the later one counts, whichever arrives first', async () => {
  let letPortugueseThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letPortugueseThrough = resolve
  })
  const texts = createTexts(async (language, group) => {
    if (language === 'PT') await gate
    return load(language, group)
  })
  await texts.loadTexts(['core'])
  const first = texts.switchLanguage('PT')
  await texts.switchLanguage('ZH_TW')
  letPortugueseThrough()
  await first
  expect(currentLanguage()).toBe('ZH_TW')
})

test.each([
  ['nothing kept', null, 'ZH_TW'],
  ['Portuguese kept', 'PT', 'PT'],
  ['a damaged value', '{"PT"', 'ZH_TW'],
  ['an older value', 'zh_CN', 'ZH_TW'],
])('%s: the visit starts in the right language', (_, kept, language) => {
  const store = createStore(() => undefined)
  if (kept) store.write('lang', kept)
  expect(storedLanguage(store)).toBe(language)
})
