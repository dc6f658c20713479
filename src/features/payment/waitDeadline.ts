import * as v from 'valibot'
import { limits } from '#contract/limits.ts'
import type { Store } from '#src/platform/storage.ts'

const Kept = v.object({ transactionNo: v.string(), deadline: v.number() })

/** Session storage key of the wait that this tab is in. */
export const waitKey = 'paymentWait'

/**
 * When the wait for an attempt may be closed: 60 seconds after this tab first waited for it, however often the page is
 * read anew (section 4). Milliseconds on the device's clock, which alone measures a stretch of time.
 */
export function waitDeadline(transactionNo: string, now: number, store: Store): number {
  const kept = store.readAs(waitKey, Kept)
  const latest = now + limits.paymentWait
  if (kept?.transactionNo === transactionNo && kept.deadline <= latest) return kept.deadline
  store.writeJson(waitKey, { transactionNo, deadline: latest })
  return latest
}
