import { chakra } from '@chakra-ui/react/styled-system'
import type { Exam } from '#contract/entities/exam.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { categoriesOf, requiredCategories } from '#contract/rules/documentRules.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { shownMoney } from '#contract/rules/money.ts'
import { CategoryPart } from '#src/features/upload/CategoryPart.tsx'
import { issueTarget, issueText } from '#src/features/upload/issueText.ts'
import { UploadDialogs } from '#src/features/upload/UploadDialogs.tsx'
import { type UploadStep, useUpload } from '#src/features/upload/useUpload.ts'
import { formatList } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { useUnloadGuard } from '#src/platform/useUnloadGuard.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageSkeleton } from '#src/ui/PageSkeleton.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { PrimaryAction } from '#src/ui/PrimaryAction.tsx'
import { Section } from '#src/ui/Section.tsx'
import { PreviewDialog } from '#src/ui/viewer/PreviewDialog.tsx'

interface UploadPageProps {
  submission: Submission
  exam: Exam
}

/** Step 2: the documents of an application or of a supplement (sections 2, 5 and 6). */
export function UploadPage({ submission, exam }: UploadPageProps) {
  const text = useText()
  const language = useLanguage()
  const step = useUpload(submission, exam)
  const isSupplement = submission.type === 'supplement'
  useUnloadGuard(Object.keys(step.context.uploads).length > 0)
  return (
    <Page>
      <PageTitle
        title={text(isSupplement ? 'step.supplement_upload' : 'step.upload')}
        context={nameIn(language, exam)}
      />
      {step.failed ? (
        <ErrorState onRetry={() => step.send({ type: 'retry' })}>{text(step.failureText)}</ErrorState>
      ) : step.isShown ? (
        <Categories step={step} isSupplement={isSupplement} amount={submission.amount} />
      ) : (
        <PageSkeleton />
      )}
      <UploadDialogs step={step} exam={exam} />
      <PreviewDialog {...step.preview} />
    </Page>
  )
}

interface CategoriesProps {
  step: UploadStep
  isSupplement: boolean
  /** what is due, in patacas; null where nothing is */
  amount: number | null
}

function Categories({ step, isSupplement, amount }: CategoriesProps) {
  const text = useText()
  const language = useLanguage()
  const { context, occasion } = step
  const categories = categoriesOf(occasion)
  const isUploading = Object.keys(context.uploads).length > 0
  const documents = formatList(
    language,
    categories.map((category) => text(`document.category.${category}`)),
  )
  return (
    <>
      {context.refusals > 0 && (
        <ErrorSummary
          attempt={context.refusals}
          errors={step.issues.map((issue) => ({
            id: issueTarget(issue, categories[0] ?? 'ID'),
            message: issueText(text, issue),
          }))}
        />
      )}
      {context.restored && (
        <chakra.div mb="8">
          <Notice status="info">{text('draft.restored')}</Notice>
        </chakra.div>
      )}
      {isSupplement && (
        <chakra.div mb="8">
          <Notice status="info">
            <p>{text('supplement.requested', { count: categories.length, documents })}</p>
            <p>{text('supplement.need_file')}</p>
            {amount !== null && <p>{text('supplement.fee_due', { amount: shownMoney(language, amount) })}</p>}
          </Notice>
        </chakra.div>
      )}
      {categories.map((category) => (
        <Section key={category} title={text(`document.category.${category}`)}>
          <CategoryPart
            step={step}
            category={category}
            optional={!isSupplement && !requiredCategories.some((required) => required === category)}
            mayStayOpen={isSupplement}
          />
        </Section>
      ))}
      <PrimaryAction
        onPress={() => step.send({ type: 'next' })}
        busy={step.busy}
        disabled={isUploading}
        hint={isUploading ? text('upload.uploading') : undefined}
      >
        {text('common.next')}
      </PrimaryAction>
    </>
  )
}
