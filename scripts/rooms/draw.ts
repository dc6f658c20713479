import type { Edge } from './edges.ts'

type Box = { x: number; y: number; says: string }

const width = 150
const height = 46

/** Where each place stands: what is imported lies below what imports it. */
const boxes: Record<string, Box> = {
  'src/devtools': { x: 40, y: 52, says: 'src/devtools' },
  'src/app': { x: 220, y: 52, says: 'src/app' },
  'src/routes': { x: 130, y: 134, says: 'src/routes' },
  'src/features': { x: 130, y: 216, says: 'src/features' },
  'src/api': { x: 40, y: 298, says: 'src/api' },
  'src/ui': { x: 220, y: 298, says: 'src/ui' },
  'src/i18n': { x: 40, y: 380, says: 'src/i18n' },
  'src/platform': { x: 220, y: 380, says: 'src/platform' },
  locales: { x: 40, y: 572, says: 'locales' },
  'service/main': { x: 780, y: 52, says: 'service/main.ts' },
  'service/http': { x: 500, y: 134, says: 'service/http' },
  'service/jobs': { x: 690, y: 134, says: 'service/jobs' },
  'service/usecases': { x: 606, y: 216, says: 'service/usecases' },
  'service/domain': { x: 440, y: 298, says: 'service/domain' },
  'service/store': { x: 606, y: 298, says: 'service/store' },
  'service/pdf': { x: 772, y: 298, says: 'service/pdf' },
  'service/external': { x: 938, y: 298, says: 'service/external' },
  'service/core': { x: 690, y: 462, says: 'service/core' },
  sandbox: { x: 938, y: 572, says: 'sandbox' },
  machines: { x: 400, y: 572, says: 'machines' },
  contract: { x: 600, y: 662, says: 'contract' },
}

const style = [
  'rect{fill:#fff;stroke:#2a5d57;stroke-width:1.5}',
  '.frame{fill:#f3f7f6;stroke:#b9cbc8}',
  'text{font:600 15px system-ui,sans-serif;fill:#17302d;text-anchor:middle}',
  '.note{font:13px system-ui,sans-serif;text-anchor:start;fill:#45605c}',
  'path{fill:none;stroke:#6f8c87;stroke-width:1.4}',
].join('')

/** An SVG of the rooms with an arrow for each pair of which one imports the other. */
export const drawRooms = (edges: readonly Edge[]): string => {
  const lines = edges.map(([from, to]) => arrow(placed(from), placed(to), `${from} imports ${to}`))
  const rooms = Object.values(boxes).map(
    ({ x, y, says }) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/><text x="${x + width / 2}" y="${y + 28}">${says}</text>`,
  )
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1120 730" role="img" aria-labelledby="title">',
    '<title id="title">Rooms of the repository and who imports whom</title>',
    `<style>${style}</style>`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" style="fill:#6f8c87;stroke:none"/></marker></defs>',
    '<rect class="frame" x="10" y="14" width="390" height="506" rx="12"/><text class="note" x="24" y="38">src: the application</text>',
    '<rect class="frame" x="420" y="14" width="690" height="506" rx="12"/><text class="note" x="434" y="38">service: the API</text>',
    ...lines,
    ...rooms,
    '</svg>',
    '',
  ].join('\n')
}

const placed = (name: string): Box => {
  const box = boxes[name]
  if (!box) throw new Error(`scripts/rooms/draw.ts has no place for ${name}`)
  return box
}

const arrow = (from: Box, to: Box, says: string): string => {
  const isLevel = from.y === to.y
  const isRightward = from.x < to.x
  const start = isLevel
    ? { x: from.x + (isRightward ? width : 0), y: from.y + height / 2 }
    : { x: from.x + width / 2 + shift(from, to), y: from.y + height }
  const end = isLevel
    ? { x: to.x + (isRightward ? 0 : width), y: to.y + height / 2 }
    : { x: to.x + width / 2 - shift(from, to), y: to.y }
  const middle = (start.y + end.y) / 2
  const bow = !isLevel && from.x === to.x && end.y - start.y > 100 ? width / 2 + 30 : 0
  const course = isLevel
    ? `L${end.x} ${end.y}`
    : `C${start.x + bow} ${middle} ${end.x + bow} ${middle} ${end.x} ${end.y}`
  return `<path d="M${start.x} ${start.y} ${course}" marker-end="url(#tip)"><title>${says}</title></path>`
}

/** Arrows to the right leave a box on its right side, so that they don't lie on each other. */
const shift = (from: Box, to: Box): number => Math.sign(to.x - from.x) * (width / 4)
