/** The cases of the matrix: each situation with each fault of its call. None is written by hand. */
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { type Fault, type FaultKind, faultKinds, faultsOf } from '#test/paths/faults/fault.ts'
import type { Situation } from '#test/paths/faults/situation.ts'

export interface FaultCase {
  /** `mpay:createPayment:lost:500` */
  readonly name: string
  readonly situation: Situation
  readonly fault: Fault
}

export const rowOf = ({ walk, call }: Situation): string => `${walk}:${call.name}`

export const casesOf = (situations: readonly Situation[]): FaultCase[] =>
  situations.flatMap((situation) =>
    faultsOf(situation.call).map((fault) => ({
      name: `${rowOf(situation)}:${fault.name}`,
      situation,
      fault,
    })),
  )

/** Whether each part of a filter is the walk, the call, the last part of its path, or the fault; `lost` is said. */
function fits({ situation: { walk, call }, fault }: FaultCase, filter: string): boolean {
  const parts = filter.toLowerCase().split(':')
  if (fault.isLost && !parts.includes('lost') && parts.some((part) => fault.name.endsWith(`:${part}`)))
    return false
  const words = [walk, call.name, call.path.split('/').at(-1) ?? '', ...fault.name.split(':')]
  return parts.every((part) => words.some((word) => word.toLowerCase() === part))
}

/**
 * @param filters `all`, `some`, or parts of names such as `pay-start:500`: each part is a walk, a call, the last part of its
 *   path, or a fault
 * @throws Error where a filter fits no case
 */
export function chosenCases(all: readonly FaultCase[], filters: readonly string[]): FaultCase[] {
  if (filters.includes('all')) return [...all]
  const some = filters.includes('some') ? someOf(all) : []
  const rest = filters.filter((filter) => filter !== 'some')
  for (const filter of rest)
    if (!all.some((one) => fits(one, filter)))
      throw new Error(
        `--fault ${filter} fits no case: its parts are a walk, a call or a fault, such as createPayment:500.`,
      )
  const asked = new Set([...some, ...all.filter((one) => rest.some((filter) => fits(one, filter)))])
  return all.filter((one) => asked.has(one))
}

/**
 * Each call once, each kind of failure once at least: along the diagonals of calls × kinds, a kind further with each call.
 * A kind that a call can't fail by gives way to the next.
 */
export function someOf(all: readonly FaultCase[]): FaultCase[] {
  const calls = [...new Set(all.map(({ situation }) => situation.call))]
  const chosen = calls.map((call, at) => onDiagonal(all, call, at))
  const isThere = (kind: FaultKind) => chosen.some(({ fault }) => fault.kind === kind)
  const missing = faultKinds.filter((kind) => !isThere(kind))
  return [...chosen, ...missing.flatMap((kind) => all.find(({ fault }) => fault.kind === kind) ?? [])]
}

function onDiagonal(all: readonly FaultCase[], call: Endpoint, at: number): FaultCase {
  const own = all.filter(({ situation }) => situation.call === call)
  const rows = [...new Set(own.map(({ situation }) => situation))]
  const row = rows[at % rows.length]
  const kinds = faultKinds.map((_, offset) => faultKinds[(at + offset) % faultKinds.length])
  const kind = kinds.find((one) =>
    own.some(({ fault, situation }) => situation === row && fault.kind === one),
  )
  const found = own.find(({ fault, situation }) => situation === row && fault.kind === kind)
  if (!found) throw new Error(`${call.name} fails by nothing`)
  return found
}
