/** Search in the text of a page, whose pieces begin and end where the document's maker happened to break them. */
import { foldText } from '#src/ui/foldText.ts'

/** A place where the words occur: the page, counted from 1, and the pieces of its text that they touch. */
export interface Found {
  readonly page: number
  readonly pieces: readonly number[]
}

/** Compared without accents, capitals and blanks: a blank inside a word or between Han characters means nothing here. */
const bare = (text: string) => foldText(text).replaceAll(' ', '')

export function findInPage(page: number, pieces: readonly string[], words: string): Found[] {
  const sought = bare(words)
  if (sought === '') return []
  let text = ''
  const pieceAt: number[] = []
  pieces.forEach((piece, index) => {
    const letters = bare(piece)
    text += letters
    for (let count = 0; count < letters.length; count += 1) pieceAt.push(index)
  })
  const found: Found[] = []
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length)) {
    found.push({ page, pieces: [...new Set(pieceAt.slice(at, at + sought.length))] })
  }
  return found
}
