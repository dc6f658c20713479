import type { Logger } from 'pino'
import type { Clock } from '#service/core/clock.ts'
import type { Config } from '#service/core/config.ts'
import type { DocumentStore } from '#service/core/documentStore.ts'
import type { Metrics } from '#service/core/metrics.ts'
import type { PaymentGateway } from '#service/core/paymentGateway.ts'
import type { PdfWorker } from '#service/core/pdfWorker.ts'
import type { RateLimiter } from '#service/core/rateLimiter.ts'
import type { Registers } from '#service/core/registers.ts'
import type { Signing } from '#service/core/signing.ts'
import type { SingleAccount } from '#service/core/singleAccount.ts'
import type { Database } from '#service/store/database.ts'

/** Everything the service is built from. A use case takes only those it names: `Pick<Dependencies, 'db' | 'clock'>`. */
export interface Dependencies {
  config: Config
  db: Database
  clock: Clock
  documents: DocumentStore
  pdfs: PdfWorker
  singleAccount: SingleAccount
  eSign: Signing
  gateway: PaymentGateway
  registers: Registers
  rateLimiter: RateLimiter
  log: Logger
  metrics: Metrics
}
