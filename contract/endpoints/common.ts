/** Parameters and error sets that many calls share. */
import * as v from 'valibot'
import { ExamIdInPath, RandomId, VersionInQuery } from '#contract/entities/primitives.ts'
import { InterfaceLanguage, SubmissionType } from '#contract/enums.ts'
import type { ErrorCode } from '#contract/errorCodes.ts'
import { limits } from '#contract/limits.ts'

export const prefix = '/api/v1/application'
export const publicPrefix = '/public/api/v1/application'

export const byId = v.object({ id: RandomId })
export const byExam = v.object({ id: ExamIdInPath })
export const inLanguage = v.object({ language: InterfaceLanguage })
export const ofType = v.object({ submissionType: SubmissionType })

const wholeNumber = (fallback: string, maximum: number) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d{1,9}$/),
    v.transform(Number),
    v.transform((n) => Math.min(n, maximum)),
  )

/** What the person has seen: a newer version is refused, so that nobody declares what they haven't read. Optional. */
export const asSeen = v.object({ version: v.optional(VersionInQuery) })

/** Section 7: defaults 0 and 9999; a larger size is capped. */
export const paging = v.object({
  page: wholeNumber('0', 1_000_000),
  size: wholeNumber('9999', limits.pageSize),
})

/** Any call on a submission. */
export const owned = ['APP_IS_NOT_BELONG_TO_USER'] as const satisfies readonly ErrorCode[]
/** Any write of an apply step. */
export const step = [...owned, 'STAGE_ERROR', 'TIME_OUT'] as const satisfies readonly ErrorCode[]
/** Any write of a supplement step. */
export const supplementStep = [
  ...owned,
  'STAGE_ERROR',
  'SUPPLEMENT_TIME_OUT',
] as const satisfies readonly ErrorCode[]
