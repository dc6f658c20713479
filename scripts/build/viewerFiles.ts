/**
 * What the PDF viewer fetches once it is open: its two workers, character maps, fonts, colour profiles and decoders of
 * pdfjs-dist, from our own origin. The folder carries the version, so that a browser may keep its files for ever.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { bundleAlone } from '#scripts/build/bundleAlone.ts'

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

/** Below the base path; src/ui/viewer/openPdf.ts asks for them there. */
export const viewerFolder = `assets/pdfjs-${version}`

/** quickjs runs the scripts of a document, which we never do. */
const isServed = (name: string) => !/quickjs/i.test(name)

/** Paths in the package by the name under which each is served, relative to {@link viewerFolder}. */
export function viewerFiles(): Map<string, string> {
  const folders = ['cmaps', 'standard_fonts', 'iccs', 'wasm'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter(isServed)
      .map((name): [string, string] => [`${folder}/${name}`, join(root, folder, name)]),
  )
  const workers = ['pdf.worker.min.mjs', 'pdf.renderer.min.mjs'].map((name): [string, string] => [
    name,
    join(root, 'legacy', 'build', name),
  ])
  return new Map([...folders, ...workers])
}

/** A file as it is served. Without a worker of its own, the page imports what the worker's file exports. */
export const servedContent = async (path: string): Promise<string | Buffer> =>
  path.endsWith('.mjs') ? bundleAlone(path, 'es') : readFileSync(path)

const mediaTypes: Record<string, string> = {
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
}

/** Copies them into a build, and serves them in development. */
export function servedViewerFiles(): Plugin {
  const files = viewerFiles()
  return {
    name: 'viewer-files',
    async generateBundle() {
      for (const [name, path] of files)
        this.emitFile({
          type: 'asset',
          fileName: `${viewerFolder}/${name}`,
          source: await servedContent(path),
        })
    },
    configureServer({ middlewares, config }) {
      const below = `${config.base}${viewerFolder}/`
      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://local')
        const path = pathname.startsWith(below) ? files.get(pathname.slice(below.length)) : undefined
        if (path === undefined) {
          next()
          return
        }
        response.setHeader('Content-Type', mediaTypes[extname(path)] ?? 'application/octet-stream')
        response.end(await servedContent(path))
      })
    },
  }
}
