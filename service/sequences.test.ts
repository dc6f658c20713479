/**
 * Random sequences of calls by two applicants, in any order and at any stage: whatever happens, the invariants hold.
 * `SEQUENCES` sets how many are thrown (the build server throws 2,000).
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkApply } from '#contract/endpoints/eligibility.ts'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import {
  completeSubmissionPayment,
  createPayment,
  getReceipt,
  payFree,
  startApplyPayment,
  startPayment,
} from '#contract/endpoints/payment.ts'
import {
  getRegistrationForm,
  getResume,
  getSubmission,
  resetSubmission,
  returnFromReview,
  saveRegistrationForm,
  saveResume,
  skipResume,
  submitFiles,
  submitReview,
} from '#contract/endpoints/submission.ts'
import type { CategoryChoice } from '#contract/entities/document.ts'
import { addDocument, answers, choose, exams, newcomer, resume } from '#test/support/applicant.ts'
import { audit } from '#test/support/audit.ts'
import { sign } from '#test/support/paying.ts'
import { type Answer, type Client, openRehearsal, type Rehearsal } from '#test/support/rehearsal.ts'

const runs = Number(process.env.SEQUENCES ?? 60)

let rehearsal: Rehearsal
beforeAll(async () => {
  rehearsal = await openRehearsal({ settings: { LOG_LEVEL: 'silent' } })
})
afterAll(() => rehearsal.close())

interface Player {
  client: Client & { subject: string }
  choices: CategoryChoice[]
  canary: string
  id: string
  transactionNo: string
}

async function newPlayer(name: string): Promise<Player> {
  const client = await newcomer(rehearsal)
  const document = await addDocument(client)
  const canary = `${name}-${client.subject}-有限公司`
  const opened = await client.ok(checkApply, { params: { id: exams.open }, body: { sevenYearDate: null } })
  const choices = [choose('ID', 'DSI'), choose('HA_E', 'PERSONAL', document), choose('OUTROS', 'NOT')]
  return { client, choices, canary, id: opened.id, transactionNo: 'AAAAAAAAAAAAAAAAAAAAAA' }
}

const query = { language: 'ZH_TW' } as const
type Act = (player: Player, number: number) => Promise<Answer<Endpoint> | undefined>
const behaviours = ['success', 'fail', 'cancel', 'neverNotify', 'notifyTwice'] as const

/** What either may do at any moment; `number` chooses among variants. The walk forward is as likely as the rest. */
const acts: Record<string, Act> = {
  check: ({ client }) =>
    client.call(checkApply, { params: { id: exams.open }, body: { sevenYearDate: null } }),
  async save({ client, id, canary }, number) {
    const { version } = await client.ok(getRegistrationForm, { params: { id } })
    const body = { ...answers, companyName: canary, version: number === 0 ? version + 1 : version }
    return client.call(saveRegistrationForm, { params: { id }, query, body })
  },
  skip: ({ client, id }) => client.call(skipResume, { params: { id } }),
  async resume({ client, id }) {
    const { version } = await client.ok(getResume, { params: { id } })
    return client.call(saveResume, { params: { id }, query, body: { ...resume, version } })
  },
  async hand({ client, id, choices }, number) {
    const { version } = await client.ok(getSubmission, { params: { id } })
    const body = { choices, conditionalConfirmed: false, version: number === 0 ? version + 1 : version }
    return client.call(submitFiles, { params: { id }, query, body })
  },
  back: ({ client, id }, number) =>
    client.call(returnFromReview, {
      params: { id },
      query: { stage: (['FORMING', 'RESUMING', 'UPLOADING'] as const)[number % 3] ?? 'FORMING' },
    }),
  review: ({ client, id }) => client.call(submitReview, { params: { id } }),
  reset: ({ client, id }, number) =>
    number === 0 ? client.call(resetSubmission, { params: { id } }) : nothing(),
  async sign({ client, id }) {
    const submission = await client.ok(getSubmission, { params: { id } })
    if (submission.stage === 'PAYING' && !submission.signed) await sign(rehearsal, client, submission)
    return undefined
  },
  open: ({ client, id }) => client.call(startApplyPayment, { params: { id } }),
  async create(player, number) {
    const channel = number === 0 ? 'MPAY' : 'GOV_PAY'
    const answer = await player.client.call(createPayment, { query: { channel, submissionId: player.id } })
    if (answer.code === null) player.transactionNo = answer.body.transactionNo
    return answer
  },
  start: ({ client, transactionNo }) =>
    client.call(startPayment, { query: { channel: 'GOV_PAY', transactionNo } }),
  async pay({ transactionNo }, number) {
    const { gateway } = rehearsal.sandbox.control
    const order = gateway.orders().find(({ reference }) => reference === transactionNo)
    if (order?.status === 'PENDING')
      await gateway.pay(transactionNo, behaviours[number % behaviours.length] ?? 'success')
    return undefined
  },
  complete: ({ client, id }) => client.call(completeSubmissionPayment, { params: { id } }),
  free: ({ client, id }) => client.call(payFree, { params: { id } }),
  receipt: ({ client, id }) => client.call(getReceipt, { params: { id } }),
}
const nothing = async () => undefined

/** Forward in order, so that deep stages are met often; then anything. */
const forward = ['save', 'skip', 'hand', 'review', 'sign', 'open', 'create', 'start', 'pay', 'complete']
/** the variant of an act that takes the usual way */
const plain = behaviours.length * 2
const moves = fc.array(
  fc.record({
    who: fc.integer({ min: 0, max: 1 }),
    act: fc.oneof(fc.constantFrom(...forward), fc.constantFrom(...Object.keys(acts))),
    number: fc.integer({ min: 0, max: plain }),
  }),
  { minLength: 5, maxLength: 25 },
)

const countReceipts = async () =>
  (await rehearsal.parts.db.selectFrom('receipt').select('receiptNo').execute()).length

it(
  `holds its invariants through ${runs} random sequences of calls`,
  async () => {
    const met = new Set<string>()
    const before = await countReceipts()
    await fc.assert(
      fc.asyncProperty(moves, fc.integer({ min: 0, max: forward.length }), async (sequence, depth) => {
        const first = await newPlayer('A')
        const second = await newPlayer('B')
        for (const act of forward.slice(0, depth)) await acts[act]?.(first, plain)
        for (const { who, act, number } of sequence) {
          const player = who === 0 ? first : second
          const other = who === 0 ? second : first
          const answer = await acts[act]?.(player, number)
          if (!answer) continue
          met.add(answer.code ?? 'success')
          expect(answer.status).toBeLessThan(500)
          expect(new TextDecoder().decode(answer.bytes)).not.toContain(other.canary)
        }
        expect(await audit(rehearsal.parts.db)).toEqual([])
      }),
      { numRuns: runs, endOnFailure: true },
    )
    // Not a walk on the spot: some were completed, some refused in each of the usual ways.
    expect((await countReceipts()) - before).toBeGreaterThan(runs / 20)
    expect([...met]).toEqual(expect.arrayContaining(['success', 'STAGE_ERROR', 'VERSION_CONFLICT']))
  },
  30 * 60_000,
)
