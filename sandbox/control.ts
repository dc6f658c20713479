/** The stand-ins' strings: what a rehearsal or a test can pull. The panel's API calls the same functions. */

import { DateTime } from 'luxon'
import type { Admission, Personnel } from '#contract/external/registers.ts'
import { accountType } from '#contract/external/singleAccount.ts'
import { basePath } from '#contract/limits.ts'
import type { AccountCodes } from '#sandbox/account/codes.ts'
import { returnFromSigning } from '#sandbox/eSign/eSignApp.ts'
import type { ESignDecision, ESignRequest, ESignRequests } from '#sandbox/eSign/requests.ts'
import type { GatewayBehaviour } from '#sandbox/gateway/behaviours.ts'
import type { Ledger, LedgerOrder, Task } from '#sandbox/gateway/ledger.ts'
import type { NoticeChanges, Notices } from '#sandbox/gateway/notices.ts'
import type { Fault, FaultInput, FaultSwitches } from '#sandbox/kit/faults.ts'
import type { AddedPerson, People, Person } from '#sandbox/people.ts'

/** Where the application and its service are. No final slashes. */
export interface Connection {
  appOrigin: string
  serviceUrl: string
  /** path of the service's API, such as `/ci-application-api` */
  apiBase: string
}

/** The calls of each party that failure switches stand before. */
export interface PartyCalls {
  account: 'token'
  eSign: 'request' | 'token' | 'signature'
  gateway: 'create' | 'status' | 'cancel'
  registers: 'personnel' | 'hardship' | 'admission'
}
export type FaultyParty = keyof PartyCalls
export type PartyFaults = { [Party in FaultyParty]: FaultSwitches<PartyCalls[Party]> }

export interface ControlParts {
  people: People
  codes: AccountCodes
  requests: ESignRequests
  ledger: Ledger
  sender: Notices
  faults: PartyFaults
  connection: Connection
  secrets: { clientId: string; registers: string }
}

export interface Control {
  /** tells the parties where the application is, when that is known only after their start */
  connect: (connection: Partial<Connection>) => void
  installationDay: () => string
  people: {
    all: () => readonly Person[]
    get: (id: string) => Person
    /** a person of one's own, beside the personas */
    add: (person: AddedPerson) => Promise<void>
    setHardship: (id: string, certified: boolean) => Promise<void>
    setPersonnel: (id: string, personnel: Personnel) => Promise<void>
    /** what the board's list says of a person for an exam; null strikes the entry */
    setAdmission: (id: string, examCode: string, admission: Admission | null) => Promise<void>
  }
  account: {
    /** a code as the page would return it; the application's own return address by default */
    codeFor: (personId: string, redirectUri?: string) => Promise<{ code: string; accountType: string }>
  }
  eSign: {
    requests: () => readonly ESignRequest[]
    /** decides as the signer would on the page at `url`; @returns the address that the browser goes to */
    decide: (url: string, decision: ESignDecision) => Promise<string>
  }
  gateway: {
    orders: () => readonly LedgerOrder[]
    order: (reference: string) => LedgerOrder
    /** chooses as the payer would; @returns the address that the browser goes to */
    pay: (reference: string, behaviour: GatewayBehaviour) => Promise<string>
    suggest: (behaviour: GatewayBehaviour) => Promise<void>
    suggested: () => GatewayBehaviour
    queue: () => readonly Task[]
    /** works off the queue without waiting for what is due later */
    runQueue: () => Promise<void>
    /** sends a notice at once, as it is or forged; @returns the HTTP status, null for no answer */
    notify: (reference: string, changes?: NoticeChanges) => Promise<number | null>
    /** ends the 502 answers of the behaviour status502 */
    healStatus: () => Promise<void>
  }
  faults: {
    set: <P extends FaultyParty>(party: P, call: PartyCalls[P], fault: FaultInput | null) => void
    clear: () => void
    all: () => Record<FaultyParty, Partial<Record<string, Fault>>>
  }
  clock: {
    /** the service's rehearsal clock; null is real time. @throws Error when the service refuses */
    set: (now: string | null) => Promise<void>
    /** the service's time by its Date header; null where the service doesn't answer */
    read: () => Promise<string | null>
  }
  /** everything as after the first start; keys and the installation day stay */
  reset: () => Promise<void>
}

const known = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`${what} is unknown`)
  return value
}

export function controlOf(parts: ControlParts): Control {
  const { people, codes, requests, ledger, sender, faults, connection, secrets } = parts
  const order = (reference: string) => known(ledger.order(reference), `the order ${reference}`)
  const clearFaults = () => {
    for (const switches of Object.values(faults)) switches.clear()
  }

  return {
    connect: (changes) => Object.assign(connection, changes),
    installationDay: people.installationDay,
    people: {
      all: people.all,
      get: (id) => known(people.byId(id), `the person ${id}`),
      add: people.add,
      setHardship: (id, hardship) => people.change(id, { hardship }),
      setPersonnel: (id, personnel) => people.change(id, { personnel }),
      setAdmission: (id, examCode, admission) => people.change(id, { admission: { [examCode]: admission } }),
    },
    account: {
      async codeFor(personId, redirectUri = `${connection.appOrigin}${basePath}/personal-login`) {
        known(people.byId(personId), `the person ${personId}`)
        const issued = { clientId: secrets.clientId, redirectUri, person: personId }
        return { code: await codes.issue(issued), accountType }
      },
    },
    eSign: {
      requests: requests.all,
      async decide(url, decision) {
        const id = new URL(url).pathname.split('/').at(-1) ?? ''
        const row = known(requests.find(id), `the request ${id}`)
        return returnFromSigning(row.request.redirectUri, await requests.decide(row, decision))
      },
    },
    gateway: {
      orders: ledger.orders,
      order,
      async pay(reference, behaviour) {
        await ledger.settle(order(reference), behaviour)
        sender.wake()
        return order(reference).returnUrl
      },
      suggest: ledger.suggest,
      suggested: ledger.suggested,
      queue: ledger.queue,
      runQueue: sender.runAll,
      notify: async (reference, changes) => sender.send(order(reference), changes),
      healStatus: ledger.healStatus,
    },
    faults: {
      set: (party, call, fault) => faults[party].set(call as never, fault),
      clear: clearFaults,
      all: () => ({
        account: faults.account.all(),
        eSign: faults.eSign.all(),
        gateway: faults.gateway.all(),
        registers: faults.registers.all(),
      }),
    },
    clock: {
      async read() {
        const signal = AbortSignal.timeout(2_000)
        const answer = await fetch(`${connection.serviceUrl}/health`, { signal }).catch(() => null)
        await answer?.body?.cancel()
        const date = answer?.headers.get('date')
        return date ? DateTime.fromHTTP(date).toUTC().toISO() : null
      },
      async set(now) {
        const address = `${connection.serviceUrl}${connection.apiBase}/public/api/v1/rehearsal/clock`
        const answer = await fetch(address, {
          method: 'PUT',
          headers: { authorization: `Bearer ${secrets.registers}`, 'content-type': 'application/json' },
          body: JSON.stringify({ now }),
          signal: AbortSignal.timeout(10_000),
        })
        await answer.body?.cancel()
        if (!answer.ok) throw new Error(`the service refused the clock with ${answer.status}`)
      },
    },
    async reset() {
      clearFaults()
      await Promise.all([people.reset(), codes.reset(), requests.reset(), ledger.reset()])
    },
  }
}
