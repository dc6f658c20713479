/** A how-to page as steps that can be taken: files to be made, places to be changed. */

export interface NewFile {
  readonly kind: 'new'
  readonly file: string
  readonly text: string
}
export interface Change {
  readonly kind: 'change'
  readonly file: string
  readonly before: string
  readonly after: string
}

const block = /^(New file|In) `([^`]+)`:\n\n```\w+\n([\s\S]*?)\n```$/gm

const linesOf = (hunk: string, signs: string): string =>
  hunk
    .split('\n')
    .filter((line) => line === '' || signs.includes(line[0] ?? ' '))
    .map((line) => `${line.slice(1)}\n`)
    .join('')

/** The blocks of a page in their order: "New file `…`:" with its text, "In `…`:" with lines that go and come. */
export function stepsOfPage(page: string): (NewFile | Change)[] {
  return [...page.matchAll(block)].flatMap(([, word, file = '', text = '']): (NewFile | Change)[] =>
    word === 'New file'
      ? [{ kind: 'new', file, text: `${text}\n` }]
      : text
          .split('\n@@\n')
          .map((hunk) => ({ kind: 'change', file, before: linesOf(hunk, ' -'), after: linesOf(hunk, ' +') })),
  )
}

/**
 * @returns the text with the change made; as it is where somebody has made it
 * @throws where its place is not found, or found more than once
 */
export function changed(text: string, { file, before, after }: Change): string {
  if (isMade(text, { before, after })) return text
  const [head, ...rest] = text.split(before)
  if (head === undefined || rest.length !== 1)
    throw new Error(`${file} has ${rest.length} places that read:\n${before}`)
  return `${head}${after}${rest[0]}`
}

/** Whoever follows the page for good leaves its lines behind: all of the new ones, none of those that go. */
const isMade = (text: string, { before, after }: Pick<Change, 'before' | 'after'>): boolean =>
  text.includes(after) && (after.includes(before) || !text.includes(before))
