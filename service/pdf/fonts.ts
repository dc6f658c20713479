/**
 * The fonts of printed documents: Noto Sans TC, HanaMin for Han characters that it lacks, and UnifontEX, of coarse
 * steps, for whatever else has no glyph in them.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import type { HanSliceName } from '#service/pdf/hanSlices.ts'

const require = createRequire(import.meta.url)

type BaseFontName = 'text' | 'bold' | 'coarse'
export type FontName = BaseFontName | HanSliceName

const files: Record<BaseFontName, string> = {
  text: '@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf',
  coarse: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
}

let loaded: Promise<Record<BaseFontName, Buffer>> | undefined

/** Reads the fonts once for the process (about 18 MB). */
export function loadFonts(): Promise<Record<BaseFontName, Buffer>> {
  loaded ??= Promise.all(
    Object.entries(files).map(async ([name, file]) => {
      const bytes = await readFile(require.resolve(file))
      return [name, file.endsWith('.woff') ? unpacked(bytes) : bytes] as const
    }),
  ).then((fonts) => Object.fromEntries(fonts) as Record<BaseFontName, Buffer>)
  return loaded
}

/**
 * A WOFF 1.0 file as the plain font inside it: unpacked once for the process, and not once for each document.
 * Header and table entries as in W3C's "WOFF File Format 1.0", sections 3 and 4.
 */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, i) => {
    const entry = 44 + i * 20
    const offset = woff.readUInt32BE(entry + 4)
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8))
    const length = woff.readUInt32BE(entry + 12)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      bytes: packed.length < length ? inflateSync(packed) : packed,
    }
  })
  const log = Math.floor(Math.log2(count))
  const directory = Buffer.alloc(12 + count * 16)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(2 ** log * 16, 6)
  directory.writeUInt16BE(log, 8)
  directory.writeUInt16BE(count * 16 - 2 ** log * 16, 10)
  const dependencies: Buffer[] = [directory]
  let offset = directory.length
  for (const [i, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + i * 16
    tag.copy(directory, entry)
    directory.writeUInt32BE(checksum, entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(bytes.length, entry + 12)
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4)
    dependencies.push(bytes, padding)
    offset += bytes.length + padding.length
  }
  return Buffer.concat(dependencies)
}
