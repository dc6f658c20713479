import type { PDFDocumentLoadingTask } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { type OpenPdf, openPdf } from '#src/ui/viewer/openPdf.ts'

export type PdfState =
  | { readonly kind: 'opening' }
  /** width and height of its first page at the own size, in CSS pixels */
  | { readonly kind: 'open'; readonly pdf: OpenPdf; readonly width: number; readonly height: number }
  | { readonly kind: 'broken' }

/** CSS pixels for a point, PDF's own unit. */
export const pixelsPerPoint = 96 / 72

/** A PDF opened for as long as the component lives. */
export function usePdf(bytes: Blob): PdfState {
  const [state, setState] = useState<PdfState>({ kind: 'opening' })
  useEffect(() => {
    let left = false
    let task: PDFDocumentLoadingTask | null = null
    const open = async (): Promise<PdfState> => {
      task = await openPdf(bytes)
      const pdf = await task.promise
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: pixelsPerPoint })
      return { kind: 'open', pdf, width, height }
    }
    open()
      .then(
        (opened) => {
          if (!left) setState(opened)
        },
        () => {
          if (!left) setState({ kind: 'broken' })
        },
      )
      .finally(() => {
        if (left) void task?.destroy()
      })
    return () => {
      left = true
      void task?.destroy()
      setState({ kind: 'opening' })
    }
  }, [bytes])
  return state
}
