/** Reference tables and code tables (section 3, section 7). */
import * as v from 'valibot'
import { PaymentChannel, SubmissionType } from '#contract/enums.ts'

/** A row of any table; columns beyond these differ by table and are optional. */
export const ReferenceRow = v.object({
  id: v.number(),
  code: v.string(),
  nameTc: v.string(),
  namePt: v.string(),
  order: v.number(),
  active: v.boolean(),
  level: v.optional(v.number()),
  higherEducation: v.optional(v.boolean()),
  permanentResident: v.optional(v.boolean()),
  contractType: v.optional(v.nullable(v.string())),
  applicantStatus: v.optional(v.nullable(v.string())),
  kind: v.optional(v.string()),
  area: v.optional(v.nullable(v.string())),
  locale: v.optional(v.string()),
})
export type ReferenceRow = v.InferOutput<typeof ReferenceRow>

export const CareerRow = v.object({
  id: v.number(),
  code: v.string(),
  type: v.picklist(['CAREER', 'OFFICIAL']),
  group: v.string(),
  nameTc: v.string(),
  namePt: v.string(),
  minEducationLevel: v.nullable(v.number()),
  uniformRegime: v.boolean(),
  statusCode: v.picklist(['ACTIVE', 'INACTIVE']),
  order: v.number(),
  active: v.boolean(),
})
export type CareerRow = v.InferOutput<typeof CareerRow>

export const CodeTableRow = v.object({
  id: v.number(),
  type: v.string(),
  code: v.string(),
  nameTc: v.string(),
  namePt: v.string(),
  order: v.number(),
  active: v.boolean(),
})
export type CodeTableRow = v.InferOutput<typeof CodeTableRow>

export const PaymentChannelRow = v.object({
  id: v.number(),
  code: PaymentChannel,
  nameTc: v.string(),
  namePt: v.string(),
  order: v.number(),
  roundTypes: v.array(SubmissionType),
  active: v.boolean(),
})
export type PaymentChannelRow = v.InferOutput<typeof PaymentChannelRow>

/** Filters of a search; a name matches in either language, without accents and case. */
export const ReferenceFilter = v.object({
  code: v.optional(v.string()),
  name: v.optional(v.string()),
  active: v.optional(v.boolean()),
})
export type ReferenceFilter = v.InferOutput<typeof ReferenceFilter>

export const pageOf = <S extends v.GenericSchema>(row: S) =>
  v.object({ content: v.array(row), page: v.number(), size: v.number(), totalElements: v.number() })
