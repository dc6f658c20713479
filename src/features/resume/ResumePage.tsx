import { chakra } from '@chakra-ui/react/styled-system'
import type { FormEvent } from 'react'
import type { Exam } from '#contract/entities/exam.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { issueSentence } from '#src/features/resume/issueSentence.ts'
import { ResumeDialogs } from '#src/features/resume/ResumeDialogs.tsx'
import { ResumeListPart } from '#src/features/resume/ResumeListPart.tsx'
import { ResumeOtherPart } from '#src/features/resume/ResumeOtherPart.tsx'
import { Suggestions } from '#src/features/resume/Suggestions.tsx'
import { type ResumeStep, useResume } from '#src/features/resume/useResume.ts'
import { formatTime } from '#src/i18n/formatDate.ts'
import { resumeLists } from '#src/i18n/resumeLists.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx'
import { keepComposing } from '#src/ui/endsComposition.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageSkeleton } from '#src/ui/PageSkeleton.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { PrimaryAction } from '#src/ui/PrimaryAction.tsx'

interface ResumePageProps {
  submission: Submission
  exam: Exam
}

/** The resume: optional unless the exam analyses it (sections 2, 3 and 5). */
export function ResumePage({ submission, exam }: ResumePageProps) {
  const text = useText()
  const language = useLanguage()
  const step = useResume(submission)
  return (
    <Page>
      <PageTitle title={text('step.resume')} context={nameIn(language, exam)} />
      {step.state === 'failed' ? (
        <ErrorState onRetry={() => step.send({ type: 'retry' })}>{text(step.failureText)}</ErrorState>
      ) : step.isFilled && step.state !== 'loading' ? (
        <ResumeView step={step} />
      ) : (
        <PageSkeleton />
      )}
      <ResumeDialogs step={step} />
    </Page>
  )
}

function ResumeView({ step }: { step: ResumeStep }) {
  const text = useText()
  const language = useLanguage()
  const { fields, issues, refusals, savedAt, required } = step
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!step.busy) void step.next()
  }
  return (
    <chakra.form noValidate onSubmit={submit} onKeyDown={keepComposing}>
      {refusals > 0 && (
        <ErrorSummary
          attempt={refusals}
          errors={issues.map((placed) => ({
            id: placed.name,
            message: issueSentence(text, language, placed),
          }))}
        />
      )}
      <chakra.div display="grid" gap="3" mb="8">
        <Notice status="info">{text(required ? 'resume.required_by_exam' : 'resume.optional_hint')}</Notice>
        {step.restored && <Notice status="info">{text('draft.restored')}</Notice>}
      </chakra.div>
      <ResumeOtherPart fields={fields} part="languages" />
      {resumeLists.map((list) => (
        <ResumeListPart key={list.name} fields={fields} list={list} />
      ))}
      <ResumeOtherPart fields={fields} part="other" />
      <Suggestions />
      <PrimaryAction
        busy={step.busy}
        aside={
          <>
            {!required && <LinkButton onPress={step.skip}>{text('resume.skip')}</LinkButton>}
            {savedAt !== null && (
              <chakra.p textStyle="sm" color="fg.muted">
                {text('draft.saved_at', { time: formatTime(savedAt) })}
              </chakra.p>
            )}
          </>
        }
      >
        {text('common.next')}
      </PrimaryAction>
    </chakra.form>
  )
}
