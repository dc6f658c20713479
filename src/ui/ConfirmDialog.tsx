import { Button } from '@chakra-ui/react/button'
import type { ReactNode } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { Dialog, type DialogProps } from '#src/ui/Dialog.tsx'

interface ConfirmDialogProps extends Pick<DialogProps, 'focusAfter'> {
  open: boolean
  /** absent: the word for confirmation */
  title?: string
  children: ReactNode
  /** absent: the words for confirm and cancel */
  confirmLabel?: string
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  /** the answer is being carried out */
  busy?: boolean
}

/** A question with two answers. Escape and the close icon answer no; the backdrop answers nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const text = useText()
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel, busy, focusAfter } = props
  return (
    <Dialog
      open={open}
      title={title ?? text('common.confirm_title')}
      onClose={busy ? undefined : onCancel}
      focusAfter={focusAfter}
      footer={
        <>
          <Button onClick={onConfirm} loading={busy} loadingText={confirmLabel ?? text('common.confirm')}>
            {confirmLabel ?? text('common.confirm')}
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={onCancel} disabled={busy}>
            {cancelLabel ?? text('common.cancel')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
