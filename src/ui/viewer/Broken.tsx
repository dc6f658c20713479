import { Button } from '@chakra-ui/react/button'
import { useText } from '#src/i18n/useText.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** In the place of a document that can't be shown: a sentence, and the file itself. */
export function Broken({ onDownload }: { onDownload: () => void }) {
  const text = useText()
  return (
    <EmptyState
      icon="warning"
      title={text('viewer.download_instead')}
      action={<Button onClick={onDownload}>{text('common.download')}</Button>}
    />
  )
}
