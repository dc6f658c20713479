import { Button } from '@chakra-ui/react/button'
import { useText } from '#src/i18n/useText.ts'
import { Dialog } from '#src/ui/Dialog.tsx'

interface ConflictDialogProps {
  open: boolean
  /** take what the other window saved */
  onTakeTheirs: () => void
  /** save what this page holds over it */
  onKeepMine: () => void
  /** decide later: nothing is saved or lost */
  onClose: () => void
}

/** Another window has saved in the meantime: the person chooses, nothing is lost silently. */
export function ConflictDialog({ open, onTakeTheirs, onKeepMine, onClose }: ConflictDialogProps) {
  const text = useText()
  return (
    <Dialog
      open={open}
      title={text('common.warning_title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{text('draft.use_latest')}</Button>
          <Button variant="outline" colorPalette="gray" onClick={onKeepMine}>
            {text('draft.keep_mine')}
          </Button>
        </>
      }
    >
      {text('draft.conflict')}
    </Dialog>
  )
}
