/** Asks the gateway about every attempt whose end is not known, so that no webhook and no browser is needed for it. */
import { ExternalServiceError } from '#service/core/externalServiceError.ts'
import { takeDue } from '#service/store/payments.ts'
import { type SyncDependencies, syncPayment } from '#service/usecases/payment/syncPayment.ts'

const batch = 20
/** at most so many in one run; what is left waits for the next */
const mostInOneRun = 1_000

/** Safe in several processes at once: each takes rows that no other has taken. @returns how many were asked about */
export async function reconcilePayments(dependencies: SyncDependencies): Promise<number> {
  const startedAt = dependencies.clock.real()
  let asked = 0
  while (asked < mostInOneRun) {
    const due = await takeDue(dependencies.db, {
      now: await dependencies.clock.now(),
      startedAt,
      limit: batch,
    })
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
