/** Small shapes that many entities share. */
import * as v from 'valibot'

/** Random id of a submission, document or transaction: 128 bits, base64url, 22 characters. Gives no access by itself. */
export const RandomId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))

/** Exam id: a positive whole number, on the wire in paths as digits. */
export const ExamId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
export const ExamIdInPath = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number), ExamId)

/** A moment, ISO 8601 with offset or Z, such as `2026-03-13T17:45:00+08:00`. */
export const Instant = v.pipe(v.string(), v.isoTimestamp())

/** A day without a time, `yyyy-mm-dd`; never an instant (birthdays, residence and resume dates). */
export const PlainDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => {
    const date = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  }, 'date_invalid'),
)
export type PlainDate = v.InferOutput<typeof PlainDate>

/** A month, `yyyy-mm`. */
export const PlainMonth = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'month_invalid'))

/** Free text that a person wrote, bounded in code points; kept as it was written. */
export const textUpTo = (codePoints: number) =>
  v.pipe(
    v.string(),
    v.check((text) => [...text].length <= codePoints, 'too_long'),
  )

/** Grows by one at each save; the second of two tabs is answered VERSION_CONFLICT. */
export const Version = v.pipe(v.number(), v.integer(), v.minValue(0))
/** The same on the wire in a query, as digits. */
export const VersionInQuery = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), Version)
