/** Where the signing service may send the browser: our own authorization page of one submission, and nowhere else. */
import * as v from 'valibot'
import { ExamIdInPath, RandomId } from '#contract/entities/primitives.ts'
import { PaymentChannel } from '#contract/enums.ts'
import { basePath } from '#contract/limits.ts'

export interface ReturnUrl {
  examId: number
  submissionId: string
  paymentType: PaymentChannel
}

const pattern = new RegExp(`^${basePath}/authorization/apply/([^/]+)/([^/]+)/([^/]+)/(?:true|false)$`)
const PathParts = v.tuple([ExamIdInPath, RandomId, PaymentChannel])

/** @returns what the address names, or null where it is not of this origin and form to the letter */
export function readReturnUrl(address: string, publicOrigin: string): ReturnUrl | null {
  if (!address.startsWith(`${publicOrigin}/`)) return null
  const found = pattern.exec(address.slice(publicOrigin.length))
  const parsed = v.safeParse(PathParts, found?.slice(1))
  if (!parsed.success) return null
  const [examId, submissionId, paymentType] = parsed.output
  return { examId, submissionId, paymentType }
}
