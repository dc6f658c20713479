/** Every declared call, in the order in which an applicant meets them; a back end that fails a step is asked the rest. */
import { endpoints } from '#contract/endpoints/all.ts'
import { checkApply, checkSupplement } from '#contract/endpoints/eligibility.ts'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import * as exam from '#contract/endpoints/exam.ts'
import * as payment from '#contract/endpoints/payment.ts'
import * as library from '#contract/endpoints/personalDocument.ts'
import * as reference from '#contract/endpoints/referenceData.ts'
import { authorize, getHeaderToken, getProfile, signOut } from '#contract/endpoints/session.ts'
import {
  exchangeAuthorizationCode,
  getAuthorizationUrl,
  signSubmission,
} from '#contract/endpoints/signature.ts'
import * as submission from '#contract/endpoints/submission.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { type PaymentChannel, referenceTables } from '#contract/enums.ts'
import { basePath } from '#contract/limits.ts'
import type { Visitor } from '#test/contract/visitor.ts'
import { answers, choose, pdfFile, resume } from '#test/support/applicant.ts'
import { nobodys, sampleInput } from '#test/support/sampleInput.ts'

/** What stands around the back end: who signs in, signs and pays as a person would. */
export interface Parties {
  /** somebody who has nothing yet; `hardship`: whom the authority certifies it */
  newcomer(hardship: boolean): Promise<string>
  /** somebody who owes documents and the fee in a supplement round that is open; null where there is nobody */
  debtor: string | null
  codeFor(person: string): Promise<{ code: string; accountType: string }>
  /** @returns the address that the browser is sent back to */
  sign(url: string): Promise<string>
  pay(transactionNo: string): Promise<void>
}

export interface Ground {
  /** a visitor who is nobody yet */
  open(): Visitor
  /** origin of the application, in return addresses */
  origin: string
}

/** What nobody may see, and what anybody may try. */
export async function walkOutside({ open, origin }: Ground): Promise<void> {
  const nobody = open()
  const inputTo = (endpoint: Endpoint) => sampleInput(endpoint, nobodys, origin)
  for (const endpoint of endpoints.filter(({ access }) => access === 'bearer'))
    await nobody.visit('nobody is signed in', endpoint, inputTo(endpoint), ['UNAUTHORIZED'])
  await nobody.visit('a code that nobody gave', authorize, inputTo(authorize), ['AUTH_ERROR'])
  await nobody.visit(
    'a submission that there is not',
    payment.createPayment,
    inputTo(payment.createPayment),
    ['APP_IS_NOT_BELONG_TO_USER'],
  )
  await nobody.visit('an attempt that there is not', payment.startPayment, inputTo(payment.startPayment), [
    'APP_IS_NOT_BELONG_TO_USER',
  ])
  const notice = {
    reference: nobodys.transaction,
    amount: 30_000,
    currency: 'MOP',
    status: 'SUCCESS',
    sentAt: '2026-03-04T02:00:00Z',
  }
  await nobody.visit('a notice that nobody signed', payment.notifyPayment, { body: notice }, ['AUTH_ERROR'])
}

/** Calls that the walk can give no success to, in the order of the declarations. */
export const withoutSuccess = [
  // only the gateway can sign it
  'notifyPayment',
]

/** What is never one's own: one answer, whether it exists or not; what can't be is named. */
export async function walkStrange(visitor: Visitor, { origin }: Ground): Promise<void> {
  for (const endpoint of endpoints.filter(({ errors }) => errors.includes('APP_IS_NOT_BELONG_TO_USER'))) {
    if (endpoint.access === 'public') continue
    await visitor.visit('an id that there is not', endpoint, sampleInput(endpoint, nobodys, origin), [
      'APP_IS_NOT_BELONG_TO_USER',
    ])
  }
  const noExam = { ...nobodys, examId: 999_999_999 }
  for (const endpoint of endpoints.filter(({ path }) => /\/exam\/\{id\}|\/\{examId\}/.test(path)))
    await visitor.visit('an exam that there is not', endpoint, sampleInput(endpoint, noExam, origin), [
      'NOT_FOUND',
    ])
  for (const endpoint of endpoints.filter(({ body }) => body?.kind === 'json'))
    if (endpoint.access === 'bearer')
      await visitor.visit(
        'a body of the wrong kind',
        endpoint,
        { ...sampleInput(endpoint, nobodys, origin), body: [] },
        ['INPUT_NOT_VALID'],
      )
}

/** Everything that a signed-in person may read before having done anything. @returns an exam that is open */
export async function walkReading(
  visitor: Visitor,
): Promise<{ openExam: number | null; testExam: number | null }> {
  await visitor.visit('the own profile', getProfile, {})
  await visitor.visit('the header frame', getHeaderToken, { query: { originPlatform: 'candidatura' } })
  const { body: listed = [] } = await visitor.visit('the list', exam.listExams, {})
  const { body: tests = [] } = await visitor.visit('the test exams', exam.listTestExams, {})
  const { now } = visitor
  const isOpen = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
    Date.parse(startDate) <= now && now < Date.parse(endDate)
  const openExam = listed.find((one) => !one.test && !one.applied && isOpen(one))?.id ?? null
  const testExam = [...tests, ...listed].find((one) => one.test && !one.applied && isOpen(one))?.id ?? null
  const any = openExam ?? testExam ?? listed[0]?.id
  if (any !== undefined) {
    const params = { id: any }
    await visitor.visit('an exam', exam.getExam, { params })
    await visitor.visit('the own standing', exam.getApplicationInfo, { params })
    await visitor.visit('no round yet', exam.listApplyRound, { params })
    await visitor.visit('no supplements yet', exam.listSupplementRounds, { params })
    await visitor.visit('whether hardship is certified', exam.checkFreeToPay, { params })
    await visitor.visit('no submission yet', submission.findSubmission, {
      params: { examId: any },
      query: { submissionType: 'apply' },
    })
  }
  for (const table of referenceTables)
    await visitor.visit(`the table ${table}`, reference.searchReference, { params: { table }, body: {} })
  await visitor.visit('careers', reference.searchCareers, { body: {} })
  await visitor.visit('channels', reference.listPaymentChannels, {})
  await visitor.visit('vendors', reference.listPaymentVendors, {})
  const { body: codes } = await visitor.visit(
    'a table of codes',
    reference.listCodeTable,
    { params: { type: 'DEGREE' } },
    [],
  )
  if (codes)
    await visitor.visit('a page of codes', reference.searchCodeTable, {
      params: { type: 'DEGREE' },
      body: {},
    })
  await visitor.visit('the library', library.listPersonalDocuments, {})
  return { openExam, testExam }
}

/** The library, and the steps up to the payment. @returns the submission that waits for it */
export async function walkSteps(visitor: Visitor, examId: number): Promise<Submission | null> {
  const diploma = await visitor.visit('a document', library.addPersonalDocument, {
    body: { documentType: 'HA_E' },
    file: pdfFile(),
  })
  const spare = await visitor.visit('another', library.addPersonalDocument, {
    body: { documentType: 'EP' },
    file: pdfFile(),
  })
  const wrong = new File(['<svg/>'], 'a.pdf', { type: 'application/pdf' })
  await visitor.visit(
    'a file that is none',
    library.addPersonalDocument,
    { body: { documentType: 'EP' }, file: wrong },
    ['FILE_NOT_ACCEPTED'],
  )
  if (!diploma.body) return null
  const own = { params: { id: diploma.body.id } }
  await visitor.visit('it', library.getPersonalDocument, own)
  await visitor.visit('its bytes', library.downloadPersonalDocument, own)
  await visitor.visit('its picture', library.downloadPersonalDocumentThumb, own)
  if (spare.body)
    await visitor.visit('the other goes', library.removePersonalDocument, { params: { id: spare.body.id } })

  const query = { language: 'ZH_TW' } as const
  const checked = await visitor.visit('eligible', checkApply, {
    params: { id: examId },
    body: { sevenYearDate: null },
  })
  if (!checked.body) return null
  const params = { id: checked.body.id }
  await visitor.visit('the review comes later', submission.submitReview, { params }, ['STAGE_ERROR'])
  const form = await visitor.visit('the form, suggested', submission.getRegistrationForm, { params })
  const body = { ...answers, version: form.body?.version ?? 0 }
  await visitor.visit(
    'a form without an address',
    submission.saveRegistrationForm,
    { params, query, body: { ...body, macaoAddress: '' } },
    ['INPUT_NOT_VALID'],
  )
  await visitor.visit(
    'a form of an older tab',
    submission.saveRegistrationForm,
    { params, query, body: { ...body, version: 99 } },
    ['VERSION_CONFLICT'],
  )
  await visitor.visit('the form', submission.saveRegistrationForm, { params, query, body })
  await visitor.visit('no resume yet', submission.getResume, { params })
  await visitor.visit('begun anew', submission.resetSubmission, { params })
  await visitor.visit('eligible again', checkApply, { params: { id: examId }, body: { sevenYearDate: null } })
  await visitor.visit('the form again', submission.saveRegistrationForm, {
    params,
    query,
    body: { ...body, version: body.version + 1 },
  })
  const afterResume = await visitor.visit('the resume', submission.saveResume, {
    params,
    query,
    body: resume,
  })
  const choices = [choose('ID', 'DSI'), choose('HA_E', 'PERSONAL', diploma.body), choose('OUTROS', 'NOT')]
  const chosen = { choices, conditionalConfirmed: false, version: afterResume.body?.version ?? 0 }
  await visitor.visit('the documents', submission.submitFiles, { params, query, body: chosen })
  await visitor.visit('back to the resume', submission.returnFromReview, {
    params,
    query: { stage: 'RESUMING' },
  })
  const skipped = await visitor.visit('the resume left as it is', submission.skipResume, { params })
  const again = { ...chosen, version: skipped.body?.version ?? 0 }
  await visitor.visit('the documents again', submission.submitFiles, { params, query, body: again })
  const { body: files = [] } = await visitor.visit('what was handed in', submission.listSubmittedFiles, {
    params,
  })
  const file = files.find((one) => one.file !== null)
  if (file) {
    await visitor.visit('a document of it', submission.downloadSubmittedFile, { params: { id: file.id } })
    await visitor.visit('its picture', submission.downloadSubmittedFileThumb, { params: { id: file.id } })
  }
  await visitor.visit('the draft', submission.downloadFormDocument, { params })
  await visitor.visit('its picture', submission.downloadFormDocumentThumb, { params })
  await visitor.visit('the review', submission.submitReview, { params })
  return (await visitor.visit('the submission', submission.getSubmission, { params })).body ?? null
}

/** The signature. */
export async function walkSigning(
  visitor: Visitor,
  paying: Submission,
  parties: Parties,
  origin: string,
  channel: PaymentChannel,
): Promise<void> {
  const params = { id: paying.id }
  const redirectUri = `${origin}${basePath}/authorization/apply/${paying.examId}/${paying.id}/${channel}/${paying.test}`
  const query = { identityLevel: 'L3', language: 'ZH_TW' as const, reason: '簽署報名表', redirectUri }
  const asked = await visitor.visit('where to sign', getAuthorizationUrl, { params, query })
  if (!asked.body) return
  const code = new URL(await parties.sign(asked.body.url)).searchParams.get('code') ?? ''
  const exchanged = await visitor.visit('the code', exchangeAuthorizationCode, {
    query: { code, redirectUri },
  })
  await visitor.visit('a code that was used', exchangeAuthorizationCode, { query: { code, redirectUri } }, [
    'AUTH_ERROR',
  ])
  await visitor.visit('signed', signSubmission, { params, query: { token: exchanged.body?.token ?? '' } })
}

/** From what is due to the receipt. */
export async function walkPaying(
  visitor: Visitor,
  { id, type, submissionNo }: Submission,
  parties: Parties,
): Promise<void> {
  const params = { id }
  if (type === 'apply') {
    await visitor.visit('no receipt yet', payment.getReceipt, { params }, ['STAGE_ERROR'])
    await visitor.visit('what is due', payment.preparePayment, { params })
    await visitor.visit('opened', payment.startApplyPayment, { params })
    await visitor.visit('not exempt', payment.payFree, { params }, ['PAYMENT_CHANNEL_NOT_ACTIVE'])
  } else await visitor.visit('opened', payment.startSupplementPayment, { params })
  const created = await visitor.visit('an attempt', payment.createPayment, {
    query: { channel: 'GOV_PAY', submissionId: id },
  })
  if (!created.body) return
  const { transactionNo } = created.body
  await visitor.visit('where to pay', payment.startPayment, { query: { channel: 'GOV_PAY', transactionNo } })
  await visitor.visit('its status', payment.getPayment, { query: { transactionNo } })
  await parties.pay(transactionNo)
  await visitor.visit('what became of it', payment.completePayment, { query: { paymentId: transactionNo } })
  await visitor.visit('the newest of the submission', payment.completeSubmissionPayment, { params })
  await visitor.visit('all attempts', payment.listPayments, { query: { submissionNo: submissionNo ?? '' } })
  await visitor.visit(
    'it has been paid',
    payment.createPayment,
    { query: { channel: 'GOV_PAY', submissionId: id } },
    ['PAYMENT_STATUS_SUCCESS'],
  )
  await visitor.visit('a browser of MPAY is led on', payment.startPayment, {
    query: { channel: 'MPAY', transactionNo },
  })
  await walkReceipt(visitor, id)
}

async function walkReceipt(visitor: Visitor, id: string): Promise<void> {
  const params = { id }
  const receipt = await visitor.visit('the receipt', payment.getReceipt, { params })
  await visitor.visit('as a document', payment.downloadReceipt, { params })
  await visitor.visit('its picture', payment.downloadReceiptThumb, { params })
  const submissionNo = receipt.body?.submissionNo ?? ''
  await visitor.visit('by its number', payment.downloadReceiptByNumber, { query: { submissionNo } })
}

async function signedIn({ open, origin }: Ground, parties: Parties, person: string): Promise<Visitor> {
  const visitor = open()
  const { code, accountType } = await parties.codeFor(person)
  const redirect_uri = `${origin}${basePath}/personal-login`
  await visitor.visit('a sign-in', authorize, { query: { type: accountType, code, redirect_uri } })
  return visitor
}

/** Everything, with the parties at hand. */
export async function walkWhole(ground: Ground, parties: Parties): Promise<void> {
  await walkOutside(ground)
  const visitor = await signedIn(ground, parties, await parties.newcomer(false))
  await walkStrange(visitor, ground)
  const { openExam } = await walkReading(visitor)
  const paying = openExam === null ? null : await walkSteps(visitor, openExam)
  if (paying) {
    await walkSigning(visitor, paying, parties, ground.origin, 'GOV_PAY')
    await walkPaying(visitor, paying, parties)
    await visitor.visit(
      'applied already',
      checkApply,
      { params: { id: paying.examId }, body: { sevenYearDate: null } },
      ['USER_ALREADY_APPLY'],
    )
  }
  await visitor.visit('signed out', signOut, {})
  await visitor.visit('for good', getProfile, {}, ['UNAUTHORIZED'])
  if (openExam !== null) await walkExempt(ground, parties, openExam)
  if (parties.debtor !== null) await walkSupplement(ground, parties, parties.debtor)
}

async function walkExempt(ground: Ground, parties: Parties, examId: number): Promise<void> {
  const visitor = await signedIn(ground, parties, await parties.newcomer(true))
  const paying = await walkSteps(visitor, examId)
  if (!paying) return
  await walkSigning(visitor, paying, parties, ground.origin, 'FREE')
  await visitor.visit('exempt', payment.payFree, { params: { id: paying.id } })
  await walkReceipt(visitor, paying.id)
}

async function walkSupplement(ground: Ground, parties: Parties, debtor: string): Promise<void> {
  const visitor = await signedIn(ground, parties, debtor)
  const { body: listed = [] } = await visitor.visit('the list', exam.listExams, {})
  const { now } = visitor
  const owed = listed.find(
    ({ applied, startSupplementDate: start, endSupplementDate: end }) =>
      applied && start !== null && end !== null && Date.parse(start) <= now && now < Date.parse(end),
  )
  if (!owed) return
  const body = { sevenYearDate: null }
  const opened = await visitor.visit('what is owed', checkSupplement, { params: { id: owed.id }, body })
  if (!opened.body) return
  const { id, version, requestedDocuments } = opened.body
  const params = { id }
  const empty = { choices: [], conditionalConfirmed: false, version }
  await visitor.visit('no document', submission.submitSupplementFiles, { params, body: empty }, [
    'INPUT_NOT_VALID',
  ])
  const choices = []
  for (const documentType of requestedDocuments) {
    const added = await visitor.visit('a document', library.addPersonalDocument, {
      body: { documentType },
      file: pdfFile(),
    })
    if (added.body) choices.push(choose(documentType, 'PERSONAL', added.body))
  }
  await visitor.visit('the documents', submission.submitSupplementFiles, {
    params,
    body: { ...empty, choices },
  })
  const reviewed = await visitor.visit('the review', submission.submitSupplementReview, { params })
  if (reviewed.body?.stage === 'PAYING') await walkPaying(visitor, reviewed.body, parties)
  await visitor.visit('the rounds', exam.listSupplementRounds, { params: { id: owed.id } })
}
