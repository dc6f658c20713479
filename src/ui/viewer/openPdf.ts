/** pdfjs-dist, fetched when a document is opened and never before. Scripts of a document have nothing to run in. */
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
import { needsPolyfills } from '#src/platform/polyfills/loadPolyfills.ts'
import { trustWorkers } from '#src/ui/viewer/trustWorkers.ts'

export type Pdfjs = typeof import('pdfjs-dist')

let loading: Promise<Pdfjs> | null = null

/** The build for older browsers too: the other one calls what only the newest have. */
export function loadPdfjs(): Promise<Pdfjs> {
  loading ??= import('pdfjs-dist/legacy/build/pdf.mjs').then(
    (pdfjs) => {
      const folder = folderOf(pdfjs)
      const worker = `${folder}pdf.worker.${needsPolyfills ? 'polyfilled' : 'min'}.mjs`
      // a browser that needs polyfills paints on the main thread
      const renderer = needsPolyfills ? '' : `${folder}pdf.renderer.min.mjs`
      trustWorkers([worker, renderer])
      pdfjs.GlobalWorkerOptions.workerSrc = worker
      pdfjs.GlobalWorkerOptions.rendererSrc = renderer
      return pdfjs
    },
    (failure: unknown) => {
      loading = null
      throw failure
    },
  )
  return loading
}

/** Written there by the build (scripts/build/viewerFiles.ts). */
const folderOf = ({ version }: Pdfjs) =>
  new URL(`${import.meta.env.BASE_URL}assets/pdfjs-${version}/`, document.baseURI).href

/** A picture of more pixels than this is left out instead of taking all memory. */
const maxImagePixels = 100_000_000

/** @returns what to wait for (`promise`, a rejection means that it can't be shown) and to end (`destroy`) */
export async function openPdf(bytes: Blob): Promise<PDFDocumentLoadingTask> {
  const [pdfjs, data] = await Promise.all([loadPdfjs(), bytes.arrayBuffer()])
  const folder = folderOf(pdfjs)
  return pdfjs.getDocument({
    data: new Uint8Array(data),
    cMapUrl: `${folder}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${folder}standard_fonts/`,
    iccUrl: `${folder}iccs/`,
    wasmUrl: `${folder}wasm/`,
    maxImageSize: maxImagePixels,
    // the fonts that every reader must have come from us, and look the same everywhere
    useSystemFonts: false,
    enableXfa: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  })
}

export type OpenPdf = PDFDocumentProxy
