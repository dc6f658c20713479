import type { PDFPageProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useState } from 'react'
import { pixelsPerPoint } from '#src/ui/viewer/usePdf.ts'
import type { Rotation } from '#src/ui/viewer/zoom.ts'

/** Phones refuse larger canvases; beyond it a page is drawn coarser. */
const maxPixels = 16_000_000
/** ms without a further change of the scale before a page is drawn anew */
const settle = 120

const isCancelled = (error: unknown) => error instanceof Error && error.name === 'RenderingCancelledException'

/**
 * Draws a page into `slot`, which gives the canvas its size; an earlier drawing stays until the next is done.
 * @param page null takes the drawing away, and with it the memory that it needs
 */
export function useDrawnPage(
  slot: RefObject<HTMLElement | null>,
  page: PDFPageProxy | null,
  scale: number,
  rotation: Rotation,
): 'none' | 'drawn' | 'broken' {
  const [state, setState] = useState<'none' | 'drawn' | 'broken'>('none')
  useEffect(() => {
    const holder = slot.current
    if (!holder || !page) {
      holder?.replaceChildren()
      setState('none')
      return
    }
    let stop = () => {}
    const draw = () => {
      const turn = (page.rotate + rotation) % 360
      const { width, height } = page.getViewport({ scale: scale * pixelsPerPoint, rotation: turn })
      const density = Math.min(window.devicePixelRatio || 1, Math.sqrt(maxPixels / (width * height)))
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.floor(width * density))
      canvas.height = Math.max(1, Math.floor(height * density))
      const viewport = page.getViewport({ scale: scale * pixelsPerPoint * density, rotation: turn })
      const task = page.render({ canvas, viewport })
      stop = () => task.cancel()
      task.promise.then(
        () => {
          holder.replaceChildren(canvas)
          setState('drawn')
        },
        (error: unknown) => {
          if (!isCancelled(error)) setState('broken')
        },
      )
    }
    const timer = setTimeout(draw, holder.hasChildNodes() ? settle : 0)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [slot, page, scale, rotation])
  return state
}
