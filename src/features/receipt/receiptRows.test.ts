import { expect, test } from 'vitest'
import type { Receipt } from '#contract/entities/payment.ts'
import { receiptRows } from '#src/features/receipt/receiptRows.ts'
import type { Text } from '#src/i18n/useText.ts'

const paid: Receipt = {
  receiptNo: 'R2026000001',
  submissionNo: 'S2026000001',
  submissionId: 'AAAAAAAAAAAAAAAAAAAAAA',
  submissionType: 'apply',
  examId: 3,
  examNameTc: '學士學位程度綜合能力評估開考',
  examNamePt: 'Concurso de licenciatura',
  test: false,
  issuedAt: '2026-03-13T09:30:00Z',
  paymentType: 'GOV_PAY',
  amount: 300,
}
const ids = ((id: string) => id) as Text
const rowsOf = (receipt: Receipt) => receiptRows(receipt, 'PT', ids).map(({ term, value }) => [term, value])

test('a paid application shows its numbers, the hour of Macao, the channel and the amount', () => {
  expect(rowsOf(paid)).toEqual([
    ['receipt.number', 'R2026000001'],
    ['submission.number', 'S2026000001'],
    ['submission.type_label', 'submission.type.apply'],
    ['receipt.date', '13 de Março de 2026, 17:30'],
    ['payment.method', 'payment.channel.GOV_PAY'],
    ['receipt.amount', '300 patacas'],
  ])
})

test('a supplement without payment says nothing of money', () => {
  const free: Receipt = { ...paid, submissionType: 'supplement', paymentType: null, amount: null }
  expect(rowsOf(free).map(([term]) => term)).toEqual([
    'receipt.number',
    'submission.number',
    'submission.type_label',
    'receipt.date',
  ])
})
