/**
 * What the PDF viewer fetches once it is open: its two workers, character maps, fonts, colour profiles and decoders of
 * pdfjs-dist, from our own origin. The folder carries the version, so that a browser may keep its files for ever.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bundleAlone } from '#scripts/build/bundleAlone.ts'

const workerPolyfills = fileURLToPath(
  new URL('../../src/platform/polyfills/worker.entry.ts', import.meta.url),
)
const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

/** Below the base path; src/ui/viewer/openPdf.ts asks for them there. */
export const viewerFolder = `assets/pdfjs-${version}`

/** quickjs runs the scripts of a document, which we never do. */
const isServed = (name: string) => !/quickjs/i.test(name)

/** What the worker needs in a browser that needs polyfills. */
const polyfills = 'polyfills.mjs'

type Content = string | Buffer

/** Each file by the name under which it is served, relative to {@link viewerFolder}. */
export function viewerFiles(): Map<string, () => Content | Promise<Content>> {
  const copied = ['cmaps', 'standard_fonts', 'iccs', 'wasm'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter(isServed)
      .map((name) => [`${folder}/${name}`, () => readFileSync(join(root, folder, name))] as const),
  )
  const compiled = ['pdf.worker.min.mjs', 'pdf.renderer.min.mjs'].map(
    (name) => [name, () => bundleAlone(join(root, 'legacy', 'build', name), 'es')] as const,
  )
  // modules are evaluated in the order of their imports
  const polyfilled = () => `import './${polyfills}'\nexport * from './pdf.worker.min.mjs'\n`
  return new Map<string, () => Content | Promise<Content>>([
    ...copied,
    ...compiled,
    ['pdf.worker.polyfilled.mjs', polyfilled],
    [polyfills, () => bundleAlone(workerPolyfills, 'es')],
  ])
}

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
      for (const [name, content] of files)
        this.emitFile({
          type: 'asset',
          fileName: `${viewerFolder}/${name}`,
          source: await content(),
        })
    },
    configureServer({ middlewares, config }) {
      const below = `${config.base}${viewerFolder}/`
      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://local')
        const content = pathname.startsWith(below) ? files.get(pathname.slice(below.length)) : undefined
        if (content === undefined) {
          next()
          return
        }
        response.setHeader('Content-Type', mediaTypes[extname(pathname)] ?? 'application/octet-stream')
        response.end(await content())
      })
    },
  }
}
