import { useEffect, useState } from 'react'
import { ImageViewer } from '#src/ui/viewer/ImageViewer.tsx'
import { Opening } from '#src/ui/viewer/Opening.tsx'
import { loadPdfjs } from '#src/ui/viewer/openPdf.ts'
import { PdfViewer } from '#src/ui/viewer/PdfViewer.tsx'
import type { ViewerProps } from '#src/ui/viewer/viewerProps.ts'

/** Fetches what a PDF needs while the document itself is on its way. */
export function warmUp(): void {
  // told when it is needed
  loadPdfjs()
    .then(({ GlobalWorkerOptions }) => fetch(GlobalWorkerOptions.workerSrc))
    .catch(() => {})
}

/** What the bytes are, by their beginning; whatever isn't a JPEG is opened as a PDF, which says so if it is none. */
async function kindOf(bytes: Blob): Promise<'image' | 'pdf'> {
  const [one, two, three] = new Uint8Array(await bytes.slice(0, 3).arrayBuffer())
  return one === 0xff && two === 0xd8 && three === 0xff ? 'image' : 'pdf'
}

/** Shows a document in the way that its kind asks for. */
export function DocumentViewer(props: ViewerProps) {
  const { bytes, thumbnail } = props
  const [kind, setKind] = useState<'image' | 'pdf' | null>(null)
  useEffect(() => {
    let left = false
    kindOf(bytes).then((found) => {
      if (!left) setKind(found)
    })
    return () => {
      left = true
    }
  }, [bytes])
  if (kind === null) return <Opening thumbnail={thumbnail} />
  return kind === 'image' ? <ImageViewer {...props} /> : <PdfViewer {...props} />
}
