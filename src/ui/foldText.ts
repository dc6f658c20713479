/** A text as a search compares it: without accents, capitals and repeated blanks. Han characters stay as they are. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Places of the rows that contain every word of the search, in their order. @param folded rows, folded once */
export function findRows(folded: readonly string[], search: string): number[] {
  const words = foldText(search).split(' ').filter(Boolean)
  const found: number[] = []
  folded.forEach((row, index) => {
    if (words.every((word) => row.includes(word))) found.push(index)
  })
  return found
}
