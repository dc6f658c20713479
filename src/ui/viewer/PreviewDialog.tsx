import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { loadTexts } from '#src/i18n/loadTexts.ts'
import { useText } from '#src/i18n/useText.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import type { DocumentViewer } from '#src/ui/viewer/DocumentViewer.tsx'
import { Opening } from '#src/ui/viewer/Opening.tsx'

type Viewer = typeof DocumentViewer

/** The viewers and their words, fetched when the first preview is opened; the document is on its way meanwhile. */
function useViewer(isWanted: boolean): { viewer: Viewer | null; failed: boolean; retry: () => void } {
  const [loaded, setLoaded] = useState<{ viewer: Viewer } | null>(null)
  const [failed, setFailed] = useState(false)
  const isMissing = isWanted && loaded === null && !failed
  useEffect(() => {
    if (!isMissing) return
    Promise.all([import('#src/ui/viewer/DocumentViewer.tsx'), loadTexts(['viewer'])]).then(
      ([module]) => {
        module.warmUp()
        setLoaded({ viewer: module.DocumentViewer })
      },
      () => setFailed(true),
    )
  }, [isMissing])
  return { viewer: loaded?.viewer ?? null, failed, retry: () => setFailed(false) }
}

export interface PreviewDialogProps {
  /** closed: nothing is shown; askingHome: the step is over, and going home is offered (section 8) */
  state: 'closed' | 'loading' | 'shown' | 'failed' | 'askingHome'
  name: string
  bytes: Blob | null
  thumbnail: string | null
  onClose: () => void
  onRetry: () => void
  onDownload: () => void
  onHome: () => void
}

/** The preview of a document, 1024 px wide (section 2). */
export function PreviewDialog(props: PreviewDialogProps) {
  const { state, name, bytes, thumbnail, onClose, onRetry, onDownload, onHome } = props
  const text = useText()
  const { viewer: Viewer, failed, retry } = useViewer(state !== 'closed' && state !== 'askingHome')
  if (state === 'askingHome')
    return (
      <ConfirmDialog open onConfirm={onHome} onCancel={onClose}>
        {text('confirm.stage_error_home')}
      </ConfirmDialog>
    )
  return (
    <Dialog open={state !== 'closed'} width="preview" title={name} onClose={onClose}>
      <chakra.div display="flex" flexDirection="column" h="calc({sizes.dvh} - 8.5rem)" minH="16rem">
        {state === 'failed' || failed ? (
          <ErrorState onRetry={failed ? retry : onRetry}>{text('client.preview_failed')}</ErrorState>
        ) : bytes && Viewer ? (
          <Viewer bytes={bytes} name={name} thumbnail={thumbnail} onDownload={onDownload} />
        ) : (
          <Opening thumbnail={thumbnail} />
        )}
      </chakra.div>
    </Dialog>
  )
}
