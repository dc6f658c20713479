/**
 * What other authorities know of a person. `GET /personnel|hardship?identityNo`, `GET /admission?identityNo&examCode`,
 * each with `Authorization: Bearer <shared secret>`.
 */
import * as v from 'valibot'
import { ApplicantStatus, ContractType, DocumentCategory } from '#contract/enums.ts'

/** Public-service personnel data. Nulls where the person isn't employed there. */
export const Personnel = v.object({
  applicantStatus: ApplicantStatus,
  department: v.nullable(v.string()),
  contractType: v.nullable(ContractType),
  careerOrOfficialType: v.nullable(v.number()),
  /** what the records say of themselves: contradictory data end the check */
  verification: v.picklist(['OK', 'DATA_MISMATCH', 'STATUS_MISMATCH']),
})
export type Personnel = v.InferOutput<typeof Personnel>

/** Hardship as certified by the social welfare authority. */
export const Hardship = v.object({ certified: v.boolean() })

/** The examining board's list; what a conditionally admitted person still owes. */
export const Admission = v.object({
  listed: v.boolean(),
  documents: v.array(DocumentCategory),
  payment: v.boolean(),
})
export type Admission = v.InferOutput<typeof Admission>
