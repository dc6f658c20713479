/** A tagged PDF of headings, paragraphs and tables of two columns (pdfkit), for screen readers as well as for paper. */
import PDFDocument from 'pdfkit'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { type FontName, loadFonts } from '#service/pdf/fonts.ts'
import { type HanSliceName, loadHanSlice, loadHanTable } from '#service/pdf/hanSlices.ts'
import {
  framePadding,
  frameScale,
  type Line,
  type Measures,
  type Piece,
  typeset,
} from '#service/pdf/typesetter.ts'

export interface SheetFacts {
  title: string
  language: InterfaceLanguage
  author: string
  createdAt: Date
  /** at the foot of each page, with its number */
  footer(page: number, pages: number): string
}

export interface Row {
  label: string
  value: string
}

interface Blocks {
  /** who issues it, from the whole to the part, above everything else */
  letterhead(lines: readonly string[]): void
  heading(level: 1 | 2 | 3, text: string): void
  paragraph(text: string): void
  /** a table with a header cell in front of each value */
  rows(caption: string, rows: readonly Row[]): void
}

export interface Sheet extends Blocks {
  /** @returns the finished file */
  finish(): Promise<Buffer>
}

const margin = 50
const labelWidth = 165
const gap = 12
const sizes = { 1: 16, 2: 12, 3: 10.5, letterhead: 9.5, text: 10, footer: 8 } as const
const rules = { strong: { width: 1.2, color: '#0B6B50' }, fine: { width: 0.4, color: '#B8BFBC' } } as const
const leading = 1.5
const languageTags: Record<InterfaceLanguage, string> = { ZH_TW: 'zh-Hant-MO', PT: 'pt-MO' }

/** What pdfkit knows and its types don't tell. */
interface FontOfDocument {
  _font: {
    id: string
    ascender: number
    ref(): PDFKit.PDFKitReference
    encode(text: string): [encoded: string[], positions: unknown[]]
    font: {
      hasGlyphForCodePoint(codePoint: number): boolean
      /** a glyph keeps the character that it was first asked for, which is also what its PDF says it stands for */
      glyphForCodePoint(codePoint: number): { codePoints: number[] }
    }
  }
  page: { height: number; fonts: Record<string, PDFKit.PDFKitReference> }
}

/** Nothing is drawn before the end: the texts decide which fonts are read. */
export function createSheet(facts: SheetFacts): Sheet {
  const written: string[] = []
  const blocks: ((drawing: Blocks) => void)[] = []
  const add = (texts: readonly string[], block: (drawing: Blocks) => void) => {
    written.push(...texts)
    blocks.push(block)
  }
  return {
    letterhead: (lines) => add(lines, (drawing) => drawing.letterhead(lines)),
    heading: (level, text) => add([text], (drawing) => drawing.heading(level, text)),
    paragraph: (text) => add([text], (drawing) => drawing.paragraph(text)),
    rows: (caption, rows) =>
      add(
        rows.flatMap(({ label, value }) => [label, value]),
        (drawing) => drawing.rows(caption, rows),
      ),
    async finish() {
      const drawing = await openDrawing(facts, [...written, facts.footer(1, 1)].join('\n'))
      for (const block of blocks) block(drawing)
      return drawing.finish()
    },
  }
}

/** @param written all that will be drawn */
async function openDrawing(facts: SheetFacts, written: string): Promise<Sheet> {
  const [fonts, hanSliceOf] = await Promise.all([loadFonts(), loadHanTable()])
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: languageTags[facts.language],
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: facts.title,
      Author: facts.author,
      CreationDate: facts.createdAt,
      ModDate: facts.createdAt,
    },
  })
  for (const [name, bytes] of Object.entries(fonts)) document.registerFont(name, bytes)
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))

  const fontOf = (name: FontName) => document.font(name) as unknown as FontOfDocument
  const textAscender = fontOf('text')._font.ascender
  const slices = new Map<number, HanSliceName>()
  const measures = measuresOf(document, slices)
  for (const codePoint of new Set([...written].map((letter) => letter.codePointAt(0) ?? 0))) {
    const slice = hanSliceOf(codePoint)
    if (slice && !measures.hasGlyph('text', codePoint)) slices.set(codePoint, slice)
  }
  for (const name of new Set(slices.values())) document.registerFont(name, await loadHanSlice(name))
  const root = document.struct('Document', { lang: languageTags[facts.language] })
  document.addStructure(root)
  const left = margin
  const fullWidth = document.page.width - 2 * margin
  const bottom = document.page.height - margin - sizes.footer * 2
  let y = margin

  const room = (height: number) => {
    if (y + height <= bottom) return
    document.addPage()
    y = margin
  }
  const lineHeight = (size: number) => size * leading

  /** Draws a line inside a structure element; what is drawn otherwise than written says what was written. */
  function drawLine(element: PDFKit.PDFStructureElement, line: Line, x: number, top: number, size: number) {
    element.add(() => {
      let at = x
      for (const piece of line.pieces) {
        if (piece.actual !== null)
          document.addContent(`/Span <</ActualText <${utf16Hex(piece.actual)}>>> BDC`)
        drawPiece(piece, at, top, size)
        if (piece.actual !== null) document.addContent('EMC')
        at += piece.width
      }
    })
  }

  function drawPiece(piece: Piece, x: number, top: number, size: number) {
    if (!piece.framed) return drawText(piece, x, top, size)
    const small = size * frameScale
    document
      .lineWidth(0.5)
      .rect(x + 1, top + size * 0.3, piece.width - 2, small * 1.6)
      .stroke()
    drawText(piece, x + 1 + framePadding, top + size * 0.3 + small * 0.1, small)
  }

  /**
   * Text with an actual text goes out by PDF's own operators: the mark must end where the letters were placed, and
   * pdfkit's `text` returns to its turned coordinates before anything can be added.
   */
  function drawText({ font, drawn, actual, latin }: Piece, x: number, top: number, size: number) {
    const { _font: used, page } = fontOf(font)
    const baseline = top + (textAscender / 1000) * size
    if (actual === null) {
      const ownTop = baseline - (used.ascender / 1000) * size
      document.fontSize(size).text(drawn, x, ownTop, { lineBreak: false, features: featuresOf(latin) })
      return
    }
    page.fonts[used.id] ??= used.ref()
    const [encoded] = used.encode(drawn)
    document.addContent(`q 1 0 0 -1 0 ${page.height} cm`)
    document.addContent(`/Span <</ActualText <${utf16Hex(actual)}>>> BDC`)
    document.addContent(
      `BT /${used.id} ${size} Tf 1 0 0 1 ${x} ${page.height - baseline} Tm <${encoded.join('')}> Tj ET`,
    )
    document.addContent('EMC Q')
  }

  /** A line across the sheet, which says nothing. */
  function rule({ width, color }: (typeof rules)[keyof typeof rules]) {
    document.markContent('Artifact', { type: 'Layout' })
    document
      .save()
      .lineWidth(width)
      .strokeColor(color)
      .moveTo(left, y)
      .lineTo(left + fullWidth, y)
      .stroke()
      .restore()
    document.endMarkedContent()
  }

  function block(
    tag: string,
    text: string,
    style: { bold: boolean; size: number; before: number; keep?: number },
  ) {
    const lines = typeset(measures, text, { ...style, width: fullWidth })
    y += style.before
    room(lineHeight(style.size) * Math.min(lines.length, 2) + (style.keep ?? 0))
    const element = document.struct(tag)
    root.add(element)
    for (const line of lines) {
      room(lineHeight(style.size))
      drawLine(element, line, left, y, style.size)
      y += lineHeight(style.size)
    }
    element.end()
  }

  return {
    letterhead(lines) {
      for (const [index, line] of lines.entries())
        block('P', line, { bold: index === lines.length - 1, size: sizes.letterhead, before: 0 })
      y += 3
      rule(rules.strong)
      y += 16
    },
    heading(level, text) {
      block(`H${level}`, text, { bold: true, size: sizes[level], before: level === 1 ? 0 : 10, keep: 40 })
      if (level === 2) rule(rules.strong)
      if (level !== 3) y += 4
    },
    paragraph: (text) => block('P', text, { bold: false, size: sizes.text, before: 4 }),
    rows(caption, rows) {
      const size = sizes.text
      const table = document.struct('Table', { title: caption })
      root.add(table)
      for (const { label, value } of rows) {
        const labels = typeset(measures, label, { bold: true, size, width: labelWidth })
        const values = typeset(measures, value, { bold: false, size, width: fullWidth - labelWidth - gap })
        room(lineHeight(size) * Math.max(labels.length, Math.min(values.length, 3)))
        const row = document.struct('TR')
        const head = document.struct('TH', { scope: 'Row' } as PDFKit.Mixins.StructureElementOptions)
        const cell = document.struct('TD')
        table.add(row)
        row.add(head)
        row.add(cell)
        const top = y
        for (const [index, line] of labels.entries())
          drawLine(head, line, left, top + index * lineHeight(size), size)
        head.end()
        let lastPage = document.bufferedPageRange().count
        for (const line of values) {
          room(lineHeight(size))
          drawLine(cell, line, left + labelWidth + gap, y, size)
          y += lineHeight(size)
        }
        cell.end()
        row.end()
        const brokeThePage = document.bufferedPageRange().count > lastPage
        lastPage = document.bufferedPageRange().count
        if (!brokeThePage) y = Math.max(y, top + labels.length * lineHeight(size))
        y += 2
        rule(rules.fine)
        y += 2
      }
      table.end()
    },
    async finish() {
      root.end()
      const { count } = document.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page)
        // The foot lies in the bottom margin, where text would otherwise begin a new page.
        document.page.margins.bottom = 0
        document.markContent('Artifact', { type: 'Pagination' })
        const [line] = typeset(measures, facts.footer(page + 1, count), {
          bold: false,
          size: sizes.footer,
          width: fullWidth,
        })
        let at = left
        for (const piece of line?.pieces ?? []) {
          drawPiece(piece, at, document.page.height - margin, sizes.footer)
          at += piece.width
        }
        document.endMarkedContent()
      }
      const ended = new Promise<void>((resolve, reject) => {
        document.once('end', resolve)
        document.once('error', reject)
      })
      document.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

/** Text of a PDF dictionary: UTF-16, big-endian, with its mark. */
const utf16Hex = (text: string) => `FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}`

/** OpenType: proportional widths. */
const featuresOf = (latin: boolean): PDFKit.Mixins.OpenTypeFeatures[] => (latin ? ['pwid'] : [])

/** @param slices which slice is read for which character */
function measuresOf(document: PDFKit.PDFDocument, slices: ReadonlyMap<number, HanSliceName>): Measures {
  const known = new Map<string, boolean>()
  const copies = new Map<string, number>()
  const widths = new Map<string, number>()
  return {
    fontsFor(codePoint, bold) {
      const slice = slices.get(codePoint)
      const plain: FontName[] = bold ? ['bold', 'text'] : ['text']
      return slice ? [...plain, slice, 'coarse'] : [...plain, 'coarse']
    },
    hasGlyph(font: FontName, codePoint: number) {
      const key = `${font} ${codePoint}`
      const before = known.get(key)
      if (before !== undefined) return before
      document.font(font)
      const has = (document as unknown as FontOfDocument)._font.font.hasGlyphForCodePoint(codePoint)
      known.set(key, has)
      return has
    },
    copiedAs(font, codePoint) {
      const key = `${font} ${codePoint}`
      const before = copies.get(key)
      if (before !== undefined) return before
      document.font(font)
      const { font: used } = (document as unknown as FontOfDocument)._font
      // The ordinary character goes before its double in the compatibility blocks, whichever comes first in the text.
      const [ordinary = '', ...more] = String.fromCodePoint(codePoint).normalize('NFKC')
      if (more.length === 0) used.glyphForCodePoint(ordinary.codePointAt(0) ?? 0)
      const copied = used.glyphForCodePoint(codePoint).codePoints[0] ?? codePoint
      copies.set(key, copied)
      return copied
    },
    width(font, text, size, latin) {
      const key = `${font} ${latin} ${text}`
      const atOnePoint =
        widths.get(key) ??
        document
          .font(font)
          .fontSize(1000)
          .widthOfString(text, { features: featuresOf(latin) }) / 1000
      widths.set(key, atOnePoint)
      return atOnePoint * size
    },
  }
}
