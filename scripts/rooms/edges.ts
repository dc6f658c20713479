import { type Import, isTest, roomOf } from './imports.ts'

export type Edge = readonly [from: string, to: string]

/** Which room, or layer of src, imports which: each pair once, in alphabetical order, without tests and scripts. */
export const edgesOf = (imports: readonly Import[]): Edge[] => {
  const pairs = imports
    .filter(({ file, isOurs }) => isOurs && !isTest(file) && !file.startsWith('scripts/'))
    .map(({ file, target }) => `${placeOf(file)} ${placeOf(target)}`)
    .filter((pair) => pair.split(' ')[0] !== pair.split(' ')[1])
  return [...new Set(pairs)].sort().map((pair) => pair.split(' ') as unknown as Edge)
}

const placeOf = (path: string): string => {
  const room = roomOf(path) ?? path
  return room === 'src' ? `src/${path.split('/')[1]}` : room
}
