import { Story } from '#src/devtools/gallery/Story.tsx'
import {
  sampleApplied,
  sampleExam,
  sampleForm,
  sampleNow,
  sampleResume,
} from '#src/devtools/gallery/samples.ts'
import { CheckProgress } from '#src/features/eligibility/CheckProgress.tsx'
import { SevenYearForm } from '#src/features/eligibility/SevenYearForm.tsx'
import { ExamCard } from '#src/features/exam-list/ExamCard.tsx'
import { AttemptUnderWay } from '#src/features/payment/AttemptUnderWay.tsx'
import { FeeTerms } from '#src/features/payment/FeeTerms.tsx'
import { IdentityPart } from '#src/features/registration/IdentityPart.tsx'
import { RegistrationReview } from '#src/features/review/RegistrationReview.tsx'
import { ResumeReview } from '#src/features/review/ResumeReview.tsx'

const doNothing = () => {}

export const stepStories = {
  CheckProgress: () => (
    <Story of="CheckProgress">
      <CheckProgress submissionType="apply" />
      <CheckProgress submissionType="supplement" />
    </Story>
  ),
  SevenYearForm: () => (
    <Story of="SevenYearForm">
      <SevenYearForm
        busy={false}
        kept={() => '2015-13-01'}
        onType={doNothing}
        onSubmit={doNothing}
        onHome={doNothing}
      />
    </Story>
  ),
  ExamCard: () => (
    <Story of="ExamCard">
      <ExamCard exam={sampleExam} now={sampleNow} />
      <ExamCard exam={sampleApplied} now={sampleNow} />
    </Story>
  ),
  AttemptUnderWay: () => (
    <Story of="AttemptUnderWay">
      <AttemptUnderWay running={{ transactionNo: 't'.repeat(22), paymentType: 'GOV_PAY' }} send={doNothing} />
    </Story>
  ),
  FeeTerms: () => (
    <Story of="FeeTerms">
      <FeeTerms amount={300} />
      <FeeTerms amount={null} />
    </Story>
  ),
  IdentityPart: () => (
    <Story of="IdentityPart">
      <IdentityPart form={sampleForm} />
    </Story>
  ),
  RegistrationReview: () => (
    <Story of="RegistrationReview">
      <RegistrationReview form={sampleForm} />
    </Story>
  ),
  ResumeReview: () => (
    <Story of="ResumeReview">
      <ResumeReview resume={sampleResume} />
    </Story>
  ),
}
