/** Where a submission comes from (section 3): the client records APP or WEB; FRONT and BACK are the authority's. */
import type { SubmissionChannel } from '#contract/enums.ts'

/** Whether the applicant made it alone; only then the apply button may reset it (section 4). */
export function isClientChannel(channel: SubmissionChannel): channel is 'APP' | 'WEB' {
  return channel === 'APP' || channel === 'WEB'
}
