/** Every call on a submission, in every stage of both rounds: what is not its turn changes nothing (docs/faults.md, S-03). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints/all.ts'
import { completePayment } from '#contract/endpoints/payment.ts'
import {
  resetSubmission,
  submitSupplementFiles,
  submitSupplementReview,
} from '#contract/endpoints/submission.ts'
import type { Stage, SubmissionType } from '#contract/enums.ts'
import { addDocument, choose, exams, newcomer, reach } from '#test/support/applicant.ts'
import { type Client, type Harness, openHarness, publicOrigin } from '#test/support/harness.ts'
import { payingApplication, startPaying } from '#test/support/paying.ts'
import { openSupplement } from '#test/support/player.ts'
import { nobodys, sampleInput } from '#test/support/sampleInput.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const calls = [
  ...endpoints.filter(({ path }) =>
    /\/(submission|supplement)\/\{id\}|application\/\{id\}\/payment/.test(path),
  ),
  ...endpoints.filter(({ name }) => name === 'createPayment'),
]

type Outcome =
  | 'success'
  | 'STAGE_ERROR'
  | 'PAYMENT_STATUS_SUCCESS'
  | 'HAS_NOT_ESIGN'
  | 'VERSION_CONFLICT'
  | 'AUTH_ERROR'
/** `turn`: it is this call's turn, which its own tests are about; here it is not made. */
type Expected = Outcome | 'turn'

const always: Record<string, Expected> = {
  getSubmission: 'success',
  getRegistrationForm: 'success',
  getResume: 'success',
  listSubmittedFiles: 'success',
}
const drawn: Record<string, Expected> = {
  downloadFormDocument: 'success',
  downloadFormDocumentThumb: 'success',
}
const ended: Record<string, Expected> = {
  getReceipt: 'success',
  downloadReceipt: 'success',
  downloadReceiptThumb: 'success',
  completeSubmissionPayment: 'success',
  createPayment: 'PAYMENT_STATUS_SUCCESS',
}
/** What is not STAGE_ERROR. A repeat of the step that led here is a success that changes nothing. */
const expected: Record<SubmissionType, Partial<Record<Stage, Record<string, Expected>>>> = {
  apply: {
    CHECKING: { resetSubmission: 'success' },
    FORMING: { saveRegistrationForm: 'turn', resetSubmission: 'turn' },
    RESUMING: {
      saveRegistrationForm: 'success',
      saveResume: 'turn',
      skipResume: 'turn',
      resetSubmission: 'turn',
    },
    UPLOADING: { skipResume: 'success', submitFiles: 'turn', resetSubmission: 'turn' },
    REVIEWING: {
      ...drawn,
      submitFiles: 'VERSION_CONFLICT',
      returnFromReview: 'turn',
      submitReview: 'turn',
      resetSubmission: 'turn',
    },
    PAYING: {
      ...drawn,
      submitReview: 'success',
      resetSubmission: 'turn',
      getAuthorizationUrl: 'turn',
      signSubmission: 'AUTH_ERROR',
      preparePayment: 'success',
      startApplyPayment: 'HAS_NOT_ESIGN',
      payFree: 'HAS_NOT_ESIGN',
    },
    END: {
      ...drawn,
      ...ended,
      signSubmission: 'success',
      preparePayment: 'PAYMENT_STATUS_SUCCESS',
      startApplyPayment: 'PAYMENT_STATUS_SUCCESS',
      payFree: 'PAYMENT_STATUS_SUCCESS',
    },
  },
  supplement: {
    UPLOADING: { submitSupplementFiles: 'turn' },
    REVIEWING: { submitSupplementFiles: 'VERSION_CONFLICT', submitSupplementReview: 'turn' },
    PAYING: { submitSupplementReview: 'success', startSupplementPayment: 'turn' },
    END: { ...ended, startSupplementPayment: 'PAYMENT_STATUS_SUCCESS' },
  },
}

interface ApplicationStatus {
  client: Client
  id: string
}

async function applied(stage: Stage): Promise<ApplicationStatus> {
  if (stage === 'END') {
    const [client, { id }, transactionNo] = await payingApplication(harness)
    await harness.sandbox.control.gateway.pay(transactionNo, 'neverNotify')
    await client.ok(completePayment, { query: { paymentId: transactionNo } })
    return { client, id }
  }
  const client = await newcomer(harness)
  const { id } = await reach(client, exams.open, stage === 'CHECKING' ? 'FORMING' : stage)
  if (stage === 'CHECKING') await client.ok(resetSubmission, { params: { id } })
  return { client, id }
}

async function supplemented(stage: Stage): Promise<ApplicationStatus> {
  const client = await newcomer(harness)
  const round = await openSupplement(harness, client)
  const params = { id: round.id }
  const standing = { client, id: round.id }
  if (stage === 'UPLOADING') return standing
  const choices = [choose('HA_E', 'PERSONAL', await addDocument(client))]
  const body = { choices, conditionalConfirmed: false, version: round.version }
  await client.ok(submitSupplementFiles, { params, body })
  if (stage === 'REVIEWING') return standing
  const paying = await client.ok(submitSupplementReview, { params })
  if (stage === 'PAYING') return standing
  const transactionNo = await startPaying(client, paying)
  await harness.sandbox.control.gateway.pay(transactionNo, 'neverNotify')
  await client.ok(completePayment, { query: { paymentId: transactionNo } })
  return standing
}

/** All that the database knows of a submission, but for when the gateway was asked. */
async function everythingOf(id: string) {
  const { db } = harness.dependencies
  const submission = await db.selectFrom('submission').selectAll().where('id', '=', id).execute()
  const of = (table: 'stageHistory' | 'registrationForm' | 'resume' | 'submittedFile' | 'signatureRequest') =>
    db.selectFrom(table).selectAll().where('submissionId', '=', id).execute()
  const payments = await db
    .selectFrom('payment')
    .select(['transactionNo', 'status', 'amount', 'refundDue', 'unrecorded'])
    .where('submissionId', '=', id)
    .execute()
  const receipts = await db
    .selectFrom('receipt')
    .select(['receiptNo', 'transactionNo'])
    .where('submissionId', '=', id)
    .execute()
  return {
    submission,
    payments,
    receipts,
    others: await Promise.all([
      of('stageHistory'),
      of('registrationForm'),
      of('resume'),
      of('submittedFile'),
      of('signatureRequest'),
    ]),
  }
}

async function findInTurn(type: SubmissionType, stage: Stage, { client, id }: ApplicationStatus) {
  const rows = { ...always, ...expected[type][stage] }
  const before = await everythingOf(id)
  const outcomes: Record<string, string> = {}
  const wanted: Record<string, Expected> = {}
  for (const endpoint of calls) {
    const wish = rows[endpoint.name] ?? 'STAGE_ERROR'
    if (wish === 'turn') continue
    const input = sampleInput(endpoint, { ...nobodys, submission: id }, publicOrigin)
    const answer = await client.call(endpoint, input as never)
    wanted[endpoint.name] = wish
    outcomes[endpoint.name] = answer.code ?? 'success'
    expect(await everythingOf(id), `${endpoint.name} in ${stage}`).toEqual(before)
  }
  expect(outcomes).toEqual(wanted)
}

describe('out of turn', () => {
  it('covers every call that names a submission', () => {
    expect(calls.length).toBeGreaterThanOrEqual(26)
  })

  it.each(['CHECKING', 'FORMING', 'RESUMING', 'UPLOADING', 'REVIEWING', 'PAYING', 'END'] as const)(
    'no call changes an application in %s',
    async (stage) => {
      await findInTurn('apply', stage, await applied(stage))
    },
  )

  it.each(['UPLOADING', 'REVIEWING', 'PAYING', 'END'] as const)(
    'no call changes a supplement in %s',
    async (stage) => {
      await findInTurn('supplement', stage, await supplemented(stage))
    },
  )
})
