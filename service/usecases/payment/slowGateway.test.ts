import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  completePayment,
  createPayment,
  getReceipt,
  startApplyPayment,
  startPayment,
} from '#contract/endpoints/payment.ts'
import { gatewayClient } from '#service/external/gateway.ts'
import { createApp } from '#service/http/app.ts'
import { type Client, clientOf, type Harness, openHarness, publicOrigin } from '#test/support/harness.ts'
import { signedApplication } from '#test/support/paying.ts'

/** ms; a service in use waits for ten seconds */
const timeout = 250

let harness: Harness
/** the client of a service that waits less long */
let impatient: (client: Client) => Client
beforeAll(async () => {
  harness = await openHarness()
  const { dependencies } = harness
  const app = createApp({
    ...dependencies,
    gateway: gatewayClient(dependencies.config.gateway, dependencies.metrics, timeout),
  })
  impatient = ({ token }) =>
    Object.assign(
      clientOf(async (path, init) => app.fetch(new Request(`${publicOrigin}${path}`, init))),
      { token },
    )
})
afterAll(() => harness.close())

const hang = { kind: 'hang', times: 1 } as const
/** done after all, when nobody listens any more */
const slow = { kind: 'slow', delay: 3 * timeout, times: 1 } as const

test.each([
  ['create', 'hangs', hang],
  ['create', 'is slow', slow],
  ['status', 'hangs', hang],
  ['status', 'is slow', slow],
] as const)(
  'where the gateway’s %s %s: a clear error in time, and one order and receipt',
  async (call, _story, fault) => {
    const [signed, submission] = await signedApplication(harness)
    const client = impatient(signed)
    const { faults, gateway } = harness.sandbox.control
    await client.ok(startApplyPayment, { params: { id: submission.id } })
    const attempt = await client.ok(createPayment, {
      query: { channel: 'GOV_PAY', submissionId: submission.id },
    })
    const start = { query: { channel: 'GOV_PAY' as const, ...attempt } }
    const complete = { query: { paymentId: attempt.transactionNo } }
    const refusedInTime = async (refused: Promise<string>) => {
      const begun = performance.now()
      expect(await refused).toBe('START_PAY_ERROR')
      expect(performance.now() - begun).toBeLessThan(timeout + 1_000)
    }
    if (call === 'create') {
      faults.set('gateway', call, fault)
      await refusedInTime(client.refused(startPayment, start))
    }
    await client.ok(startPayment, start)
    await gateway.pay(attempt.transactionNo, 'neverNotify')
    if (call === 'status') {
      faults.set('gateway', call, fault)
      await refusedInTime(client.refused(completePayment, complete))
    }
    expect(await client.ok(completePayment, complete)).toMatchObject({ status: 'SUCCESS' })
    expect(await client.ok(getReceipt, { params: { id: submission.id } })).toMatchObject({ amount: 300 })
    const orders = gateway.orders().filter(({ returnUrl }) => returnUrl.includes(submission.id))
    expect(orders.map(({ reference }) => reference)).toEqual([attempt.transactionNo])
  },
)
