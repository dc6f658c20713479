import type { useRegistration } from '#src/features/registration/useRegistration.ts'
import { languageTexts } from '#src/i18n/languageTexts.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ConflictDialog } from '#src/ui/ConflictDialog.tsx'

/** The two questions of the step: another language than the pages, and what another window has saved. */
export function RegistrationDialogs({ step }: { step: ReturnType<typeof useRegistration> }) {
  const text = useText()
  const language = useLanguage()
  const { state, send } = step
  const chosen = step.fields.getValues('languageTypeId') === 'P' ? 'PT' : 'ZH_TW'
  return (
    <>
      <ConfirmDialog
        open={state === 'confirmingLanguage'}
        confirmLabel={text('common.yes')}
        cancelLabel={text('common.no')}
        onConfirm={() => send({ type: 'confirm' })}
        onCancel={() => send({ type: 'cancel' })}
      >
        {text('confirm.language_mismatch', {
          chosenLanguage: text(languageTexts[chosen].inSentence),
          interfaceLanguage: text(languageTexts[language].inSentence),
        })}
      </ConfirmDialog>
      <ConflictDialog {...step.conflict} />
    </>
  )
}
