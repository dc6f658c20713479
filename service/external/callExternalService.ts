/** One call to an external service: bounded in time and size, its answer checked against the protocol. */
import * as v from 'valibot'
import { ExternalServiceError } from '#service/core/externalServiceError.ts'
import type { Metrics } from '#service/core/metrics.ts'

export interface ExternalCall<S extends v.GenericSchema> {
  service: string
  url: string
  method?: 'GET' | 'POST'
  /** sent as `Authorization: Bearer` */
  secret?: string
  body?: unknown
  answer: S
  /** ms. Default 10 s */
  timeout?: number
  metrics: Metrics
}

const maxAnswer = 1024 * 1024

/** @throws ExternalServiceError */
export async function callExternalService<S extends v.GenericSchema>(
  call: ExternalCall<S>,
): Promise<v.InferOutput<S>> {
  const stop = call.metrics.externalCalls.startTimer({ party: call.service })
  try {
    const answer = await ask(call)
    stop({ outcome: 'answered' })
    return answer
  } catch (failure) {
    stop({ outcome: failure instanceof ExternalServiceError ? failure.kind : 'unreachable' })
    throw failure
  }
}

async function ask<S extends v.GenericSchema>(call: ExternalCall<S>): Promise<v.InferOutput<S>> {
  const { status, text } = await send(call)
  if (status < 200 || status > 299) {
    throw new ExternalServiceError(call.service, status >= 500 ? 'unreachable' : 'refused', status)
  }
  const parsed = v.safeParse(call.answer, readJson(text))
  if (!parsed.success) throw new ExternalServiceError(call.service, 'malformed', status)
  return parsed.output
}

async function send(call: ExternalCall<v.GenericSchema>): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(call.url, {
      method: call.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(call.secret === undefined ? {} : { authorization: `Bearer ${call.secret}` }),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(call.timeout ?? 10_000),
    })
    const text = await response.text()
    if (text.length > maxAnswer) throw new Error('answer too long')
    return { status: response.status, text }
  } catch {
    throw new ExternalServiceError(call.service, 'unreachable')
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
