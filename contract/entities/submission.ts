/** A submission: one apply submission, and any number of supplement submissions, per application (section 3). */
import * as v from 'valibot'
import { SubmissionSummary } from '#contract/entities/exam.ts'
import { ExamId, Instant, PlainDate, Version } from '#contract/entities/primitives.ts'
import { DocumentCategory, ExamLanguage } from '#contract/enums.ts'
import { type ExamFlag, examFlags } from '#contract/steps.ts'

const examFlagEntries = Object.fromEntries(examFlags.map((flag) => [flag, v.boolean()])) as Record<
  ExamFlag,
  v.BooleanSchema<undefined>
>

export const Submission = v.object({
  ...SubmissionSummary.entries,
  examId: ExamId,
  /** number for people, issued when the review is confirmed */
  submissionNo: v.nullable(v.string()),
  receiptNo: v.nullable(v.string()),
  submissionTime: v.nullable(Instant),
  /** what the exam asks for; decided by the service only */
  ...examFlagEntries,
  /** admitted on condition: documents or permanent residence still to be proven */
  conditional: v.boolean(),
  /** categories that a supplement round asks for; empty for apply */
  requestedDocuments: v.array(DocumentCategory),
  sevenYearDate: v.nullable(PlainDate),
  languageTypeId: v.nullable(ExamLanguage),
  /** the form document carries a valid electronic signature */
  signed: v.boolean(),
  /** patacas due, or null where nothing is to be paid */
  amount: v.nullable(v.number()),
  version: Version,
})
export type Submission = v.InferOutput<typeof Submission>

/** Body of the eligibility check. The date is asked of non-permanent residents only (section 5). */
export const CheckData = v.object({ sevenYearDate: v.nullable(PlainDate) })
export type CheckData = v.InferOutput<typeof CheckData>
