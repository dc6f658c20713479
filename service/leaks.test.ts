/** A whole journey whose every value is a canary (docs/faults.md, S-10, I6, I7): none sings where it shouldn't. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { completePayment, downloadReceipt, getReceipt } from '#contract/endpoints/payment.ts'
import { addPersonalDocument } from '#contract/endpoints/personalDocument.ts'
import { authorize, getProfile } from '#contract/endpoints/session.ts'
import { exchangeAuthorizationCode, signSubmission } from '#contract/endpoints/signature.ts'
import {
  downloadFormDocument,
  saveRegistrationForm,
  saveResume,
  submitFiles,
  submitReview,
} from '#contract/endpoints/submission.ts'
import { accountType } from '#contract/external/singleAccount.ts'
import { answers, check, choose, exams, pdfFile, resume } from '#test/support/applicant.ts'
import { type Harness, openHarness, ownReturn } from '#test/support/harness.ts'
import { askToSign, authorizationPage, startPaying } from '#test/support/paying.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const person = {
  subject: 'canary-subject',
  nameCn: '金絲雀',
  namePt: 'CANARIO, DE TESTE',
  identityNo: '98765432',
  mobile: '+853 6677 8899',
  email: 'canary-account@example.mo',
  address: '金絲雀街98號',
}
const written = {
  macaoContactNo: '+853 6655 4433',
  email: 'canary-form@example.mo',
  macaoAddress: '金絲雀圍75號3樓',
  companyName: '金絲雀有限公司',
  companyPositionName: '金絲雀飼養員',
}

it('from the sign-in to the receipt', async () => {
  const { control } = harness.sandbox
  const permanent = control.people.get('permanent')
  await control.people.add({ identity: { ...permanent.identity, ...person }, personnel: permanent.personnel })
  const secrets: string[] = [...Object.values(person), ...Object.values(written)]
  const client = harness.nobody()
  const noteToken = () => secrets.push(client.token?.replace('Bearer ', '') ?? '')

  const { code } = await control.account.codeFor(person.subject)
  secrets.push(code)
  const query = { type: accountType, code, redirect_uri: ownReturn }
  await client.ok(authorize, { query })
  noteToken()

  const { id } = await check(client, exams.withResume)
  const params = { id }
  const language = { language: 'ZH_TW' } as const
  await client.ok(saveRegistrationForm, { params, query: language, body: { ...answers, ...written } })
  noteToken()
  const body = { ...resume, otherInfoDesc: '金絲雀簡歷' }
  secrets.push(body.otherInfoDesc, '示範大學')
  const { version } = await client.ok(saveResume, { params, query: language, body })
  const file = pdfFile('金絲雀證書.pdf')
  secrets.push(file.name)
  const document = await client.ok(addPersonalDocument, { body: { documentType: 'HA_E' }, file })
  const choices = [choose('ID', 'DSI'), choose('HA_E', 'PERSONAL', document), choose('OUTROS', 'NOT')]
  await client.ok(submitFiles, {
    params,
    query: language,
    body: { choices, conditionalConfirmed: false, version },
  })
  const paying = await client.ok(submitReview, { params })
  secrets.push(paying.submissionNo ?? '')
  await client.call(downloadFormDocument, { params })

  const page = authorizationPage(paying)
  const back = new URL(await control.eSign.decide(await askToSign(client, paying), 'sign'))
  const signCode = back.searchParams.get('code') ?? ''
  const { token } = await client.ok(exchangeAuthorizationCode, {
    query: { code: signCode, redirectUri: page },
  })
  secrets.push(signCode, token)
  await client.ok(signSubmission, { params, query: { token } })
  const transactionNo = await startPaying(client, paying)
  await control.gateway.pay(transactionNo, 'neverNotify')
  await client.ok(completePayment, { query: { paymentId: transactionNo } })
  const receipt = await client.ok(getReceipt, { params })
  secrets.push(receipt.receiptNo)
  await client.call(downloadReceipt, { params })
  noteToken()

  // A few errors and a fault on the way, whose words are the most likely to quote something.
  await client.call(authorize, { query })
  await client.call(getProfile, {}, { token: `${client.token}x` })
  await client.call(saveRegistrationForm, {
    params,
    query: language,
    body: { ...answers, ...written, email: '金絲雀@' },
  })
  control.faults.set('registers', 'personnel', { kind: 'garbage', times: 1 })
  await client.call(getProfile)

  const parts = [...secrets, Buffer.from(person.subject).toString('base64url')].filter(
    (secret) => secret !== '',
  )
  const findNone = (where: string, text: string, allowed: readonly string[] = []) => {
    const found = parts.filter(
      (secret) =>
        !allowed.includes(secret) &&
        [secret, encodeURIComponent(secret), secret.replaceAll(/[\s+]/g, '')].some((form) =>
          text.includes(form),
        ),
    )
    expect(found, where).toEqual([])
  }
  expect(harness.logged.length).toBeGreaterThan(15)
  findNone('the log', JSON.stringify(harness.logged))
  for (const { dependencies: each } of harness.processes)
    findNone('the figures', await each.metrics.registry.metrics())
  findNone('what the gateway was told', JSON.stringify(control.gateway.orders()))
  // Who is to sign is what the signature is asked for; nothing else of the person is.
  findNone(
    'what the signature was asked',
    JSON.stringify(control.eSign.requests().map(({ request }) => request)),
    [person.nameCn, person.namePt, person.identityNo],
  )
  const audited = await harness.dependencies.db.selectFrom('audit').selectAll().execute()
  findNone('the audit', JSON.stringify(audited), [person.subject])
  const events = await harness.dependencies.db.selectFrom('paymentEvent').selectAll().execute()
  findNone('the events of payments', JSON.stringify(events))
})
