import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSheet, type Sheet } from '#service/pdf/sheet.ts'

const run = promisify(execFile)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheet-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const sheet = (language: 'ZH_TW' | 'PT' = 'ZH_TW') =>
  createSheet({
    title: '綜合能力評估開考報名表',
    language,
    author: '行政公職局',
    createdAt: new Date('2026-03-02T02:00:00Z'),
    footer: (page, pages) => `第${page}頁，共${pages}頁`,
  })
const read = async (made: Sheet, ...tools: [tool: string, ...options: string[]][]) => {
  const path = join(folder, 'made.pdf')
  await writeFile(path, await made.finish())
  return Promise.all(
    tools.map(
      async ([tool, ...options]) =>
        (await run(tool, [...options, path, ...(tool === 'pdftotext' ? ['-'] : [])])).stdout,
    ),
  )
}

describe('a sheet', () => {
  test('is tagged, names its title and its language', async () => {
    const made = sheet('PT')
    made.heading(1, 'Ficha de Inscrição')
    made.rows('Dados pessoais', [{ label: 'Nome', value: 'D’ASSUNÇÃO E SILVA' }])
    const [info, structure] = await read(made, ['pdfinfo'], ['pdfinfo', '-struct-text'])
    expect(info).toMatch(/Title:\s+綜合能力評估開考報名表/)
    expect(info).toMatch(/Tagged:\s+yes/)
    expect(structure?.replace(/\s+/g, ' ')).toBe(
      'Document H1 (block) "Ficha de Inscrição" Table "Dados pessoais" (block) TR TH: /Scope /Row "Nome" TD "D’ASSUNÇÃO E SILVA" ',
    )
  })

  test('begins with who issues it, as text; its lines are no content', async () => {
    const made = sheet('PT')
    made.letterhead(['Governo', 'Direcção'])
    made.heading(2, 'Dados')
    const [structure] = await read(made, ['pdfinfo', '-struct-text'])
    expect(structure?.replace(/\s+/g, ' ')).toBe(
      'Document P (block) "Governo" P (block) "Direcção" H2 (block) "Dados" ',
    )
  })

  test.each([
    ['陳大文', 'of everyday fonts'],
    ['𡃁妹', 'of an extension'],
    ['龍䶮靐𠮷', 'of the font of rare characters'],
    ['𰀀 and 𱍐', 'that no font has'],
    ['葛\u{e0100}', 'with a variation selector'],
    ["José Sabara\u0301, Ng Iok Lôk, Sant'Ana-Lei", 'Latin, composed and not'],
    ['<b>&amp;</b> %s {0}', 'that looks like markup'],
  ])('keeps %s, a name %s, whole when its text is copied', async (name) => {
    const made = sheet()
    made.rows('姓名', [{ label: '姓名', value: name }])
    const [text] = await read(made, ['pdftotext', '-raw'])
    const plain = (written: string) => written.normalize('NFC').replace(/\s/g, '')
    expect(plain(text ?? '')).toContain(plain(name))
  })

  test('prints the code point of a character without a glyph', async () => {
    const made = sheet()
    made.paragraph('𰀀')
    const path = join(folder, 'framed.pdf')
    await writeFile(path, await made.finish())
    const { stdout } = await run('pdffonts', [path])
    expect(stdout).not.toMatch(/no\s+no\s+no/)
    const drawn = await run('pdftotext', ['-raw', path, '-'])
    expect(drawn.stdout).toContain('𰀀')
  })

  test('breaks long text over lines and pages, losing nothing', async () => {
    const made = sheet()
    const long = Array.from({ length: 400 }, (_, i) => `第${i}段，路環聯生工業邨。`).join('')
    made.rows('內容', [{ label: '工作內容', value: long }])
    made.paragraph('x'.repeat(3_000))
    made.heading(2, '完')
    const [text, info] = await read(made, ['pdftotext', '-raw'], ['pdfinfo'])
    const plain = text?.replace(/第\d+頁，共\d+頁/g, '').replace(/\s+/g, '') ?? ''
    expect(plain).toBe(`工作內容${long}${'x'.repeat(3_000)}完`)
    expect(info).toMatch(/Pages:\s+5/)
  })
})
