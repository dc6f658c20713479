import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomId } from '#sandbox/kit/sharedSecret.ts'
import { type Sandbox, startSandbox } from '#sandbox/startSandbox.ts'
import { openReceiver, type Receiver } from '#test/support/receiver.ts'

let sandbox: Sandbox
/** stands where the service is */
let service: Receiver

beforeAll(async () => {
  service = await openReceiver()
  const connection = { appOrigin: service.origin, serviceUrl: service.origin }
  sandbox = await startSandbox({ installationDay: '2026-03-02', connection })
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
    notifyUrl: `${service.origin}/notify`,
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
      now: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
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
    const own = { identity: { ...person.identity, subject: 'own', identityNo: '91111111' } }
    expect((await call('POST', '/people', own)).status).toBe(204)
    expect(sandbox.control.people.get('own').identity.identityNo).toBe('91111111')
  })

  it('signs in, pays and notifies for a script', async () => {
    const asked = await (await call('POST', '/account/code', { person: 'permanent' })).json()
    expect(asked).toEqual({ code: expect.stringMatching(/^[\w-]{22}$/), accountType: 'PERSONAL' })
    const reference = await placed()
    const paid = await (await call('POST', '/gateway/pay', { reference, behaviour: 'neverNotify' })).json()
    expect(paid).toEqual({ location: `${service.origin}/application/payment-result` })
    expect(await (await call('POST', '/gateway/notify', { reference })).json()).toEqual({ answer: 204 })
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
    service.received.length = 0
    expect((await call('PUT', '/clock', { now: '2026-03-13T17:44:59+08:00' })).status).toBe(204)
    expect(service.received).toMatchObject([
      {
        method: 'PUT',
        path: '/ci-application-api/public/api/v1/rehearsal/clock',
        headers: { authorization: `Bearer ${sandbox.secrets.registers}` },
        body: '{"now":"2026-03-13T17:44:59+08:00"}',
      },
    ])
  })

  it('says so when the service keeps its own time', async () => {
    service.answers.push(404)
    const answer = await call('PUT', '/clock', { now: null })
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { error: 'the service refused the clock with 404' },
    ])
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
