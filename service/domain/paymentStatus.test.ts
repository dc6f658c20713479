import { describe, expect, it } from 'vitest'
import type { PaymentStatus } from '#contract/enums.ts'
import type { GatewayOrder } from '#contract/external/gateway.ts'
import { fits, isNeverStarted, statusAfter } from '#service/domain/paymentStatus.ts'

const attempt = {
  transactionNo: 'A'.repeat(22),
  paymentType: 'GOV_PAY',
  status: 'STARTED',
  amount: 300,
  createdAt: new Date('2026-03-04T10:00:00+08:00'),
} as const

const order: GatewayOrder = {
  reference: attempt.transactionNo,
  amount: 30_000,
  currency: 'MOP',
  channel: 'GOV_PAY',
  status: 'PENDING',
  payUrl: 'https://gateway.example/pay',
  updatedAt: '2026-03-04T02:00:00Z',
}

describe('the status after an answer of the gateway', () => {
  it.each<[PaymentStatus, GatewayOrder['status'], PaymentStatus]>([
    ['STARTED', 'PENDING', 'STARTED'],
    ['STARTED', 'CANCELLED', 'CANCELLED'],
    ['STARTED', 'SUCCESS', 'SUCCESS'],
    ['CANCELLED', 'FAILED', 'CANCELLED'],
    ['FAILED', 'SUCCESS', 'SUCCESS'],
    ['SUCCESS', 'FAILED', 'SUCCESS'],
    ['SUCCESS', 'PENDING', 'SUCCESS'],
  ])('%s, answered with %s, is %s: it never falls', (before, answered, after) => {
    expect(statusAfter(before, { ...order, status: answered })).toBe(after)
  })
})

describe('an order', () => {
  it.each([
    ['as it was placed', {}, true],
    ['of another attempt', { reference: 'B'.repeat(22) }, false],
    ['of patacas in place of avos', { amount: 300 }, false],
    ['of another channel', { channel: 'VISA' as const }, false],
  ])('%s', (_, changes, is) => {
    expect(fits({ ...order, ...changes }, attempt)).toBe(is)
  })
})

it.each([
  ['2026-03-04T10:30:00+08:00', false],
  ['2026-03-04T10:30:00.001+08:00', true],
])('an attempt of 10:00 that the gateway does not know is given up at %s: %s', (now, is) => {
  expect(isNeverStarted(attempt, new Date(now))).toBe(is)
})
