/** The built application's files: known by a list made at start, so that no path can lead outside. */
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, posix } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.bcmap': 'application/octet-stream',
  '.pfb': 'application/octet-stream',
  '.icc': 'application/vnd.iccprofile',
}
/** Told to nobody. */
const kept = new Set(['csp.json', 'index.html'])
const alreadySmall = new Set(['.png', '.jpg', '.woff2', '.ico'])

export type Coding = 'br' | 'gzip' | 'identity'

export interface BuiltFile {
  readonly mediaType: string
  /** names with a hash never change: kept for ever */
  readonly isHashed: boolean
  readonly etag: string
  /** in the coding that was asked for; compressed once and remembered */
  bytes(coding: Coding): Promise<Uint8Array>
  readonly isCompressible: boolean
}

const compress = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
}

/** A file whose bytes are at hand; compressed when first asked for. */
export function builtFile(name: string, bytes: Uint8Array): BuiltFile {
  const codings = new Map<Coding, Promise<Uint8Array>>()
  const ending = extname(name).toLowerCase()
  return {
    mediaType: mediaTypes[ending] ?? 'application/octet-stream',
    isHashed: name.startsWith('assets/'),
    isCompressible: !alreadySmall.has(ending) && bytes.length > 1_024,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    bytes(coding) {
      const known = codings.get(coding)
      if (known) return known
      const made = coding === 'identity' ? Promise.resolve(bytes) : compress[coding](bytes)
      codings.set(coding, made)
      return made
    },
  }
}

/** All servable files below a folder by their path with `/`; hidden ones, source maps and csp.json are left out. */
export async function readBuiltFiles(folder: string): Promise<Map<string, BuiltFile>> {
  const files = new Map<string, BuiltFile>()
  for (const entry of await readdir(folder, { recursive: true })) {
    const name = entry.split(/[\\/]/).join(posix.sep)
    const isHidden = name.split('/').some((part) => part.startsWith('.'))
    if (isHidden || kept.has(name) || name.endsWith('.map')) continue
    const path = join(folder, entry)
    if ((await stat(path)).isFile()) files.set(name, builtFile(name, await readFile(path)))
  }
  return files
}
