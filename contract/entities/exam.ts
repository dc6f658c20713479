/** Exams and the applicant's standing in each (section 3). */
import * as v from 'valibot'
import { ExamId, Instant, RandomId } from '#contract/entities/primitives.ts'
import { ExamKind, PaymentChannel, Stage, SubmissionChannel, SubmissionType } from '#contract/enums.ts'

/** A payment attempt that is still open at the gateway. */
export const RunningPayment = v.object({ transactionNo: RandomId, paymentType: PaymentChannel })
export type RunningPayment = v.InferOutput<typeof RunningPayment>

/** What the list and the apply button need to know of a submission. */
export const SubmissionSummary = v.object({
  id: RandomId,
  type: SubmissionType,
  channel: SubmissionChannel,
  stage: Stage,
  supplementFile: v.boolean(),
  supplementPayment: v.boolean(),
  /** the registration form has been saved: the apply button resets (section 4, case 2) */
  formSaved: v.boolean(),
  runningPayment: v.nullable(RunningPayment),
})
export type SubmissionSummary = v.InferOutput<typeof SubmissionSummary>

/** The signed-in person's application to one exam. `applicationStage` is the stage of its apply submission. */
export const ApplicationInfo = v.object({
  id: RandomId,
  applicationStage: Stage,
  macaoAddress: v.nullable(v.string()),
  submissions: v.array(SubmissionSummary),
})
export type ApplicationInfo = v.InferOutput<typeof ApplicationInfo>

/** `endDate` and `endSupplementDate` are exclusive and include the closing time of the last day. */
export const Exam = v.object({
  id: ExamId,
  code: v.string(),
  nameTc: v.string(),
  namePt: v.string(),
  urlTc: v.string(),
  urlPt: v.string(),
  startDate: Instant,
  endDate: Instant,
  startSupplementDate: v.nullable(Instant),
  endSupplementDate: v.nullable(Instant),
  test: v.boolean(),
  applied: v.boolean(),
  supplemented: v.boolean(),
  /** lowest level of the table education-level that the exam asks for */
  educationLevelLevel: v.number(),
  kind: ExamKind,
  /** the exam includes an analysis of the resume: that step can't be skipped */
  resumeRequired: v.boolean(),
})
export type Exam = v.InferOutput<typeof Exam>

/** A card of the list: the exam, and the applicant's application so that the list needs one call. */
export const ListedExam = v.object({ ...Exam.entries, application: v.nullable(ApplicationInfo) })
export type ListedExam = v.InferOutput<typeof ListedExam>
