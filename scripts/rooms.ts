import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawRooms } from './rooms/draw.ts'
import { edgesOf, reduced } from './rooms/edges.ts'
import { readImports } from './rooms/imports.ts'

/** Draws docs/rooms.svg and the same as Mermaid in docs/architecture.md, from the imports. */
export const drawingOfRooms = (root: string): { svg: string; architecture: string } => {
  const edges = reduced(edgesOf(readImports(root)))
  const page = readFileSync(join(root, architectureFile), 'utf8')
  return { svg: drawRooms(edges), architecture: page.replace(block, () => mermaidOf(edges)) }
}

export const drawingFile = 'docs/rooms.svg'
export const architectureFile = 'docs/architecture.md'

const block = /```mermaid\n[\s\S]*?\n```/

const mermaidOf = (edges: readonly (readonly [string, string])[]): string =>
  [
    '```mermaid',
    'flowchart TD',
    ...edges.map(([from, to]) => `  ${from.replace('/', '.')} --> ${to.replace('/', '.')}`),
    '```',
  ].join('\n')

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const { svg, architecture } = drawingOfRooms(root)
  writeFileSync(join(root, drawingFile), svg)
  writeFileSync(join(root, architectureFile), architecture)
  console.log(`wrote ${drawingFile} and the drawing in ${architectureFile}`)
}
