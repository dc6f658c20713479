import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GatewayNotice, GatewayOrder, noticeSignatureHeader } from '#contract/external/gateway.ts'
import { type GatewayBehaviour, gatewayBehaviours } from '#sandbox/gateway/behaviours.ts'
import { randomId } from '#sandbox/kit/sharedSecret.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '#sandbox/startSandbox.ts'
import { openReceiver, type Receiver } from '#test/support/receiver.ts'

const app = 'http://127.0.0.1:4399'
const returnUrl = `${app}/application/payment-result?submissionType=apply&examId=3`
/** so late that only the queue's own runs bring it about */
const never = 3_600_000
const options: SandboxOptions = {
  connection: { appOrigin: app },
  gatewayTimes: { slow: never, late: never, gap: never, retries: [never, never] },
}
let sandbox: Sandbox
let receiver: Receiver

beforeAll(async () => {
  sandbox = await startSandbox(options)
})
afterAll(() => sandbox.stop())
beforeEach(async () => {
  await sandbox.control.reset()
  receiver = await openReceiver()
  return receiver.close
})

const call = (path: string, body?: unknown, secret = sandbox.secrets.gateway) =>
  fetch(`${sandbox.urls.gateway}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const orderOf = (reference: string, changes = {}) => ({
  reference,
  amount: 30_000,
  currency: 'MOP',
  channel: 'GOV_PAY',
  language: 'ZH_TW',
  notifyUrl: `${receiver.origin}/notify`,
  returnUrl,
  ...changes,
})
async function place(changes = {}) {
  const reference = randomId()
  const answer = await call('/orders', orderOf(reference, changes))
  return v.parse(GatewayOrder, await answer.json())
}
const status = async (reference: string) =>
  v.parse(GatewayOrder, await (await call(`/orders/${reference}`)).json()).status
const pay = (payUrl: string, fields: Record<string, string>) =>
  fetch(payUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
const noticed = () => receiver.received.map(({ body }) => v.parse(GatewayNotice, JSON.parse(body)).status)

const firstNotice = () => {
  const [notice] = receiver.received
  return { body: notice?.body ?? '', signature: notice?.headers[noticeSignatureHeader] }
}

describe('an order', () => {
  it('is the same order when its reference comes again, also at once', async () => {
    const reference = randomId()
    const answers = await Promise.all([1, 2, 3].map(() => call('/orders', orderOf(reference))))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    expect(sandbox.control.gateway.orders()).toHaveLength(1)
  })

  it.each([{ amount: 29_900 }, { channel: 'MPAY' }])(
    'is refused where the reference means another: %o',
    async (changes) => {
      const order = await place()
      expect((await call('/orders', orderOf(order.reference, changes))).status).toBe(409)
    },
  )

  it.each([
    ['a short reference', { reference: 'x' }],
    ['no whole amount', { amount: 0.5 }],
    ['another currency', { currency: 'HKD' }],
    ['a return elsewhere', { returnUrl: 'https://elsewhere.example/' }],
  ])('is refused for %s', async (_, changes) => {
    expect((await call('/orders', orderOf(randomId(), changes))).status).toBe(400)
  })

  it('is for those alone who hold the shared secret', async () => {
    const { reference } = await place()
    expect((await call(`/orders/${reference}`, undefined, 'guess')).status).toBe(401)
    expect((await call('/orders', orderOf(randomId()), 'guess')).status).toBe(401)
  })

  it('that nobody placed is 404', async () => {
    expect((await call(`/orders/${randomId()}`)).status).toBe(404)
  })

  it('is cancelled by the shop while nobody has paid, and stays paid afterwards', async () => {
    const [open, paid] = [await place(), await place()]
    await sandbox.control.gateway.pay(paid.reference, 'success')
    const cancelled = async (reference: string) => (await call(`/orders/${reference}/cancel`, {})).json()
    expect(await cancelled(open.reference)).toMatchObject({ status: 'CANCELLED' })
    expect(await cancelled(open.reference)).toMatchObject({ status: 'CANCELLED' })
    expect(await cancelled(paid.reference)).toMatchObject({ status: 'SUCCESS' })
  })
})

describe('a slow payment', () => {
  it('is never captured once the shop has cancelled it', async () => {
    const { reference } = await place()
    await sandbox.control.gateway.pay(reference, 'slow')
    expect(await (await call(`/orders/${reference}/cancel`, {})).json()).toMatchObject({
      status: 'CANCELLED',
    })
    await sandbox.control.gateway.runQueue()
    expect(await status(reference)).toBe('CANCELLED')
    expect(noticed()).toEqual([])
  })
})

describe('the pay page', () => {
  it.each(['GOV_PAY', 'MPAY', 'VISA', 'MASTERCARD'])(
    'of %s names amount and reference and offers every outcome',
    async (channel) => {
      const order = await place({ channel })
      const text = await (await fetch(order.payUrl)).text()
      expect(text).toContain('MOP 300.00')
      expect(text).toContain(order.reference)
      expect(text.match(/type="radio"/g)).toHaveLength(gatewayBehaviours.length - 1)
      expect(
        await (await fetch(`${order.payUrl}&language=PT`.replace('ZH_TW&language=', ''))).text(),
      ).toContain('lang="pt"')
    },
  )

  it('returns the payer to the application', async () => {
    const order = await place()
    const answer = await pay(order.payUrl, { chosen: 'success' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, returnUrl])
    expect(await status(order.reference)).toBe('SUCCESS')
  })

  it('keeps a payer who stays, and shows that the order is settled', async () => {
    const order = await place()
    const answer = await pay(order.payUrl, { chosen: 'success', stay: '1' })
    const text = await (await fetch(new URL(answer.headers.get('location') ?? '', order.payUrl))).text()
    expect(text).toContain('這筆繳費已處理')
    expect(text).not.toContain('type="radio"')
  })

  it('takes one choice, whatever is pressed afterwards', async () => {
    const order = await place()
    await Promise.all([pay(order.payUrl, { chosen: 'success' }), pay(order.payUrl, { chosen: 'success' })])
    await pay(order.payUrl, { behaviour: 'cancel' })
    expect(sandbox.control.gateway.order(order.reference).history.map((row) => row.status)).toEqual([
      'PENDING',
      'SUCCESS',
    ])
  })

  it('is 404 for an order that nobody placed', async () => {
    expect((await fetch(`${sandbox.urls.gateway}/pay/${randomId()}`)).status).toBe(404)
  })
})

describe('behaviours', () => {
  it.each<[GatewayBehaviour, string, string[], string, string[]]>([
    ['success', 'SUCCESS', ['SUCCESS'], 'SUCCESS', ['SUCCESS']],
    ['fail', 'FAILED', ['FAILED'], 'FAILED', ['FAILED']],
    ['cancel', 'CANCELLED', ['CANCELLED'], 'CANCELLED', ['CANCELLED']],
    ['notified', 'NOTIFIED', ['NOTIFIED'], 'NOTIFIED', ['NOTIFIED']],
    ['slow', 'PENDING', [], 'SUCCESS', ['SUCCESS']],
    ['neverNotify', 'SUCCESS', [], 'SUCCESS', []],
    ['notifyTwice', 'SUCCESS', ['SUCCESS', 'SUCCESS'], 'SUCCESS', ['SUCCESS', 'SUCCESS']],
    ['notifyLate', 'SUCCESS', [], 'SUCCESS', ['SUCCESS']],
    ['outOfOrder', 'SUCCESS', ['SUCCESS'], 'SUCCESS', ['SUCCESS', 'FAILED']],
    ['failThenSuccess', 'FAILED', ['FAILED'], 'SUCCESS', ['FAILED', 'SUCCESS']],
  ])('%s: first %s and notices %j, in the end %s and %j', async (behaviour, first, early, last, all) => {
    const { reference } = await place()
    await sandbox.control.gateway.pay(reference, behaviour)
    expect(await status(reference)).toBe(first)
    await receiver.until(early.length)
    expect(noticed()).toEqual(early)
    await sandbox.control.gateway.runQueue()
    expect(noticed()).toEqual(all)
    expect(await status(reference)).toBe(last)
  })

  it('status502: paid and noticed, but the status can’t be read until it heals', async () => {
    const { reference } = await place()
    await sandbox.control.gateway.pay(reference, 'status502')
    await receiver.until(1)
    expect((await call(`/orders/${reference}`)).status).toBe(502)
    await sandbox.control.gateway.healStatus()
    expect(await status(reference)).toBe('SUCCESS')
  })
})

describe('a notice', () => {
  it('carries reference, amount and status under the notice secret’s signature', async () => {
    const { reference } = await place()
    await sandbox.control.gateway.pay(reference, 'success')
    await receiver.until(1)
    const { body, signature } = firstNotice()
    expect(JSON.parse(body)).toMatchObject({ reference, amount: 30_000, currency: 'MOP', status: 'SUCCESS' })
    expect(signature).toBe(createHmac('sha256', sandbox.secrets.notice).update(body).digest('hex'))
  })

  it('that is not taken is sent again, and given up after the last retry', async () => {
    receiver.answers.push(500, 503, 500, 500)
    const { reference } = await place()
    await sandbox.control.gateway.pay(reference, 'success')
    await sandbox.control.gateway.runQueue()
    const answers = sandbox.control.gateway.order(reference).notices.map((notice) => notice.answer)
    expect(answers).toEqual([500, 503, 500])
  })

  it('can be forged for a test', async () => {
    const { reference } = await place()
    const answer = await sandbox.control.gateway.notify(reference, {
      status: 'SUCCESS',
      amount: 1,
      signedWith: 'guess',
    })
    expect(answer).toBe(204)
    const { body, signature } = firstNotice()
    expect(JSON.parse(body)).toMatchObject({ status: 'SUCCESS', amount: 1 })
    expect(signature).toBe(createHmac('sha256', 'guess').update(body).digest('hex'))
  })
})

describe('the failure switches', () => {
  it('lose the answer of an order that was placed all the same', async () => {
    const reference = randomId()
    sandbox.control.faults.set('gateway', 'create', { kind: 'resetAfterEffect', times: 1 })
    await expect(call('/orders', orderOf(reference))).rejects.toThrow()
    expect((await call('/orders', orderOf(reference))).status).toBe(200)
    expect(sandbox.control.gateway.orders()).toHaveLength(1)
  })

  it('place nothing when the gateway is down', async () => {
    sandbox.control.faults.set('gateway', 'create', { kind: 'down' })
    await expect(call('/orders', orderOf(randomId()))).rejects.toThrow()
    expect(sandbox.control.gateway.orders()).toEqual([])
  })

  it('name a wrong amount in the answer, not in the book', async () => {
    const { reference } = await place()
    sandbox.control.faults.set('gateway', 'status', { kind: 'wrongAmount' })
    expect(await (await call(`/orders/${reference}`)).json()).toMatchObject({ amount: 29_900 })
    expect(sandbox.control.gateway.order(reference).amount).toBe(30_000)
  })
})

describe('the book', () => {
  it('survives a restart: what was paid, and what is still to be noticed', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gateway-'))
    const { secrets } = sandbox
    const first = await startSandbox({ ...options, dataDir, secrets })
    const reference = randomId()
    await fetch(`${first.urls.gateway}/orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets.gateway}` },
      body: JSON.stringify(orderOf(reference)),
    })
    await first.control.gateway.pay(reference, 'notifyLate')
    await first.stop()
    const second = await startSandbox({ ...options, dataDir, secrets })
    expect(second.control.gateway.order(reference)).toMatchObject({
      status: 'SUCCESS',
      behaviour: 'notifyLate',
    })
    await second.control.gateway.runQueue()
    expect(noticed()).toEqual(['SUCCESS'])
    await second.stop()
    await rm(dataDir, { recursive: true })
  })

  it('cancels an order that nobody paid in its life, and says so', async () => {
    let time = Date.parse('2026-03-02T01:00:00Z')
    const own = await startSandbox({ ...options, now: () => new Date(time), gatewayTimes: { orderLife: 1 } })
    await fetch(`${own.urls.gateway}/orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${own.secrets.gateway}` },
      body: JSON.stringify(orderOf(randomId())),
    })
    time += 1
    await receiver.until(1)
    expect(noticed()).toEqual(['CANCELLED'])
    expect(own.control.gateway.orders()[0]?.status).toBe('CANCELLED')
    await own.stop()
  })
})
