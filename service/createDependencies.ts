/** The dependencies as they run: real clients of the external services, the store and the clock of the settings. */
import type { Logger } from 'pino'
import { systemClock } from '#service/core/clock.ts'
import type { Config } from '#service/core/config.ts'
import type { Metrics } from '#service/core/metrics.ts'
import { eSignClient } from '#service/external/eSign.ts'
import { gatewayClient } from '#service/external/gateway.ts'
import { registersClient } from '#service/external/registers.ts'
import { singleAccountClient } from '#service/external/singleAccount.ts'
import { startPdfWorker } from '#service/pdf/pdfWorker.ts'
import type { Database } from '#service/store/database.ts'
import { openDocumentStore } from '#service/store/documents/openDocumentStore.ts'
import { movableClock } from '#service/store/movableClock.ts'
import { createRateLimiter } from '#service/store/rateLimiter.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'

export interface DependencySources {
  config: Config
  db: Database
  log: Logger
  metrics: Metrics
}

/** @throws Error where the document store can't be opened */
export async function createDependencies({
  config,
  db,
  log,
  metrics,
}: DependencySources): Promise<Dependencies> {
  return {
    config,
    db,
    log,
    metrics,
    clock: config.movableClock ? movableClock(db) : systemClock,
    documents: await openDocumentStore(config.documentStore),
    pdfs: startPdfWorker(),
    singleAccount: singleAccountClient(config.singleAccount, metrics),
    eSign: eSignClient(config.eSign, metrics),
    gateway: gatewayClient(config.gateway, metrics),
    rateLimiter: createRateLimiter(db),
    registers: registersClient(config.registers, metrics),
  }
}
