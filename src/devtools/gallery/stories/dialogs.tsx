import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import { Story } from '#src/devtools/gallery/Story.tsx'
import { useText } from '#src/i18n/useText.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ConflictDialog } from '#src/ui/ConflictDialog.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'

export const dialogStories = {
  Dialog() {
    const text = useText()
    const [open, setOpen] = useState(true)
    return (
      <Story of="Dialog">
        <Button onClick={() => setOpen(true)}>{text('common.view')}</Button>
        <Dialog open={open} title={text('common.tips_title')} onClose={() => setOpen(false)}>
          {Array.from({ length: 30 }, (_, index) => (
            <p key={text('sign.hint') + String(index)}>{text('sign.hint')}</p>
          ))}
        </Dialog>
      </Story>
    )
  },
  ConfirmDialog() {
    const text = useText()
    const [open, setOpen] = useState(true)
    const close = () => setOpen(false)
    return (
      <Story of="ConfirmDialog">
        <Button onClick={() => setOpen(true)}>{text('common.view')}</Button>
        <ConfirmDialog open={open} onConfirm={close} onCancel={close}>
          {text('confirm.leave_to_home')}
        </ConfirmDialog>
      </Story>
    )
  },
  ConfirmDialogBusy() {
    const text = useText()
    return (
      <Story of="ConfirmDialog">
        <ConfirmDialog open busy onConfirm={() => {}} onCancel={() => {}}>
          {text('confirm.leave_to_home')}
        </ConfirmDialog>
      </Story>
    )
  },
  ConflictDialog() {
    const text = useText()
    const [open, setOpen] = useState(true)
    const close = () => setOpen(false)
    return (
      <Story of="ConflictDialog">
        <Button onClick={() => setOpen(true)}>{text('common.view')}</Button>
        <ConflictDialog open={open} onTakeTheirs={close} onKeepMine={close} onClose={close} />
      </Story>
    )
  },
}
