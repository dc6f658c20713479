import type { PDFPageProxy, TextLayer } from 'pdfjs-dist'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { loadPdfjs } from '#src/ui/viewer/openPdf.ts'
import { pixelsPerPoint } from '#src/ui/viewer/usePdf.ts'
import type { Rotation } from '#src/ui/viewer/zoom.ts'

/** The pieces of text that a search has found, and which of them it stands at. */
export interface Marks {
  readonly pieces: ReadonlySet<number>
  readonly current: ReadonlySet<number>
}

/** Lays a page's text, unseen, over its picture: it can be selected, copied, read aloud and searched. */
export function useTextLayer(
  container: RefObject<HTMLElement | null>,
  page: PDFPageProxy | null,
  scale: number,
  rotation: Rotation,
  marks: Marks | null,
): void {
  const [layer, setLayer] = useState<TextLayer | null>(null)
  const placed = useRef({ scale, rotation })
  placed.current = { scale, rotation }

  useEffect(() => {
    const element = container.current
    if (!element || !page) return
    let left = false
    let made: TextLayer | null = null
    const lay = async () => {
      const [{ TextLayer: Layer }, content] = await Promise.all([loadPdfjs(), page.getTextContent()])
      if (left) return
      element.replaceChildren()
      made = new Layer({
        textContentSource: content,
        container: element,
        viewport: viewportOf(page, placed.current.scale, placed.current.rotation),
      })
      await made.render()
      if (!left) setLayer(made)
    }
    // a page whose text can't be read is still a picture
    lay().catch(() => {})
    return () => {
      left = true
      made?.cancel()
      element.replaceChildren()
      setLayer(null)
    }
  }, [container, page])

  useEffect(() => {
    if (page) layer?.update({ viewport: viewportOf(page, scale, rotation) })
  }, [layer, page, scale, rotation])

  useEffect(() => {
    layer?.textDivs.forEach((piece, index) => {
      piece.toggleAttribute('data-found', marks?.pieces.has(index) ?? false)
      piece.toggleAttribute('data-current', marks?.current.has(index) ?? false)
    })
    const [first] = marks?.current ?? []
    if (first !== undefined) layer?.textDivs[first]?.scrollIntoView({ block: 'center', inline: 'nearest' })
  }, [layer, marks])
}

const viewportOf = (page: PDFPageProxy, scale: number, rotation: Rotation) =>
  page.getViewport({ scale: scale * pixelsPerPoint, rotation: (page.rotate + rotation) % 360 })
