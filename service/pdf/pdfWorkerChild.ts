/**
 * Opens and draws PDFs for `pdfWorker.ts`, in a process of its own that may be killed at any moment: a small hostile
 * file is enough to hang or to break pdf.js. It is given bytes and nothing else: no settings, no secrets.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Canvas } from '@napi-rs/canvas'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PdfTask {
  id: number
  /** `open`: can it be opened without a password; `draw`: its first page as a JPEG */
  kind: 'open' | 'draw'
  bytes: Uint8Array
  /** longest side in pixels */
  side: number
}

/** `locked`: it needs a password. `unreadable`: no page could be had from it. */
export type PdfOutcome =
  | { id: number; outcome: 'opened' | 'locked' | 'unreadable' }
  | { id: number; outcome: 'drawn'; jpeg: Uint8Array }

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => `${join(root, name)}/`

const open = (bytes: Uint8Array) =>
  getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: 40_000_000,
    canvasMaxAreaInBytes: 64 * 1024 * 1024,
  })

async function work({ id, kind, bytes, side }: PdfTask): Promise<PdfOutcome> {
  const loading = open(bytes)
  try {
    const document = await loading.promise
    if (kind === 'open') return { id, outcome: 'opened' }
    const page = await document.getPage(1)
    const { width, height } = page.getViewport({ scale: 1 })
    const scale = Math.min(side / width, side / height)
    const viewport = page.getViewport({ scale })
    const canvas = new Canvas(
      Math.max(1, Math.round(viewport.width)),
      Math.max(1, Math.round(viewport.height)),
    )
    const context = canvas.getContext('2d')
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    await page.render({ canvas: null, canvasContext: context as never, viewport }).promise
    return { id, outcome: 'drawn', jpeg: await canvas.encode('jpeg', 72) }
  } catch (failure) {
    const locked = failure instanceof Error && failure.name === 'PasswordException'
    return { id, outcome: locked ? 'locked' : 'unreadable' }
  } finally {
    await loading.destroy()
  }
}

process.on('message', (task: PdfTask) => {
  work(task).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit())
