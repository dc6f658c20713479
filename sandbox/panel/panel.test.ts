import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { periodsOf } from '#contract/parties/exampleExams.ts'
import { randomId } from '#sandbox/kit/sharedSecret.ts'
import { type Sandbox, startSandbox } from '#sandbox/startSandbox.ts'
import { browserForTests } from '#sandbox/testSupport/browserForTests.ts'
import { type ServiceForTests, serviceForTests } from '#sandbox/testSupport/serviceForTests.ts'

let sandbox: Sandbox
let service: ServiceForTests

beforeAll(async () => {
  sandbox = await startSandbox({ installationDay: '2026-03-02' })
  service = await serviceForTests(sandbox)
})
afterAll(async () => {
  await service.close()
  await sandbox.stop()
})
beforeEach(() => sandbox.control.reset())

const call = (method: string, path: string, body?: unknown, headers = {}) =>
  fetch(`${sandbox.urls.panel}/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
async function placed(): Promise<string> {
  const reference = randomId()
  const order = {
    reference,
    amount: 30_000,
    currency: 'MOP',
    channel: 'MPAY',
    language: 'PT',
    notifyUrl: `${service.origin}/nowhere`,
    returnUrl: `${service.origin}/application/payment-result`,
  }
  await fetch(`${sandbox.urls.gateway}/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.secrets.gateway}` },
    body: JSON.stringify(order),
  })
  return reference
}

describe('the panel’s API', () => {
  it('tells the whole state', async () => {
    const state = await (await call('GET', '/state')).json()
    expect(state).toMatchObject({
      installationDay: '2026-03-02',
      now: '2026-03-02T01:00:00.000Z',
      gateway: { suggested: 'success', orders: [], queue: [] },
      faults: { account: {}, eSign: {}, gateway: {}, registers: {} },
    })
    expect(state.people).toHaveLength(24)
  })

  it('changes people as the control does', async () => {
    const owing = { listed: true, documents: ['EP'], payment: true }
    expect((await call('PUT', '/people/permanent/hardship', { certified: true })).status).toBe(204)
    expect((await call('PUT', '/people/permanent/admission/CAI-COM-DAB-01', owing)).status).toBe(204)
    const person = sandbox.control.people.get('permanent')
    expect([person.hardship, person.admission]).toEqual([true, { 'CAI-COM-DAB-01': owing }])
    const { identity } = person
    const own = { identity: { ...identity, subject: 'own', identityNo: '91111111' } }
    expect((await call('POST', '/people', own)).status).toBe(204)
    expect(sandbox.control.people.get('own').identity.identityNo).toBe('91111111')
  })

  it('signs in, pays and notifies for a script', async () => {
    const asked = await (await call('POST', '/account/code', { person: 'permanent' })).json()
    expect(asked).toEqual({ code: expect.stringMatching(/^[\w-]{22}$/), accountType: 'PERSONAL' })
    const reference = await placed()
    const paid = await (await call('POST', '/gateway/pay', { reference, behaviour: 'neverNotify' })).json()
    expect(paid).toEqual({ location: `${service.origin}/application/payment-result` })
    expect(await (await call('POST', '/gateway/notify', { reference })).json()).toEqual({ answer: 404 })
    const orders = await (await call('GET', '/gateway/orders')).json()
    expect(orders).toMatchObject([{ reference, status: 'SUCCESS', behaviour: 'neverNotify' }])
  })

  it('sets failures and clears them', async () => {
    await call('PUT', '/faults/gateway/status', { kind: 'error', status: 502, times: 3 })
    expect(sandbox.control.faults.all().gateway).toEqual({
      status: { kind: 'error', status: 502, times: 3, delay: 30_000 },
    })
    await call('DELETE', '/faults')
    expect(sandbox.control.faults.all().gateway).toEqual({})
  })

  it('moves the service’s clock with the shared secret', async () => {
    expect((await call('PUT', '/clock', { now: '2026-03-13T17:44:59+08:00' })).status).toBe(204)
    expect((await call('PUT', '/clock', { now: null })).status).toBe(204)
    expect(service.clock).toEqual(['2026-03-13T17:44:59+08:00', null])
  })

  it.each([
    ['PUT', '/people/nobody/hardship', { certified: true }, 409],
    ['PUT', '/people/permanent/hardship', { certified: 'yes' }, 400],
    ['PUT', '/faults/gateway/refund', { kind: 'down' }, 409],
    ['PUT', '/faults/gateway/status', { kind: 'flood' }, 400],
    ['POST', '/gateway/pay', { reference: 'unknown', behaviour: 'success' }, 409],
    ['POST', '/gateway/pay', { reference: 'unknown', behaviour: 'steal' }, 400],
    ['PUT', '/clock', { now: 'tomorrow' }, 400],
    ['POST', '/e-sign/decide', { url: 'http://127.0.0.1/sign/none', decision: 'sign' }, 409],
  ])('answers %s %s %j with %i and a reason', async (method, path, body, status) => {
    const answer = await call(method, path, body)
    expect([answer.status, await answer.json()]).toEqual([status, { error: expect.any(String) }])
  })

  it('takes nothing from another site’s page', async () => {
    expect((await call('POST', '/reset', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await call('POST', '/reset', undefined, { 'sec-fetch-site': 'same-site' })).status).toBe(403)
  })
})

describe('the panel’s page', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await browserForTests()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    page = await browser.newPage()
    await page.goto(`${sandbox.urls.panel}/?language=PT`)
    await page.getByRole('heading', { name: 'Relógio' }).waitFor()
    return () => page.close()
  })
  const done = () => page.getByRole('status').getByText('Concluído').waitFor()

  it('rehearses a deadline: five minutes before the end of an exam', async () => {
    service.clock.length = 0
    const { endDate } = periodsOf('CAI-COM-LIC-01', '2026-03-02')
    const row = page.locator('option', { hasText: 'CAI-COM-LIC-01: 5 minutos antes do termo da candidatura' })
    await page
      .getByRole('combobox', { name: 'Momento' })
      .selectOption((await row.getAttribute('value')) ?? '')
    await page.getByRole('button', { name: 'Acertar o relógio' }).click()
    await done()
    expect(Date.parse(service.clock[0] ?? '')).toBe(Date.parse(endDate) - 5 * 60_000)
  })

  it('asks a person for documents and payment in the supplement', async () => {
    await page.getByText('Residente permanente · 陳示範').click()
    await page.getByLabel('Consta da lista').check()
    await page.getByLabel('Experiência profissional (EP)').check()
    await page.getByLabel('Falta o pagamento').check()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await done()
    expect(sandbox.control.people.get('permanent').admission).toEqual({
      'CAI-COM-DAB-01': { listed: true, documents: ['EP'], payment: true },
    })
    expect(await page.getByLabel('Consta da lista').isChecked()).toBe(true)
  })

  it('settles an order with the suggested outcome and breaks a call', async () => {
    const reference = await placed()
    await page.getByLabel('Resultado proposto na página de pagamento').selectOption('fail')
    await done()
    await page.getByRole('button', { name: 'Tratar', exact: true }).click()
    await page.getByRole('cell', { name: 'Pagamento não efectuado' }).first().waitFor()
    expect(sandbox.control.gateway.order(reference)).toMatchObject({ status: 'FAILED', behaviour: 'fail' })
    await page.getByLabel('Plataforma de pagamento: create').selectOption('hang')
    await done()
    expect(sandbox.control.faults.all().gateway.create?.kind).toBe('hang')
  })
})
