import type { ResumeStep } from '#src/features/resume/useResume.ts'
import { useText } from '#src/i18n/useText.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ConflictDialog } from '#src/ui/ConflictDialog.tsx'

/** The two questions of the step: leaving what was typed behind, and what another window has saved. */
export function ResumeDialogs({ step }: { step: ResumeStep }) {
  const text = useText()
  const { state, send } = step
  return (
    <>
      <ConfirmDialog
        open={state === 'confirmingSkip'}
        onConfirm={() => send({ type: 'confirm' })}
        onCancel={() => send({ type: 'cancel' })}
      >
        {text('confirm.skip_resume')}
      </ConfirmDialog>
      <ConflictDialog {...step.conflict} />
    </>
  )
}
