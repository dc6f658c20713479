import { type Import, isDevtoolsDoor, isTest, roomOf } from './imports.ts'

export type Edge = readonly [from: string, to: string]

/** Which room, or layer of src and service, imports which: each pair once, in alphabetical order, without tests and scripts. */
export const edgesOf = (imports: readonly Import[]): Edge[] => {
  const pairs = imports
    .filter((one) => one.isOurs && !isDevtoolsDoor(one))
    .filter(({ file }) => !isTest(file) && !file.startsWith('scripts/'))
    .map(({ file, target }) => `${placeOf(file)} ${placeOf(target)}`)
    .filter((pair) => pair.split(' ')[0] !== pair.split(' ')[1])
  return [...new Set(pairs)].sort().map((pair) => pair.split(' ') as unknown as Edge)
}

const placeOf = (path: string): string => {
  const room = roomOf(path) ?? path
  const [, layer, inside] = path.split('/')
  if (room === 'src') return `src/${layer}`
  // the files beside the folders put the layers together
  if (room === 'service') return inside === undefined ? 'service/main' : `service/${layer}`
  return room
}

/** Leaves out an arrow where a way over other places leads to the same: who may import a room may import what is below it. */
export const reduced = (edges: readonly Edge[]): Edge[] =>
  edges.filter(
    ([from, to]) =>
      !edges.some(([start, via]) => start === from && via !== to && leads(edges, via, to, new Set([from]))),
  )

const leads = (edges: readonly Edge[], from: string, to: string, seen: Set<string>): boolean => {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return edges.some(([start, next]) => start === from && leads(edges, next, to, seen))
}
