import { useState } from 'react'
import { Story } from '#src/devtools/gallery/Story.tsx'
import { sampleDocument, sampleFiles } from '#src/devtools/gallery/samples.ts'
import { DocumentsReview } from '#src/features/review/DocumentsReview.tsx'
import { RoundFiles } from '#src/features/submitted-files/RoundFiles.tsx'
import { FileDetails } from '#src/features/upload/FileDetails.tsx'
import { FilePicker } from '#src/features/upload/FilePicker.tsx'
import { LibraryRow } from '#src/features/upload/LibraryRow.tsx'
import { useText } from '#src/i18n/useText.ts'
import { FileRow } from '#src/ui/FileRow.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'

const doNothing = () => {}
const megabyte = 1024 * 1024

export const documentStories = {
  FileRow() {
    const text = useText()
    return (
      <Story of="FileRow">
        <FileRow
          name="學士學位證書.pdf"
          state={{ kind: 'uploading', loaded: 1.6 * megabyte, total: 4.2 * megabyte }}
          onCancel={doNothing}
        />
        <FileRow name="scan.heic" state={{ kind: 'working', message: text('upload.shrinking') }} />
        <FileRow
          name="Bilhete de identidade, frente e verso, digitalizado em Macau.jpg"
          size={0.8 * megabyte}
          state={{ kind: 'done' }}
          note={text('document.field.name_non')}
          onView={doNothing}
          onRemove={doNothing}
        />
        <FileRow
          name="scan.tiff"
          state={{ kind: 'failed', message: text('upload.bad_format', { fileName: 'scan.tiff' }) }}
          action={{ label: text('upload.shrink'), onPress: doNothing }}
          onRetry={doNothing}
          onRemove={doNothing}
        />
      </Story>
    )
  },
  FilePicker() {
    const text = useText()
    return (
      <Story of="FilePicker">
        <FilePicker id="picker" of={text('document.category.ID')} onFiles={doNothing}>
          <LinkButton>{text('common.view')}</LinkButton>
        </FilePicker>
      </Story>
    )
  },
  FileDetails: () => (
    <Story of="FileDetails">
      <FileDetails category="HA_E" value={{}} onChange={doNothing} />
      <FileDetails category="OUTROS" value={{}} onChange={doNothing} />
      <FileDetails category="ID" value={{}} onChange={doNothing} />
    </Story>
  ),
  LibraryRow() {
    const [isTicked, setTicked] = useState(true)
    return (
      <Story of="LibraryRow">
        <ul>
          <LibraryRow document={sampleDocument} isTicked={isTicked} onTick={setTicked} onView={doNothing} />
        </ul>
      </Story>
    )
  },
  DocumentsReview: () => (
    <Story of="DocumentsReview">
      <DocumentsReview files={sampleFiles} onView={doNothing} />
      <DocumentsReview files={[]} onView={doNothing} />
    </Story>
  ),
  RoundFiles: () => (
    <Story of="RoundFiles">
      <RoundFiles
        round={{
          submissionId: 'a',
          submissionNo: 'A2026-000001-1',
          receiptNo: null,
          submissionTime: '2026-03-10T12:00:00+08:00',
          files: [...sampleFiles],
        }}
        saving={null}
        onSave={doNothing}
        onView={doNothing}
      />
    </Story>
  ),
}
