import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadFonts } from '#service/pdf/fonts.ts'
import { type HanSliceName, loadHanSlice, loadHanTable } from '#service/pdf/hanSlices.ts'
import { createSheet } from '#service/pdf/sheet.ts'

const run = promisify(execFile)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'han-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What a font really has, whatever a table says. */
function charactersOf(font: Buffer): Set<number> {
  const document = new PDFDocument().font(font) as unknown as { _font: { font: { characterSet: number[] } } }
  return new Set(document._font.font.characterSet)
}

/** The blocks of Han characters by their first and last one in Unicode 17, less what is no character in between. */
const blocks = {
  unified: [0x4e00, 0x9fff],
  extensionA: [0x3400, 0x4dbf],
  extensionB: [0x20000, 0x2a6df],
  extensionC: [0x2a700, 0x2b73f],
  extensionD: [0x2b740, 0x2b81d],
  extensionE: [0x2b820, 0x2cead],
  extensionF: [0x2ceb0, 0x2ebe0],
  extensionG: [0x30000, 0x3134a],
  extensionH: [0x31350, 0x323af],
  extensionI: [0x2ebf0, 0x2ee5d],
  extensionJ: [0x323b0, 0x33479],
  compatibilityFirst: [0xf900, 0xfa6d],
  compatibilitySecond: [0xfa70, 0xfad9],
  compatibilitySupplement: [0x2f800, 0x2fa1d],
} as const satisfies Record<string, readonly [first: number, last: number]>

const charactersIn = ([first, last]: readonly [number, number]) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)

describe('the fonts of printed documents', () => {
  test('have these many Han characters of each block; the others are printed as their code points', async () => {
    const { text, bold, coarse } = await loadFonts()
    const hanSliceOf = await loadHanTable()
    const [noto, notoBold, unifont] = [text, bold, coarse].map(charactersOf)
    expect(notoBold).toEqual(noto)
    const slices = new Map<HanSliceName, Set<number>>()
    const wrong: number[] = []
    const measured: Record<string, number[]> = {}
    for (const [block, range] of Object.entries(blocks)) {
      const counts = { noto: 0, han: 0, coarse: 0, none: 0 }
      for (const codePoint of charactersIn(range)) {
        const name = hanSliceOf(codePoint)
        if (name && !slices.has(name)) slices.set(name, charactersOf(await loadHanSlice(name)))
        if (name && !slices.get(name)?.has(codePoint)) wrong.push(codePoint)
        counts[noto?.has(codePoint) ? 'noto' : name ? 'han' : unifont?.has(codePoint) ? 'coarse' : 'none'] +=
          1
      }
      measured[block] = Object.values(counts)
    }
    expect(wrong, 'in the table, but not in the font').toEqual([])
    // in Noto Sans TC, by HanaMin, by UnifontEX, without any glyph
    expect(measured).toEqual({
      unified: [15_383, 5_588, 21, 0],
      extensionA: [575, 6_007, 10, 0],
      extensionB: [1_707, 41_004, 0, 9],
      extensionC: [1, 4_148, 0, 11],
      extensionD: [0, 222, 0, 0],
      extensionE: [0, 5_762, 0, 12],
      extensionF: [1, 7_472, 0, 0],
      extensionG: [2, 0, 1, 4_936],
      extensionH: [0, 0, 0, 4_192],
      extensionI: [0, 0, 0, 622],
      extensionJ: [0, 0, 0, 4_298],
      compatibilityFirst: [74, 292, 0, 0],
      compatibilitySecond: [0, 106, 0, 0],
      compatibilitySupplement: [12, 530, 0, 0],
    })
  }, 60_000)

  test.each([
    ['of Extension A', '㐀㛃䶮䶵'],
    ['of Extension B', '𠀀𠮷𡃁𨋢𠝹𥄫𪛖'],
    ['of Extension C', '𪜀𫜴'],
    ['of Extension D', '𫝀𫠝'],
    ['of Extension E', '𫠠𬺡'],
    ['of Extension F', '𬺰𮯠'],
    ['of compatibility', '\u{fa11}\u{f907}\u{fa6d}\u{2f800}\u{2fa1d}'],
    ['that share their glyph with an ordinary one', '\u{f9a8}\u{4ee4}\u{2f00}\u{4e00}\u{f914}\u{6a02}'],
    ['of names', '嗰堃喆仝翀靐龘'],
  ])('print and copy characters %s as they are', async (_, name) => {
    const { frames, text, fonts } = await printed(name)
    expect(text).toBe(name)
    expect(frames).toBe(0)
    expect(fonts).not.toContain('Unifont')
  })

  /**
   * Of the 348 characters that Macao gave Unicode 15 (kIRG_MSource of Unihan: MSCS), three still have no glyph, and
   * three come coarsely from UnifontEX: they are of Unicode 14. None is of Extension G or H; nor is any of the 17,668
   * of Hong Kong (kIRG_HSource: HKSCS), which all have one.
   */
  test.each([
    ['three of Macao', '\u{2a6de}\u{2a6df}\u{2b739}'],
    ['ends of Extensions B, C and E', '\u{2a6d7}\u{2b735}\u{2cea2}'],
    ['Extensions G to J', '\u{30000}\u{31350}\u{2ebf0}\u{323b0}'],
  ])('print a frame for the characters of %s, and copy them as they are', async (_, name) => {
    const { frames, text } = await printed(name)
    expect(text).toBe(name)
    expect(frames).toBe([...name].length)
  })

  test('print coarsely what is younger in the older blocks', async () => {
    const { frames, fonts } = await printed('\u{9ffd}\u{9ffe}\u{9fff}\u{4db6}')
    expect(frames).toBe(0)
    expect(fonts).toContain('Unifont')
  })

  test('print the parts of a character with a mark that no one font has', async () => {
    const { frames, text } = await printed('陳\u{301}𠮷\u{301}')
    expect(text).toBe('陳\u{301}𠮷\u{301}')
    expect(frames).toBeLessThan(3)
  })

  test('are read only where a text needs them', async () => {
    expect((await printed('陳大文')).fonts).not.toMatch(/HanaMin|Unifont/)
    expect((await printed('𠮷')).fonts.match(/HanaMin/g)).toHaveLength(1)
  })
})

async function printed(text: string) {
  const sheet = createSheet({
    title: '名',
    language: 'ZH_TW',
    author: '局',
    createdAt: new Date(0),
    footer: () => '',
  })
  sheet.paragraph(text)
  const pdf = await sheet.finish()
  const path = join(folder, 'printed.pdf')
  await writeFile(path, pdf)
  const [copied, fonts] = await Promise.all([run('pdftotext', ['-raw', path, '-']), run('pdffonts', [path])])
  const rectangles = streamsOf(pdf).flatMap((content) => content.match(/ re$/gm) ?? [])
  return { text: copied.stdout.replace(/\s/g, ''), fonts: fonts.stdout, frames: rectangles.length }
}

/** What draws the pages, and whatever else is packed; only frames are rectangles. */
const streamsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Filter \/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)].map(
    ([, bytes]) => inflateSync(Buffer.from(bytes ?? '', 'latin1')).toString('latin1'),
  )
