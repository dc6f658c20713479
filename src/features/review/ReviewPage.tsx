import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Exam } from '#contract/entities/exam.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import type { Step } from '#contract/steps.ts'
import type { Reviewed } from '#machines/review/review.machine.ts'
import { usePreview } from '#src/api/usePreview.ts'
import { DocumentsReview } from '#src/features/review/DocumentsReview.tsx'
import { RegistrationReview } from '#src/features/review/RegistrationReview.tsx'
import { ResumeReview } from '#src/features/review/ResumeReview.tsx'
import { ReviewDialogs } from '#src/features/review/ReviewDialogs.tsx'
import { useReview } from '#src/features/review/useReview.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { useJourneyControls } from '#src/platform/journey.ts'
import { CheckboxField } from '#src/ui/CheckboxField.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageSkeleton } from '#src/ui/PageSkeleton.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { PrimaryAction } from '#src/ui/PrimaryAction.tsx'
import { Section } from '#src/ui/Section.tsx'
import { PreviewDialog } from '#src/ui/viewer/PreviewDialog.tsx'

/** What asks for something to be done says nothing on paper. */
const notPrinted = { '@media print': { display: 'none' } }

interface ReviewPageProps {
  submission: Submission
  exam: Exam
}

/** Everything as it will be submitted, with ways back to each step (sections 2 and 4). */
export function ReviewPage({ submission, exam }: ReviewPageProps) {
  const text = useText()
  const language = useLanguage()
  const review = useReview(submission)
  return (
    <Page width="list">
      <PageTitle title={text('step.review')} context={nameIn(language, exam)}>
        <chakra.p mt="2">{text('review.check_hint')}</chakra.p>
      </PageTitle>
      {review.hasFailed ? (
        <ErrorState onRetry={() => review.send({ type: 'retry' })}>{text(review.failureText)}</ErrorState>
      ) : review.isShown && review.reviewed ? (
        <ReviewView review={review} reviewed={review.reviewed} submission={submission} />
      ) : (
        <PageSkeleton />
      )}
      <ReviewDialogs review={review} isSupplement={submission.type === 'supplement'} />
    </Page>
  )
}

interface ReviewViewProps {
  review: ReturnType<typeof useReview>
  reviewed: Reviewed
  submission: Submission
}

function ReviewView({ review, reviewed, submission }: ReviewViewProps) {
  const text = useText()
  const controls = useJourneyControls()
  const preview = usePreview()
  const isApply = submission.type === 'apply'
  const modify = (to: Step, label: string): ReactNode => (
    <chakra.span css={notPrinted}>
      <LinkButton icon="edit" onPress={() => controls?.press({ type: 'return', to })}>
        {label}
      </LinkButton>
    </chakra.span>
  )
  return (
    <>
      <chakra.div css={notPrinted}>
        <ErrorSummary
          attempt={review.refusals}
          errors={
            review.isUndeclared ? [{ id: 'declaration', message: text('review.declare_required') }] : []
          }
        />
      </chakra.div>
      {reviewed.form && (
        <Section
          title={text('review.section_registration')}
          action={modify('registration', text('review.modify_registration'))}
        >
          <RegistrationReview form={reviewed.form} />
        </Section>
      )}
      {isApply && (
        <Section
          title={text('review.section_resume')}
          action={modify('resume', text('review.modify_resume'))}
        >
          {reviewed.resume ? (
            <ResumeReview resume={reviewed.resume} />
          ) : (
            <chakra.p color="fg.muted">{text('step.skipped')}</chakra.p>
          )}
        </Section>
      )}
      <Section
        title={text('review.section_documents')}
        action={modify('upload', text('review.modify_documents'))}
      >
        <DocumentsReview
          files={reviewed.files}
          onView={(item) =>
            preview.show({ kind: 'submittedFile', id: item.id, name: item.file?.name ?? item.id })
          }
        />
        {isApply && (
          <chakra.div css={notPrinted}>
            <LinkButton
              icon="file"
              onPress={() =>
                preview.show({
                  kind: 'formDocument',
                  id: submission.id,
                  name: `${text('document.form_document')}.pdf`,
                })
              }
            >
              {text('review.preview_form')}
            </LinkButton>
          </chakra.div>
        )}
      </Section>
      <chakra.div css={notPrinted}>
        <CheckboxField
          name="declaration"
          label={text('review.declare')}
          checked={review.declared}
          error={review.isUndeclared ? text('review.declare_required') : undefined}
          onChange={({ target }) => review.send({ type: 'declare', declared: target.checked })}
        />
      </chakra.div>
      <PrimaryAction onPress={() => review.send({ type: 'submit' })} busy={review.busy}>
        {text('common.submit')}
      </PrimaryAction>
      <PreviewDialog {...preview.dialog} />
    </>
  )
}
