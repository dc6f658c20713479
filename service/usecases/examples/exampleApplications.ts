/** Applications of personas, taken step by step at moments within the exam's application period. */
import { DateTime } from 'luxon'
import { noAnswers, type RegistrationAnswers } from '#contract/entities/registrationForm.ts'
import type { Stage } from '#contract/enums.ts'
import { type ExampleExamCode, exampleExams, periodsOf } from '#contract/external/exampleExams.ts'
import type { Persona } from '#contract/external/personas.ts'
import { isLinkedStatus } from '#contract/rules/civilServant.ts'
import { randomId } from '#service/core/randomId.ts'
import { markFormAtCounter } from '#service/store/exampleData.ts'
import { findExam } from '#service/store/exams.ts'
import { insertPayment } from '#service/store/payments.ts'
import { changeSubmission, lockApplication, type SubmissionWithExam } from '#service/store/submissions.ts'
import type { Trx } from '#service/store/transaction.ts'
import { submitDocuments } from '#service/usecases/documents/submitDocuments.ts'
import { openRound } from '#service/usecases/eligibility/openRound.ts'
import { saveRegistration } from '#service/usecases/registration/registration.ts'
import { skipResume } from '#service/usecases/resume/resumes.ts'
import { submitReview } from '#service/usecases/review/review.ts'
import { finalizeSubmission } from '#service/usecases/submission/finalizeSubmission.ts'
import { transitionStage } from '#service/usecases/submission/transitionStage.ts'

interface Walk {
  current: SubmissionWithExam
  persona: Persona
  /** a later moment at each call, so that the history reads in order */
  tick(): Date
}

const idOf = (code: ExampleExamCode) => exampleExams.find((exam) => exam.code === code)?.id ?? 0

async function begin(
  trx: Trx,
  persona: Persona,
  code: ExampleExamCode,
  day: string,
  channel: 'WEB' | 'FRONT',
): Promise<Walk> {
  const exam = await findExam(trx, idOf(code))
  let at = DateTime.fromISO(periodsOf(code, day).startDate)
  const tick = () => {
    at = at.plus({ minutes: 7 })
    return at.toJSDate()
  }
  const now = tick()
  const applicationId = await lockApplication(trx, persona.id, exam.id, now)
  const opened = await openRound(trx, {
    applicationId,
    subject: persona.id,
    exam,
    channel,
    now,
    type: 'apply',
  })
  const current = await transitionStage(trx, opened, { type: 'checked' }, tick(), {
    personnel: JSON.stringify(persona.personnel),
  })
  return { current, persona, tick }
}

function answersOf({ identity, personnel }: Persona): RegistrationAnswers {
  return {
    ...noAnswers,
    macaoContactNo: identity.mobile ?? '+853 6620 0000',
    email: identity.email ?? '',
    macaoAddress: identity.address ?? '澳門示範街1號示範大廈2樓A',
    civil: isLinkedStatus(personnel.applicantStatus) ? null : false,
    applicantDepartment: personnel.department,
    contractType: personnel.contractType,
    careerOrOfficialType: personnel.careerOrOfficialType,
    companyType: 0,
    companyName: '示範有限公司',
    companyPositionName: '文員',
    languageTypeId: 'C',
  }
}

const stepOf = ({ current, persona, tick }: Walk) => ({
  id: current.submission.id,
  subject: persona.id,
  channel: 'WEB' as const,
  language: 'ZH_TW' as const,
  now: tick(),
})

/** Begun at a counter, with its form filled in there. */
export async function beginAtCounter(
  trx: Trx,
  persona: Persona,
  { examCode, stage }: { examCode: ExampleExamCode; stage: Stage },
  day: string,
): Promise<void> {
  const walk = await begin(trx, persona, examCode, day, 'FRONT')
  await saveRegistration({ db: trx }, stepOf(walk), { ...answersOf(persona), version: 0 })
  await markFormAtCounter(trx, walk.current.submission.id)
  const { submission } = await skipResume({ db: trx }, stepOf(walk))
  if (submission.stage !== stage) throw new Error(`no example reaches ${stage} at a counter`)
}

/** Ended, paid by GOV_PAY; what the board still asks for was not handed in. */
export async function completeApplication(
  trx: Trx,
  persona: Persona,
  code: ExampleExamCode,
  day: string,
): Promise<void> {
  const walk = await begin(trx, persona, code, day, 'WEB')
  await saveRegistration({ db: trx }, stepOf(walk), { ...answersOf(persona), version: 0 })
  const uploading = await skipResume({ db: trx }, stepOf(walk))
  const owes = persona.admission[code]?.documents ?? []
  const choice = (documentType: 'ID' | 'HA_E' | 'OUTROS', documentSource: 'DSI' | 'NOT') => ({
    documentType,
    documentSource,
    personalDocumentIds: [],
  })
  await submitDocuments(
    { db: trx },
    {
      ...stepOf(walk),
      type: 'apply',
      input: {
        choices: [
          choice('ID', owes.includes('ID') ? 'NOT' : 'DSI'),
          choice('HA_E', 'NOT'),
          choice('OUTROS', 'NOT'),
        ],
        conditionalConfirmed: true,
        version: uploading.submission.version,
      },
      files: [],
    },
  )
  const paying = await submitReview({ db: trx }, stepOf(walk), 'apply')
  const signedAt = walk.tick()
  const signed = await changeSubmission(trx, paying, { signedAt, everSigned: true, payOpenedAt: signedAt })
  const transactionNo = randomId()
  const amount = paying.exam.fee ?? 0
  const now = walk.tick()
  const { id, subject } = paying.submission
  await insertPayment(trx, {
    transactionNo,
    submissionId: id,
    subject,
    paymentType: 'GOV_PAY',
    status: 'SUCCESS',
    amount,
    createdAt: signedAt,
    updatedAt: now,
  })
  await finalizeSubmission(trx, signed, { type: 'paid' }, now, {
    transactionNo,
    paymentType: 'GOV_PAY',
    amount,
  })
}
