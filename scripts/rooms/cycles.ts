import { type Import, isDevtoolsDoor, isTest, roomOf } from './imports.ts'

/**
 * Sentences that each name one cycle. The files and folders of one folder must form none, at every depth: so there is
 * no cycle between files and none between folders. Type imports count. A file beside a folder stands for itself, so
 * `service/main.ts` may import `service/http`, and `service/http` may not import `service/main.ts`.
 */
export const cycles = (imports: readonly Import[]): string[] => {
  const edges = new Map<string, Map<string, Set<string>>>()
  for (const one of imports) {
    const { file, target, isOurs } = one
    if (!isOurs || isDevtoolsDoor(one) || isTest(file) || roomOf(file) !== roomOf(target)) continue
    const pair = siblings(file, target)
    if (!pair) continue
    const inFolder = edges.get(pair.folder) ?? new Map<string, Set<string>>()
    edges.set(pair.folder, inFolder)
    inFolder.set(pair.from, (inFolder.get(pair.from) ?? new Set()).add(pair.to))
  }
  return [...edges]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([folder, graph]) => circlesOf(graph).map((names) => `${folder}: ${names.join(' → ')}`))
}

/** The two children of the deepest common folder by which an import is seen there; null for a file and itself. */
const siblings = (file: string, target: string) => {
  const a = file.split('/')
  const b = target.split('/')
  let depth = 0
  while (a[depth] !== undefined && a[depth] === b[depth]) depth += 1
  const from = a[depth]
  const to = b[depth]
  return from === undefined || to === undefined ? null : { folder: a.slice(0, depth).join('/'), from, to }
}

/** One circle for each set of names that all reach each other: the shortest from its first name. */
const circlesOf = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] => {
  const found: string[][] = []
  const named = new Set<string>()
  for (const start of [...graph.keys()].sort()) {
    if (named.has(start)) continue
    const circle = shortestCircle(graph, start)
    if (!circle) continue
    found.push(circle)
    for (const name of circle) named.add(name)
  }
  return found
}

const shortestCircle = (graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | null => {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    for (const next of [...(graph.get(name) ?? [])].sort()) {
      if (next === start) return [...wayTo(cameFrom, start, name), start]
      if (cameFrom.has(next)) continue
      cameFrom.set(next, name)
      queue.push(next)
    }
  }
  return null
}

const wayTo = (cameFrom: ReadonlyMap<string, string>, start: string, end: string): string[] => {
  const way = [end]
  for (let at = end; at !== start; ) {
    at = cameFrom.get(at) ?? start
    way.unshift(at)
  }
  return way
}
