import type { SubmittedFile, SubmittedRound } from '#contract/entities/document.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { textOfFailure } from '#src/api/failureText.ts'
import { usePreview } from '#src/api/usePreview.ts'
import { RoundFiles } from '#src/features/submitted-files/RoundFiles.tsx'
import { useSubmittedFiles } from '#src/features/submitted-files/useSubmittedFiles.ts'
import { formatDay } from '#src/i18n/formatDate.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { useAppEffects } from '#src/platform/appEffects.ts'
import { hrefOf } from '#src/platform/paths.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { LoadingIndicator } from '#src/ui/LoadingIndicator.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { Section } from '#src/ui/Section.tsx'
import { PreviewDialog } from '#src/ui/viewer/PreviewDialog.tsx'

/** What was handed in with the application and in each supplement round (section 2, /submitted-file). */
export function SubmittedFilesPage({ examId }: { examId: number }) {
  const text = useText()
  const language = useLanguage()
  const { go } = useAppEffects()
  const { files, failure, saving, save, retry } = useSubmittedFiles(examId)
  const preview = usePreview()
  const home = () => go({ to: 'home' })
  const view = ({ id, file }: SubmittedFile) =>
    preview.show({ kind: 'submittedFile', id, name: file?.name ?? id })

  const round = (of: SubmittedRound, title: string) => (
    <Section key={of.submissionId} title={title}>
      <RoundFiles round={of} saving={saving} onSave={save} onView={view} />
    </Section>
  )
  const dateOf = ({ submissionTime }: SubmittedRound) =>
    submissionTime ? formatDay(language, submissionTime) : '—'

  return (
    <Page width="list">
      <PageTitle
        title={text('page.submitted_file')}
        context={files ? nameIn(language, files.exam) : '\u00a0'}
      />
      {failure ? (
        <ErrorState onRetry={retry} onHome={home}>
          {text(textOfFailure(failure))}
        </ErrorState>
      ) : files === null ? (
        <LoadingIndicator>{text('common.loading')}</LoadingIndicator>
      ) : files.applyRounds.length + files.supplementRounds.length === 0 ? (
        <EmptyState icon="file" title={text('submitted.empty')} />
      ) : (
        <>
          {files.applyRounds.map((of) => round(of, text('submitted.apply_round')))}
          {files.supplementRounds.map((of) =>
            round(of, text('submitted.supplement_round', { date: dateOf(of) })),
          )}
        </>
      )}
      <LinkButton icon="back" href={hrefOf({ to: 'home' })} onPress={home}>
        {text('common.back_home')}
      </LinkButton>
      <PreviewDialog {...preview.dialog} />
    </Page>
  )
}
