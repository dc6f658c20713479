import * as v from 'valibot'
import type { Store } from '#src/platform/storage.ts'

const Kept = v.object({ transactionNo: v.string(), times: v.number() })
const key = 'publicStarts'

/** The browser leaves for the public start of an attempt, which may send it back. */
export function noteStart(transactionNo: string, store: Store): void {
  const kept = store.readAs(key, Kept)
  const times = kept?.transactionNo === transactionNo ? kept.times + 1 : 1
  store.writeJson(key, { transactionNo, times })
}

/** Whether this tab left for the start of that attempt more than once: the first time it may have got through. */
export function startedAgain(transactionNo: string, store: Store): boolean {
  const kept = store.readAs(key, Kept)
  return kept?.transactionNo === transactionNo && kept.times > 1
}
