/**
 * HanaMin (花園明朝, drawn from GlyphWiki, free by its own licence or the OFL), for the Han characters that Noto Sans TC
 * lacks: 93 slices of about a thousand characters, of which those that a text needs are read. They are those of
 * Unicode 10: the unified block, Extensions A to F, the compatibility ideographs.
 *
 * 14,080 characters of Unicode 17 are still printed as their code points in a frame: all but three of Extensions G and
 * H, all of I and J, and the 32 that came to B, C and E later, three of Macao among them (U+2A6DE, U+2A6DF, U+2B739).
 * `hanSlices.test.ts` measures it.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export type HanSliceName = `HanaMin${string}`

interface Slice {
  name: HanSliceName
  ranges: readonly (readonly [first: number, last: number])[]
}

/** The name of the slice that has the character. */
export type HanSliceOf = (codePoint: number) => HanSliceName | null

let table: Promise<HanSliceOf> | undefined

/** The package's own table of what is in which slice, its style sheet: read once for the process. */
export function loadHanTable(): Promise<HanSliceOf> {
  table ??= readFile(require.resolve('hanamin/HanaMin.css'), 'utf8').then((css) => {
    const slices = slicesOf(css)
    return (codePoint) =>
      slices.find(({ ranges }) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last))
        ?.name ?? null
  })
  return table
}

const face =
  /url\((HanaMin[AB]\.CJK-(?:Unified|Compatibility)-Ideographs[\w-]*)\.woff2\)[^;]*;\s*unicode-range:\s*([^;}]+)/g

const slicesOf = (css: string): Slice[] =>
  [...css.matchAll(face)].map(([, name, ranges]) => ({
    name: name as HanSliceName,
    ranges: (ranges ?? '').split(',').map((range) => {
      const [first, last] = range.trim().replace(/^U\+/i, '').split('-')
      const begin = Number.parseInt(first ?? '', 16)
      return [begin, last ? Number.parseInt(last, 16) : begin] as const
    }),
  }))

const loaded = new Map<HanSliceName, Promise<Buffer>>()
let unpacking: Promise<unknown> = Promise.resolve()

/**
 * Reads a slice once for the process (about 0.5 MB, 10 ms; all of them would be 49 MB).
 * pdfkit can't embed from WOFF2, so it is unpacked to the plain font inside.
 */
export function loadHanSlice(name: HanSliceName): Promise<Buffer> {
  const before = loaded.get(name)
  if (before) return before
  // One after the other: the unpacker answers with a view of its memory, which the next call overwrites.
  const font = unpacking.then(async () => {
    const unpack: (woff2: Buffer) => Promise<Uint8Array> = require('wawoff2/decompress.js')
    return Buffer.from(await unpack(await readFile(require.resolve(`hanamin/${name}.woff2`))))
  })
  unpacking = font.catch(() => undefined)
  loaded.set(name, font)
  font.catch(() => loaded.delete(name))
  return font
}
