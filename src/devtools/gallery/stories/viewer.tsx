import { use } from 'react'
import { Story } from '#src/devtools/gallery/Story.tsx'
import { samplePdf, samplePicture } from '#src/devtools/gallery/samples.ts'
import { Broken } from '#src/ui/viewer/Broken.tsx'
import { Opening } from '#src/ui/viewer/Opening.tsx'
import { PreviewDialog } from '#src/ui/viewer/PreviewDialog.tsx'

const doNothing = () => {}
const dialog = {
  name: 'Bilhete de identidade, frente e verso.pdf',
  bytes: null,
  thumbnail: null,
  onClose: doNothing,
  onRetry: doNothing,
  onDownload: doNothing,
  onHome: doNothing,
}
const pdf = samplePdf()
const picture = samplePicture()

export const viewerStories = {
  Broken: () => (
    <Story of="Broken">
      <Broken onDownload={doNothing} />
    </Story>
  ),
  Opening: () => (
    <Story of="Opening">
      <Opening thumbnail={null} />
    </Story>
  ),
  PreviewDialogPdf: () => (
    <Story of="PreviewDialog">
      <PreviewDialog {...dialog} state="shown" bytes={pdf} />
    </Story>
  ),
  PreviewDialogPicture() {
    const bytes = use(picture)
    return (
      <Story of="PreviewDialog">
        <PreviewDialog {...dialog} state="shown" bytes={bytes} />
      </Story>
    )
  },
  PreviewDialogFailed: () => (
    <Story of="PreviewDialog">
      <PreviewDialog {...dialog} state="failed" />
    </Story>
  ),
  PreviewDialogStepOver: () => (
    <Story of="PreviewDialog">
      <PreviewDialog {...dialog} state="askingHome" />
    </Story>
  ),
}
