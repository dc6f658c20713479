import { chakra } from '@chakra-ui/react/styled-system'
import type { Exam } from '#contract/entities/exam.ts'
import type { UploadWarning } from '#contract/rules/documentRules.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { useReferenceList } from '#src/api/referenceLists.ts'
import type { UploadStep } from '#src/features/upload/useUpload.ts'
import { formatChoice, formatList } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ConflictDialog } from '#src/ui/ConflictDialog.tsx'

/** What is asked before the documents are submitted (sections 4 and 5). */
export function UploadDialogs({ step, exam }: { step: UploadStep; exam: Exam }) {
  const text = useText()
  const language = useLanguage()
  const { state, context, conditional, send } = step
  const levels = useReferenceList('educationLevels', state === 'confirmingWarnings')
  const requiredLevel = formatChoice(
    language,
    levels.rows.filter(({ level }) => level === exam.educationLevelLevel).map((row) => nameIn(language, row)),
  )
  const sentence = (warning: UploadWarning) =>
    warning === 'warn_level_below'
      ? text('upload.warn_level_below', { requiredLevel })
      : text(`upload.${warning}`)
  const answers = {
    confirmLabel: text('common.continue'),
    onConfirm: () => send({ type: 'confirm' }),
    onCancel: () => send({ type: 'cancel' }),
  }
  return (
    <>
      <ConfirmDialog
        open={step.asksUnsent}
        title={text('common.warning_title')}
        confirmLabel={text('common.continue')}
        onConfirm={() => step.answerUnsent(true)}
        onCancel={() => step.answerUnsent(false)}
      >
        {text('upload.unsent_confirm', {
          count: step.unsent.length,
          files: formatList(language, step.unsent),
        })}
      </ConfirmDialog>
      <ConfirmDialog open={state === 'confirmingWarnings'} title={text('common.warning_title')} {...answers}>
        <chakra.div display="grid" gap="3">
          {context.warnings.map((warning) => (
            <p key={warning}>{sentence(warning)}</p>
          ))}
        </chakra.div>
      </ConfirmDialog>
      <ConfirmDialog open={state === 'confirmingCondition'} title={text('common.warning_title')} {...answers}>
        {text('confirm.conditional_admission', {
          count: conditional.length,
          documents: formatList(
            language,
            conditional.map((category) => text(`document.category.${category}`)),
          ),
        })}
      </ConfirmDialog>
      <ConflictDialog
        open={state === 'conflict'}
        onTakeTheirs={() => send({ type: 'takeTheirs' })}
        onKeepMine={() => send({ type: 'keepMine' })}
        onClose={() => send({ type: 'cancel' })}
      />
    </>
  )
}
