import type { Exam } from '#contract/entities/exam.ts'
import type { SubmissionType } from '#contract/enums.ts'
import type { EligibilityCode } from '#contract/errorCodes.ts'
import { lastApplicationDay } from '#contract/rules/examWindow.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { eligibilityText, textOfFailure } from '#src/api/failureText.ts'
import { CheckProgress } from '#src/features/eligibility/CheckProgress.tsx'
import { SevenYearForm } from '#src/features/eligibility/SevenYearForm.tsx'
import { useCheckedExam, useEligibility } from '#src/features/eligibility/useEligibility.ts'
import { formatDate } from '#src/i18n/formatDate.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { useAppEffects } from '#src/platform/appEffects.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { HintCard } from '#src/ui/HintCard.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'

interface EligibilityPageProps {
  submissionType: SubmissionType
  examId: number
  /** the query `channel=1`: an application that was begun is checked again */
  again: boolean
  /** a period that is over, told by a later step */
  code: EligibilityCode | null
}

/** The check that opens a round: the tips card, the seven-year date form, or the next step (sections 2 and 4). */
export function EligibilityPage({ submissionType, examId, code }: EligibilityPageProps) {
  const text = useText()
  const language = useLanguage()
  const { go } = useAppEffects()
  const { data: exam, failure, retry } = useCheckedExam(examId)
  const home = () => go({ to: 'home' })
  return (
    <Page>
      <PageTitle
        title={text(submissionType === 'apply' ? 'page.check' : 'page.supplement_check')}
        context={exam ? nameIn(language, exam) : '\u00a0'}
      />
      {exam ? (
        <Check
          key={`${submissionType} ${code ?? ''}`}
          exam={exam}
          submissionType={submissionType}
          code={code}
        />
      ) : failure ? (
        <ErrorState onRetry={retry} onHome={home}>
          {text(textOfFailure(failure))}
        </ErrorState>
      ) : (
        <CheckProgress submissionType={submissionType} />
      )}
    </Page>
  )
}

interface CheckProps {
  exam: Exam
  submissionType: SubmissionType
  code: EligibilityCode | null
}

function Check({ exam, submissionType, code }: CheckProps) {
  const text = useText()
  const language = useLanguage()
  const lastDay = lastApplicationDay(exam)
  const check = useEligibility({ submissionType, examId: exam.id, lastDay, code })
  const home = () => check.send({ type: 'home' })
  switch (check.state) {
    case 'refused':
      return (
        <HintCard takesFocus={check.readDate() !== null} onHome={home}>
          {check.code && text(eligibilityText(check.code))}
        </HintCard>
      )
    case 'failed':
      return (
        <ErrorState onRetry={() => check.send({ type: 'retry' })} onHome={home}>
          {text(check.failureText)}
        </ErrorState>
      )
    case 'askingDate':
    case 'confirmingDate':
    case 'checkingDate':
      return (
        <>
          <SevenYearForm
            busy={check.busy}
            kept={check.keptDate}
            onType={check.keepDate}
            onSubmit={check.submitDate}
            onHome={home}
          />
          <ConfirmDialog
            open={check.asksConfirmation}
            confirmLabel={text('common.yes')}
            cancelLabel={text('common.no')}
            onConfirm={() => check.send({ type: 'confirm' })}
            onCancel={() => check.send({ type: 'cancel' })}
          >
            {text('confirm.seven_year', {
              date: formatDate(language, check.readDate() ?? lastDay),
              endDate: formatDate(language, lastDay),
            })}
          </ConfirmDialog>
        </>
      )
    default:
      return <CheckProgress submissionType={submissionType} />
  }
}
