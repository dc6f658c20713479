/**
 * Random sequences of calls by two people, an application and a supplement among them, in any order and at any stage,
 * with a gateway that fails now and then: whatever happens, the invariants hold. `SEQUENCES` sets how many are thrown.
 */
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getRegistrationForm, getSubmission } from '#contract/endpoints/submission.ts'
import { audit } from '#test/support/audit.ts'
import { auditBytes, auditLedger, settleAll } from '#test/support/auditOutside.ts'
import { type Harness, openHarness } from '#test/support/harness.ts'
import { acts, forward, newPlayer, type Player, plain } from '#test/support/player.ts'

const sequences = Number(process.env.SEQUENCES ?? 500)
/** walks at once: they wait for the database in turn, and two processes meet */
const lanes = 8

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const moves = fc.array(
  fc.record({
    who: fc.integer({ min: 0, max: 1 }),
    act: fc.oneof(fc.constantFrom(...forward), fc.constantFrom(...Object.keys(acts))),
    number: fc.integer({ min: 0, max: plain }),
  }),
  { minLength: 5, maxLength: 25 },
)
type Moves = typeof moves extends fc.Arbitrary<infer T> ? T : never
const types = fc.constantFrom('apply' as const, 'apply' as const, 'supplement' as const)
const depths = fc.integer({ min: 0, max: forward.length })

const met = new Map<string, number>()

/** Throws where an answer is a fault, says something of the other, or where something is wrong afterwards. */
async function walk(type: Player['type'], depth: number, sequence: Moves): Promise<void> {
  // Sign-in is rate-limited by IP, and all walks have one.
  await sql`delete from rate_limit`.execute(harness.dependencies.db)
  const first = await newPlayer(harness, 'A', type)
  const second = await newPlayer(harness, 'B', 'apply')
  for (const act of forward.slice(0, depth)) await acts[act]?.(first, plain, second)
  for (const { who, act, number } of sequence) {
    const [player, other] = who === 0 ? [first, second] : [second, first]
    const answer = await acts[act]?.(player, number, other)
    if (!answer) continue
    const outcome = answer.code ?? 'success'
    met.set(outcome, (met.get(outcome) ?? 0) + 1)
    expect(answer.status, `${act}: ${outcome}`).toBeLessThan(500)
    const said = Buffer.from(answer.bytes).toString() + JSON.stringify([...answer.headers])
    for (const secret of [other.canary, other.client.subject, encodeURIComponent(other.canary)])
      expect(said).not.toContain(secret)
  }
  await findAllWell([first, second])
}

async function findAllWell(players: readonly Player[]): Promise<void> {
  const subjects = players.map(({ client }) => client.subject)
  expect(await audit(harness.dependencies.db, subjects)).toEqual([])
  await settleAll(harness, subjects)
  expect([
    ...(await audit(harness.dependencies.db, subjects)),
    ...(await auditLedger(harness, subjects)),
    ...(await auditBytes(harness, subjects)),
  ]).toEqual([])
  for (const player of players) await findAcknowledged(player)
}

/** Until the end, when a late payment may bring back what was signed, the form is as it was acknowledged. */
async function findAcknowledged({ client, id, saved, type }: Player): Promise<void> {
  const { stage } = await client.ok(getSubmission, { params: { id } })
  if (type !== 'apply' || stage === 'END') return
  const form = await client.ok(getRegistrationForm, { params: { id } })
  expect(form.version).toBe(saved?.version ?? 0)
  if (saved) expect(form.answers.companyName).toBe(saved.companyName)
}

const receipts = async () =>
  (await harness.dependencies.db.selectFrom('receipt').select('receiptNo').execute()).length

it(
  `holds its invariants through ${sequences} random sequences of calls`,
  async () => {
    const before = await receipts()
    const property = fc.asyncProperty(types, depths, moves, walk)
    const numRuns = Math.ceil(sequences / lanes)
    await Promise.all(
      Array.from({ length: lanes }, () => fc.assert(property, { numRuns, endOnFailure: true })),
    )
    // Not a walk on the spot: some were completed, and some refused in each of the usual ways.
    expect((await receipts()) - before).toBeGreaterThan(sequences / 10)
    expect([...met.keys()]).toEqual(
      expect.arrayContaining(['success', 'STAGE_ERROR', 'APP_IS_NOT_BELONG_TO_USER']),
    )
  },
  20 * 60_000,
)

it('has two tabs, a payment under way and a paid one among the errors', async () => {
  const step = (act: string, number = plain) => ({ who: 0, act, number })
  await walk('apply', 0, [step('save', 0)])
  await walk('apply', 8, [step('create', 0), step('reset', 0)])
  await walk('supplement', 10, [step('create')])
  expect([...met.keys()]).toEqual(
    expect.arrayContaining(['VERSION_CONFLICT', 'PAYMENT_STATUS_STARTED', 'PAYMENT_STATUS_SUCCESS']),
  )
})

it('leaves nobody’s name, number or token in the log', () => {
  const text = JSON.stringify(harness.logged)
  expect(text).toContain('"call":"saveRegistrationForm"')
  expect(text).not.toMatch(/有限公司|newcomer-|Bearer|eyJ|91000\d{3}/)
})

it('stands as it stood after a kill and a start', async () => {
  harness = await harness.again()
  expect([...(await audit(harness.dependencies.db)), ...(await auditLedger(harness))]).toEqual([])
})
