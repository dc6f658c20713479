/** Parameters and queries of URLs, parsed by the contract's schemas. What doesn't parse is no page of ours. */
import { notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { ExamIdInPath, RandomId } from '#contract/entities/primitives.ts'
import { PaymentChannel, SubmissionType } from '#contract/enums.ts'

/** For `params.parse`. @throws notFound */
const parsed =
  <S extends v.GenericSchema<Record<string, string>, object>>(schema: S) =>
  (raw: Record<string, string>): v.InferOutput<S> => {
    const result = v.safeParse(schema, raw)
    if (!result.success) throw notFound()
    return result.output
  }

/** For `params.stringify`. */
const text = <P extends object>(params: P) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])) as {
    [name in keyof P]: string
  }

const ofExam = { examId: ExamIdInPath }
const ofType = { submissionType: SubmissionType, ...ofExam }
const ofSubmission = { ...ofType, submissionId: RandomId }

const both = <S extends v.GenericSchema<Record<string, string>, object>>(schema: S) => ({
  parse: parsed(schema),
  stringify: text<v.InferOutput<S>>,
})

export const examParams = both(v.object(ofExam))
export const typeParams = both(v.object(ofType))
export const submissionParams = both(v.object(ofSubmission))
export const signatureParams = both(
  v.object({ ...ofSubmission, paymentType: PaymentChannel, test: v.picklist(['true', 'false']) }),
)

/** A query parameter that is absent, or of another form, is null: a damaged link still shows its page. */
export const optional = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullable(schema), null)

/** For `validateSearch`: reads the named parameters, all of them optional; numbers and booleans count as their text. */
export const query =
  <E extends v.ObjectEntries>(entries: E) =>
  (raw: Record<string, unknown>) => {
    const texts = Object.entries(raw).flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : [],
    )
    const named = Object.fromEntries(Object.keys(entries).map((name) => [name, null]))
    return v.parse(v.object(entries), { ...named, ...Object.fromEntries(texts) })
  }

export const code = optional(v.pipe(v.string(), v.minLength(1), v.maxLength(512)))
export const shortText = optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40)))
export const submissionInQuery = {
  transactionNo: optional(RandomId),
  submissionType: optional(SubmissionType),
  examId: optional(ExamIdInPath),
  submissionId: optional(RandomId),
  paymentType: optional(PaymentChannel),
}
