import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints/all.ts'
import { macaoDateOf } from '#contract/rules/macaoDate.ts'
import { openVisitor, type Visit } from '#test/contract/visitor.ts'
import { type Parties, walkWhole, withoutSuccess } from '#test/contract/walk.ts'
import { type Harness, openHarness, publicOrigin } from '#test/support/harness.ts'

let harness: Harness
const visits: Visit[] = []

const ownParties = ({ sandbox: { control } }: Harness): Parties => {
  let count = 0
  return {
    debtor: 'conditional-both',
    async newcomer(hardship) {
      count += 1
      const { identity, personnel } = control.people.get('permanent')
      const subject = `walker-${count}`
      await control.people.add({
        identity: { ...identity, subject, identityNo: `9300000${count}` },
        personnel,
        hardship,
      })
      return subject
    },
    codeFor: (person) => control.account.codeFor(person),
    sign: (url) => control.eSign.decide(url, 'sign'),
    pay: async (transactionNo) => void (await control.gateway.pay(transactionNo, 'neverNotify')),
  }
}

beforeAll(async () => {
  harness = await openHarness({ now: new Date().toISOString(), settings: { EXAMPLES_DAY: today() } })
  const open = () =>
    openVisitor('/ci-application-api', visits, (address, init) => harness.request(address, init))
  await walkWhole({ open, origin: publicOrigin }, ownParties(harness))
}, 120_000)
afterAll(() => harness.close())

const today = () => macaoDateOf(Date.now())

describe('the service, held against the contract', () => {
  it('answers every call as it is declared', () => {
    expect(visits.filter(({ issues }) => issues.length > 0)).toEqual([])
    expect(visits.length).toBeGreaterThan(200)
  })

  it('gives a success to every call but the gateway’s notice, which only the gateway can sign', () => {
    const met = new Set(visits.filter(({ code }) => code === null).map(({ call }) => call))
    expect(endpoints.map(({ name }) => name).filter((name) => !met.has(name))).toEqual(withoutSuccess)
  })
})
