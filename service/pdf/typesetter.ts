/**
 * Breaks text into lines of glyphs. A character that no font has is set as its code point in a small frame, so that
 * nothing is printed as an empty box or lost.
 */
import type { FontName } from '#service/pdf/fonts.ts'

/** A stretch of one font, or one framed character. `actual`: what it stands for, where that isn't what is drawn. */
export interface Piece {
  font: FontName
  drawn: string
  framed: boolean
  /** quotation marks as wide as in Latin text; the fonts make them as wide as a Han character */
  latin: boolean
  actual: string | null
  width: number
}

export interface Line {
  pieces: Piece[]
  width: number
}

export interface Measures {
  /** the fonts that may have the character, the best first */
  fontsFor(codePoint: number, bold: boolean): readonly FontName[]
  hasGlyph(font: FontName, codePoint: number): boolean
  /** what copied text gets for the character: another one, where the two share a glyph */
  copiedAs(font: FontName, codePoint: number): number
  /** points */
  width(font: FontName, text: string, size: number, latin: boolean): number
}

/** Size of a framed code point against the text around it, and the room beside it in its frame. */
export const frameScale = 0.55
export const framePadding = 1.5

const graphemes = new Intl.Segmenter('zh-Hant', { granularity: 'grapheme' })
const isHan = /\p{Script=Han}/u
/** Variation selectors and joiners choose a shape and are no characters of their own. */
const isShaping = /^[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}\u{200c}\u{200d}]$/u
const shapedLetters = /.[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}\u{200c}\u{200d}]*/gsu
const isSpace = /^[ \u{a0}\u{3000}\t]$/u
const breaksAnywhere =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u{3000}-\u{303f}\u{ff00}-\u{ffef}]/u
const neverFirst = /^[，。、；：？！）」』》〉”’,.;:!?)\]]/u

/** @param width points available */
export function typeset(
  measures: Measures,
  text: string,
  { bold, size, width }: { bold: boolean; size: number; width: number },
): Line[] {
  const lines: Line[] = []
  for (const paragraph of text.toWellFormed().split(/\r\n|[\n\r\u2028\u2029]/)) {
    lines.push(...fill(words(measures, paragraph, bold, size), width))
  }
  return lines
}

/** Pieces that must stay on one line, in order. */
type Word = Piece[]

function words(measures: Measures, paragraph: string, bold: boolean, size: number): Word[] {
  const result: Word[] = []
  const latin = !isHan.test(paragraph)
  let open: Word | null = null
  for (const { segment } of graphemes.segment(paragraph)) {
    const pieces = piecesOf(measures, segment, bold, size, latin)
    const alone = isSpace.test(segment) || breaksAnywhere.test(segment)
    if (neverFirst.test(segment)) {
      const last: Word | undefined = result.at(-1)
      if (last) last.push(...pieces)
      else result.push([...pieces])
      continue
    }
    if (alone || !open) result.push([...pieces])
    else open.push(...pieces)
    open = alone ? null : (result.at(-1) ?? null)
  }
  return result
}

function piecesOf(
  measures: Measures,
  grapheme: string,
  bold: boolean,
  size: number,
  latin: boolean,
): Piece[] {
  const shown = isHan.test(grapheme) ? grapheme : grapheme.normalize('NFC')
  const letters = [...shown].filter((letter) => !isShaping.test(letter))
  const [first] = letters
  if (first === undefined) return []
  const codePoints = letters.map(codePointOf)
  const font = measures
    .fontsFor(codePointOf(first), bold)
    .find((name) => codePoints.every((codePoint) => measures.hasGlyph(name, codePoint)))
  if (font) {
    const drawn = letters.join('')
    const copied = drawn === shown && codePoints.every((each) => measures.copiedAs(font, each) === each)
    const actual = copied ? null : grapheme
    return [{ font, drawn, framed: false, latin, actual, width: measures.width(font, drawn, size, latin) }]
  }
  if (letters.length > 1)
    return (shown.match(shapedLetters) ?? []).flatMap((part) => piecesOf(measures, part, bold, size, latin))
  const drawn = codePointOf(first).toString(16).toUpperCase().padStart(4, '0')
  const width = measures.width('text', drawn, size * frameScale, true) + 2 * framePadding + 2
  return [{ font: 'text', drawn, framed: true, latin: true, actual: grapheme, width }]
}

const codePointOf = (letter: string) => letter.codePointAt(0) ?? 0

function fill(queue: Word[], width: number): Line[] {
  const lines: Line[] = [{ pieces: [], width: 0 }]
  const last = () => lines.at(-1) ?? { pieces: [], width: 0 }
  const put = (pieces: readonly Piece[]) => {
    for (const piece of pieces) {
      merge(last().pieces, piece)
      last().width += piece.width
    }
  }
  for (const word of queue) {
    const wide = word.reduce((sum, piece) => sum + piece.width, 0)
    if (last().width + wide <= width) {
      put(word)
      continue
    }
    if (word.every((piece) => isSpace.test(piece.drawn))) continue
    if (last().width > 0) lines.push({ pieces: [], width: 0 })
    for (const piece of word) {
      if (last().width > 0 && last().width + piece.width > width) lines.push({ pieces: [], width: 0 })
      put([piece])
    }
  }
  return lines
}

/** Neighbours of one font become one stretch. */
function merge(pieces: Piece[], next: Piece): void {
  const last = pieces.at(-1)
  if (last && !last.framed && !next.framed && last.font === next.font && !last.actual && !next.actual) {
    last.drawn += next.drawn
    last.width += next.width
    return
  }
  pieces.push({ ...next })
}
