/** Figures for the operator. Labels are names of calls and codes, never of persons. */
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  requests: Histogram<'call' | 'status'>
  errors: Counter<'call' | 'code'>
  externalCalls: Histogram<'party' | 'outcome'>
  payments: Counter<'status'>
}

/** @param ofProcess memory, descriptors and event-loop delay too; once per process */
export function createMetrics(ofProcess = false): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (ofProcess) collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'candidatura_request_seconds',
      help: 'Time to answer, by call and status',
      labelNames: ['call', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    errors: new Counter({
      name: 'candidatura_refusals_total',
      help: 'Answers with an error code',
      labelNames: ['call', 'code'],
      registers,
    }),
    externalCalls: new Histogram({
      name: 'candidatura_party_seconds',
      help: 'Time that calls to outside parties took',
      labelNames: ['party', 'outcome'],
      buckets: [0.02, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    payments: new Counter({
      name: 'candidatura_payments_total',
      help: 'Attempts that reached a status',
      labelNames: ['status'],
      registers,
    }),
  }
}
