/**
 * Someone in a random sequence of calls, and what such a person may do at any moment and at any stage. Everything that
 * is written by them carries their canary.
 */

import { checkApply, checkSupplement } from '#contract/endpoints/eligibility.ts'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { listExams } from '#contract/endpoints/exam.ts'
import {
  completeSubmissionPayment,
  createPayment,
  getReceipt,
  payFree,
  startApplyPayment,
  startPayment,
  startSupplementPayment,
} from '#contract/endpoints/payment.ts'
import {
  addPersonalDocument,
  listPersonalDocuments,
  removePersonalDocument,
} from '#contract/endpoints/personalDocument.ts'
import {
  downloadSubmittedFile,
  getRegistrationForm,
  getResume,
  getSubmission,
  listSubmittedFiles,
  resetSubmission,
  returnFromReview,
  saveRegistrationForm,
  saveResume,
  skipResume,
  submitFiles,
  submitReview,
  submitSupplementFiles,
  submitSupplementReview,
} from '#contract/endpoints/submission.ts'
import type { CategoryChoice } from '#contract/entities/document.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { SubmissionType } from '#contract/enums.ts'
import type { GatewayStatus } from '#contract/external/gateway.ts'
import { personas } from '#contract/external/personas.ts'
import { completeApplication } from '#service/usecases/examples/exampleApplications.ts'
import { addDocument, answers, choose, exams, newcomer, pdfFile, resume } from '#test/support/applicant.ts'
import { type Answer, type Client, type Harness, installationDay } from '#test/support/harness.ts'
import { notify, sign } from '#test/support/paying.ts'

export interface Player {
  harness: Harness
  client: Client & { subject: string }
  type: SubmissionType
  choices: CategoryChoice[]
  canary: string
  /** of the submission */
  id: string
  transactionNo: string
  /** what the service has acknowledged of the form; null where nothing has been */
  saved: { companyName: string | null; version: number } | null
}

const date = { sevenYearDate: null }
const query = { language: 'ZH_TW' } as const

export async function newPlayer(harness: Harness, name: string, type: SubmissionType): Promise<Player> {
  const client = await newcomer(harness)
  const canary = `${name}-${client.subject}-有限公司`
  const document = await addDocument(client, 'HA_E', pdfFile(`${canary}.pdf`))
  const choice = choose('HA_E', 'PERSONAL', document)
  const opened = await (type === 'apply' ? openApply(client) : openSupplement(harness, client))
  return {
    harness,
    client,
    type,
    canary,
    choices: type === 'apply' ? [choose('ID', 'DSI'), choice, choose('OUTROS', 'NOT')] : [choice],
    id: opened.id,
    transactionNo: 'AAAAAAAAAAAAAAAAAAAAAA',
    saved: null,
  }
}

const openApply = (client: Client) => client.ok(checkApply, { params: { id: exams.open }, body: date })

/** Whoever has applied, and owes a document and the fee. */
export async function openSupplement(harness: Harness, client: Player['client']): Promise<Submission> {
  const code = 'CAI-COM-DAB-01'
  const [permanent] = personas
  if (!permanent) throw new Error('no persona')
  await harness.dependencies.db
    .transaction()
    .execute((trx) => completeApplication(trx, { ...permanent, id: client.subject }, code, installationDay))
  await harness.sandbox.control.people.setAdmission(client.subject, code, {
    listed: true,
    documents: ['HA_E'],
    payment: true,
  })
  return client.ok(checkSupplement, { params: { id: exams.supplement }, body: date })
}

type Act = (player: Player, number: number, other: Player) => Promise<Answer<Endpoint> | undefined>
const behaviours = ['success', 'fail', 'cancel', 'notified', 'neverNotify', 'notifyTwice'] as const
const notices = ['SUCCESS', 'NOTIFIED', 'FAILED', 'CANCELLED', 'unknown'] as const satisfies (
  | GatewayStatus
  | 'unknown'
)[]
const faults = ['down', 'error', 'garbage', 'resetAfterEffect', 'wrongAmount'] as const
const nothing = async () => undefined
const params = ({ id }: Player) => ({ id })

/** The variant of an act that takes the usual way. */
export const plain = 12
/** Steps in order, so that deep stages are met often. */
export const forward = [
  'save',
  'skip',
  'hand',
  'review',
  'sign',
  'open',
  'create',
  'start',
  'pay',
  'complete',
]

/** `number` (0 to `plain`) chooses among variants. */
export const acts: Record<string, Act> = {
  check: ({ client, type }) =>
    type === 'apply'
      ? client.call(checkApply, { params: { id: exams.open }, body: date })
      : client.call(checkSupplement, { params: { id: exams.supplement }, body: date }),
  async save(player, number) {
    const { client, canary } = player
    const { version } = await client.ok(getRegistrationForm, { params: params(player) })
    const companyName = `${canary}${number}`
    const body = { ...answers, companyName, version: number === 0 ? version + 1 : version }
    const answer = await client.call(saveRegistrationForm, { params: params(player), query, body })
    // The same save sent twice is answered with what is stored.
    if (answer.code === null && player.saved?.companyName !== companyName)
      player.saved = { companyName, version: version + 1 }
    return answer
  },
  skip: (player) => player.client.call(skipResume, { params: params(player) }),
  async resume(player) {
    const { version } = await player.client.ok(getResume, { params: params(player) })
    const body = { ...resume, otherInfoDesc: player.canary, version }
    return player.client.call(saveResume, { params: params(player), query, body })
  },
  async hand(player, number) {
    const { client, choices, type } = player
    const { version } = await client.ok(getSubmission, { params: params(player) })
    const body = { choices, conditionalConfirmed: false, version: number === 0 ? version + 1 : version }
    return type === 'apply'
      ? client.call(submitFiles, { params: params(player), query, body })
      : client.call(submitSupplementFiles, { params: params(player), body })
  },
  back: (player, number) =>
    player.client.call(returnFromReview, {
      params: params(player),
      query: { stage: (['FORMING', 'RESUMING', 'UPLOADING'] as const)[number % 3] ?? 'FORMING' },
    }),
  review: (player, number) =>
    player.client.call((player.type === 'apply') === number > 0 ? submitReview : submitSupplementReview, {
      params: params(player),
    }),
  reset: (player, number) =>
    number === 0 ? player.client.call(resetSubmission, { params: params(player) }) : nothing(),
  async sign(player) {
    const { client, harness, type } = player
    const submission = await client.ok(getSubmission, { params: params(player) })
    const isWanted = type === 'apply' && submission.stage === 'PAYING' && !submission.signed
    if (isWanted) await sign(harness, client, submission)
    return undefined
  },
  open: (player, number) =>
    player.client.call(
      (player.type === 'apply') === number > 0 ? startApplyPayment : startSupplementPayment,
      {
        params: params(player),
      },
    ),
  async create(player, number) {
    const channel = number === 0 ? 'MPAY' : 'GOV_PAY'
    const answer = await player.client.call(createPayment, { query: { channel, submissionId: player.id } })
    if (answer.code === null) player.transactionNo = answer.body.transactionNo
    return answer
  },
  start: ({ client, transactionNo }) =>
    client.call(startPayment, { query: { channel: 'GOV_PAY', transactionNo } }),
  async pay({ harness, transactionNo }, number) {
    const { gateway } = harness.sandbox.control
    const order = gateway.orders().find(({ reference }) => reference === transactionNo)
    if (order?.status === 'PENDING')
      await gateway.pay(transactionNo, behaviours[number % behaviours.length] ?? 'success')
    return undefined
  },
  async notice({ harness, transactionNo }, number) {
    const status = await notify(harness, transactionNo, notices[number % notices.length] ?? 'unknown')
    if (![204, 503].includes(status)) throw new Error(`a notice was answered ${status}`)
    return undefined
  },
  async fault({ harness }, number) {
    const call = number > faults.length ? 'status' : 'create'
    const kind = faults[number % faults.length] ?? 'down'
    harness.sandbox.control.faults.set('gateway', call, { kind, times: 1 })
    return undefined
  },
  complete: (player) => player.client.call(completeSubmissionPayment, { params: params(player) }),
  free: (player) => player.client.call(payFree, { params: params(player) }),
  receipt: (player) => player.client.call(getReceipt, { params: params(player) }),
  list: ({ client }) => client.call(listExams),
  add: ({ client, canary }) =>
    client.call(addPersonalDocument, { body: { documentType: 'OUTROS' }, file: pdfFile(`${canary}.pdf`) }),
  async remove({ client }, number) {
    const library = await client.ok(listPersonalDocuments)
    const document = library[number % library.length]
    return document && client.call(removePersonalDocument, { params: { id: document.id } })
  },
  async download(player, number) {
    const files = await player.client.ok(listSubmittedFiles, { params: params(player) })
    const file = files[number % files.length]
    return file && player.client.call(downloadSubmittedFile, { params: { id: file.id } })
  },
  /** another's submission, which is like none */
  async stray({ client }, number, other) {
    const endpoint = [getSubmission, getRegistrationForm, listSubmittedFiles, resetSubmission, getReceipt][
      number % 5
    ]
    const answer = await client.call(endpoint ?? getSubmission, { params: params(other) })
    if (answer.code !== 'APP_IS_NOT_BELONG_TO_USER') throw new Error(`${endpoint?.name} gave ${answer.code}`)
    return answer
  },
}
