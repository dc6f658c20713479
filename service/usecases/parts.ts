/** Everything the service is built from. `createApp(parts)` needs nothing else; tests hand in their own. */
import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import type { InferOutput } from 'valibot'
import type {
  Signature,
  SignatureFetch,
  SignatureRequest,
  SignatureRequested,
  SignatureToken,
  SignatureTokenRequest,
} from '#contract/parties/eSign.ts'
import type { GatewayOrder, GatewayOrderRequest } from '#contract/parties/gateway.ts'
import type { Admission, Hardship, Personnel } from '#contract/parties/registers.ts'
import type { Identity } from '#contract/parties/singleAccount.ts'
import type { Clock } from '#service/core/clock.ts'
import type { Config } from '#service/core/config.ts'
import type { Metrics } from '#service/core/metrics.ts'
import type { PdfWorker } from '#service/pdf/pdfWorker.ts'
import type { Database } from '#service/store/database.ts'

/** Bytes by key, on disk or in an S3-compatible store. Keys are made by the service, never by a person. */
export interface DocumentStore {
  /** folder on the local disk where uploads are gathered before the store takes them */
  spool: string
  /** takes a gathered file away; resolves when its bytes are safe; nothing is readable under the key before */
  adopt(key: string, path: string): Promise<void>
  /** likewise for bytes made by the service */
  write(key: string, bytes: Uint8Array): Promise<void>
  read(key: string): Promise<Readable>
  readBytes(key: string): Promise<Uint8Array>
  /** no error where there is nothing */
  remove(key: string): Promise<void>
  /** every key and when it was written, for the clean-up */
  list(): AsyncIterable<{ key: string; writtenAt: Date }>
  /** rejects when the store can't be used */
  check(): Promise<void>
  /** the process ends: what it gathered locally goes */
  close(): Promise<void>
}

/** The single account, server side. Rejects with `PartyFailure`. */
export interface SingleAccount {
  exchange(request: { code: string; redirectUri: string; accountType: string }): Promise<Identity>
}

/** The electronic signature, server side. Rejects with `PartyFailure`. */
export interface ESign {
  request(request: SignatureRequest): Promise<InferOutput<typeof SignatureRequested>>
  token(request: SignatureTokenRequest): Promise<InferOutput<typeof SignatureToken>>
  sign(request: SignatureFetch): Promise<InferOutput<typeof Signature>>
}

/** The payment gateway, server side. Every call may be repeated. Rejects with `PartyFailure`. */
export interface Gateway {
  createOrder(request: GatewayOrderRequest): Promise<GatewayOrder>
  /** null where the gateway knows no such order */
  readOrder(reference: string): Promise<GatewayOrder | null>
  cancelOrder(reference: string): Promise<GatewayOrder | null>
}

/** What other authorities know. Rejects with `PartyFailure`. */
export interface Registers {
  personnel(identityNo: string): Promise<Personnel>
  hardship(identityNo: string): Promise<InferOutput<typeof Hardship>>
  admission(identityNo: string, examCode: string): Promise<Admission>
}

export interface Parts {
  config: Config
  db: Database
  clock: Clock
  documents: DocumentStore
  /** opens and draws PDFs outside this process */
  pdfs: PdfWorker
  singleAccount: SingleAccount
  eSign: ESign
  gateway: Gateway
  registers: Registers
  log: Logger
  metrics: Metrics
}
