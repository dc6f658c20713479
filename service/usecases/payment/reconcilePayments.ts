/** Asks the gateway about every attempt whose end is not known, so that no webhook and no browser is needed for it. */
import { sql } from 'kysely'
import { ExternalServiceError } from '#service/core/externalServiceError.ts'
import { type SyncDependencies, syncPayment } from '#service/usecases/payment/syncPayment.ts'

const minute = 60_000
const batch = 20
/** at most so many in one run; what is left waits for the next */
const mostInOneRun = 1_000

/**
 * How often an attempt is asked about, by its age (ms): often while somebody waits, rarely for ever after. Ages go by
 * the service's clock, which wrote them; the pauses between questions by the machine's.
 */
export const askEvery = { young: 10_000, old: 5 * minute, ancient: 60 * minute } as const
const youngUntil = 20 * minute
const oldUntil = 24 * 60 * minute

/** Safe in several processes at once: each takes rows that no other has taken. @returns how many were asked about */
export async function reconcilePayments(dependencies: SyncDependencies): Promise<number> {
  const startedAt = dependencies.clock.real()
  let asked = 0
  while (asked < mostInOneRun) {
    const due = await takeDue(dependencies, startedAt)
    const answers = await Promise.allSettled(due.map((no) => askOne(dependencies, no)))
    asked += due.length
    const down = answers.filter(({ status }) => status === 'rejected').length
    // A gateway that answers none of a batch is left in peace until the next run.
    if (due.length < batch || down === due.length) break
  }
  return asked
}

async function askOne(dependencies: SyncDependencies, transactionNo: string): Promise<void> {
  try {
    await syncPayment(dependencies, transactionNo, await dependencies.clock.now())
  } catch (failure) {
    if (!(failure instanceof ExternalServiceError))
      dependencies.log.error({ name: nameOf(failure) }, 'a payment could not be settled')
    throw failure
  }
}

const nameOf = (failure: unknown) => (failure instanceof Error ? failure.name : typeof failure)

/** Marks rows as asked about and gives them out; the mark keeps them from being taken twice. */
async function takeDue(dependencies: SyncDependencies, startedAt: number): Promise<string[]> {
  const now = (await dependencies.clock.now()).getTime()
  const unasked = (ms: number) =>
    sql<boolean>`coalesce(last_asked_at, '-infinity') < ${new Date(startedAt - ms)}`
  const young = new Date(now - youngUntil)
  const old = new Date(now - oldUntil)
  const { rows } = await sql<{ transactionNo: string }>`
    update payment set last_asked_at = ${new Date(startedAt)}
    where transaction_no in (
      select transaction_no from payment
      where (unrecorded and ${unasked(askEvery.young)})
        or (status = 'STARTED' and created_at > ${young} and ${unasked(askEvery.young)})
        or (status in ('STARTED', 'NOTIFIED') and updated_at > ${old} and ${unasked(askEvery.old)})
        or (status in ('STARTED', 'NOTIFIED') and ${unasked(askEvery.ancient)})
        or (status in ('FAILED', 'CANCELLED') and updated_at > ${old} and ${unasked(askEvery.old)})
      order by last_asked_at nulls first
      limit ${batch}
      for update skip locked
    )
    returning transaction_no
  `.execute(dependencies.db)
  return rows.map(({ transactionNo }) => transactionNo)
}
