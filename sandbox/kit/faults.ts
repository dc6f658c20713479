/** Failure switches of a party's calls, for rehearsing what goes wrong outside. */
import { setTimeout as delay } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { PartyEnv } from '#sandbox/kit/openPort.ts'

/**
 * `down`: the connection breaks before anything is done; `hang`: no answer ever; `slow`: the answer comes late;
 * `error`: a server error; `garbage`: a success that can't be read; `resetAfterEffect`: done, but the connection
 * breaks before the answer; `wrongAmount`: the gateway names another amount.
 */
export const faultKinds = [
  'down',
  'hang',
  'slow',
  'error',
  'garbage',
  'resetAfterEffect',
  'wrongAmount',
] as const

export const Fault = v.object({
  kind: v.picklist(faultKinds),
  /** how many calls it meets; null until it is cleared */
  times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  /** milliseconds, for `slow` */
  delay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 30_000),
  /** for `error` */
  status: v.optional(v.picklist([500, 502, 503, 504]), 503),
})
export type Fault = v.InferOutput<typeof Fault>
export type FaultInput = v.InferInput<typeof Fault>

export interface FaultSwitches<Call extends string> {
  set: (call: Call, fault: FaultInput | null) => void
  clear: () => void
  all: () => Partial<Record<Call, Fault>>
  /** the fault that the call now meets, counted */
  take: (call: Call) => Fault | null
}

export function faultSwitches<Call extends string>(): FaultSwitches<Call> {
  const faults = new Map<Call, Fault>()
  return {
    set(call, fault) {
      if (fault === null) faults.delete(call)
      else faults.set(call, v.parse(Fault, fault))
    },
    clear: () => faults.clear(),
    all: () => Object.fromEntries(faults) as Partial<Record<Call, Fault>>,
    take(call) {
      const fault = faults.get(call)
      if (!fault) return null
      if (fault.times === 1) faults.delete(call)
      else if (fault.times !== null) faults.set(call, { ...fault, times: fault.times - 1 })
      return fault
    },
  }
}

/** The longest that a timer holds: milliseconds. */
const longest = 2_147_483_647

/** Puts the switch of `call` before a route. `fault` stays readable for the handler (`wrongAmount`). */
export function meetsFaults<Call extends string>(
  switches: FaultSwitches<Call>,
  call: Call,
): MiddlewareHandler<PartyEnv & { Variables: { fault: Fault | null } }> {
  return async (c, next) => {
    const fault = switches.take(call)
    c.set('fault', fault)
    const { socket } = c.env.incoming
    const untilGone = async (milliseconds: number) => {
      const gone = new AbortController()
      const stop = () => gone.abort()
      socket.once('close', stop)
      await delay(milliseconds, undefined, { signal: gone.signal, ref: false }).catch(() => {})
      socket.off('close', stop)
    }
    switch (fault?.kind) {
      case 'down':
        socket.destroy()
        return RESPONSE_ALREADY_SENT
      case 'hang':
        await untilGone(longest)
        return RESPONSE_ALREADY_SENT
      case 'error':
        return c.text('out of order', fault.status)
      case 'garbage':
        return c.body('<html>{"status": SUCC', 200, { 'content-type': 'application/json' })
      case 'slow':
        await untilGone(fault.delay)
        break
    }
    await next()
    if (fault?.kind === 'resetAfterEffect') {
      socket.destroy()
      c.res = RESPONSE_ALREADY_SENT
    }
    return undefined
  }
}
