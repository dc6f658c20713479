/** Another tab of the same person: takes a submission from wherever it is to a stage, by the API. */
import { checkApply } from '#contract/endpoints/eligibility.ts'
import { completePayment } from '#contract/endpoints/payment.ts'
import {
  getRegistrationForm,
  getSubmission,
  resetSubmission,
  returnFromReview,
  saveRegistrationForm,
  skipResume,
  submitFiles,
  submitReview,
  submitSupplementFiles,
  submitSupplementReview,
} from '#contract/endpoints/submission.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { Stage } from '#contract/enums.ts'
import { returnStages, stages } from '#contract/steps.ts'
import { addDocument, answers, choose, usualChoices } from '#test/support/applicant.ts'
import { sign, startPaying } from '#test/support/paying.ts'
import type { Product } from '#test/support/product.ts'
import type { Staged } from '#test/support/staging.ts'

type Placed = Pick<Product, 'sandbox' | 'origin'>

/** @returns the submission as it is then */
export async function moveTo(product: Placed, staged: Staged, wanted: Stage): Promise<Submission> {
  const read = () => staged.client.ok(getSubmission, { params: { id: staged.submission.id } })
  let is = await read()
  while (is.stage !== wanted) {
    if (stages.indexOf(is.stage) < stages.indexOf(wanted)) await goOn(product, staged, is)
    else await goBack(staged, is, wanted)
    is = await read()
  }
  return is
}

async function goBack({ client }: Staged, { id, stage }: Submission, wanted: Stage): Promise<void> {
  const params = { id }
  const returned = returnStages.find((one) => one === wanted)
  if (stage === 'REVIEWING' && returned)
    await client.ok(returnFromReview, { params, query: { stage: returned } })
  else await client.ok(resetSubmission, { params })
}

async function goOn(product: Placed, { client }: Staged, is: Submission): Promise<void> {
  const { id, stage, type, examId } = is
  const params = { id }
  const query = { language: 'ZH_TW' } as const
  if (stage === 'CHECKING') {
    await client.ok(checkApply, { params: { id: examId }, body: { sevenYearDate: is.sevenYearDate } })
  } else if (stage === 'FORMING') {
    const { version } = await client.ok(getRegistrationForm, { params })
    await client.ok(saveRegistrationForm, { params, query, body: { ...answers, version } })
  } else if (stage === 'RESUMING') {
    await client.ok(skipResume, { params })
  } else if (stage === 'UPLOADING') {
    const body = {
      choices: await choicesFor({ client }, is),
      conditionalConfirmed: false,
      version: is.version,
    }
    if (type === 'apply') await client.ok(submitFiles, { params, query, body })
    else await client.ok(submitSupplementFiles, { params, body })
  } else if (stage === 'REVIEWING') {
    await client.ok(type === 'apply' ? submitReview : submitSupplementReview, { params })
  } else {
    await pay(product, { client }, is)
  }
}

async function choicesFor({ client }: Pick<Staged, 'client'>, { type, requestedDocuments }: Submission) {
  if (type === 'apply') return usualChoices(client)
  const document = await addDocument(client)
  return requestedDocuments.map((category) => choose(category, 'PERSONAL', document))
}

/** Signed where it has to be, paid at the gateway, and looked up. */
async function pay(
  product: Placed,
  { client }: Pick<Staged, 'client'>,
  submission: Submission,
): Promise<void> {
  const isSigned = submission.type === 'supplement' || submission.signed
  const signed = isSigned ? submission : await sign(product, client, submission)
  const running = submission.runningPayment?.transactionNo
  const transactionNo = running ?? (await startPaying(client, signed))
  await product.sandbox.control.gateway.pay(transactionNo, 'neverNotify')
  await client.ok(completePayment, { query: { paymentId: transactionNo } })
}
