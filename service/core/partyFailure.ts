/**
 * A call to an outside party that brought no usable answer.
 * `refused`: it answered no; `unreachable`: nothing came back in time, so the call may have had its effect;
 * `malformed`: what came back can't be read.
 */
export class PartyFailure extends Error {
  override readonly name = 'PartyFailure'
  readonly party: string
  readonly kind: 'refused' | 'unreachable' | 'malformed'
  readonly status: number | null

  constructor(party: string, kind: PartyFailure['kind'], status: number | null = null) {
    super(`${party}: ${kind}${status === null ? '' : ` (${status})`}`)
    this.party = party
    this.kind = kind
    this.status = status
  }
}
