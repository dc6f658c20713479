/** The parts as they run: real clients of the parties, the store and the clock that the settings name. */
import type { Logger } from 'pino'
import { movableClock, systemClock } from '#service/clock.ts'
import type { Config } from '#service/config.ts'
import { startPdfWorker } from '#service/documents/pdfWorker.ts'
import { openDocumentStore } from '#service/documents/store.ts'
import type { Metrics } from '#service/metrics.ts'
import { eSignClient } from '#service/parties/eSign.ts'
import { gatewayClient } from '#service/parties/gateway.ts'
import { registersClient } from '#service/parties/registers.ts'
import { singleAccountClient } from '#service/parties/singleAccount.ts'
import type { Parts } from '#service/parts.ts'
import type { Database } from '#service/store/database.ts'

export interface Ground {
  config: Config
  db: Database
  log: Logger
  metrics: Metrics
}

/** @throws Error where the document store can't be opened */
export async function buildParts({ config, db, log, metrics }: Ground): Promise<Parts> {
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
    registers: registersClient(config.registers, metrics),
  }
}
