import type { Receipt } from '#contract/entities/payment.ts'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { shownMoney } from '#contract/rules/money.ts'
import { formatDateTime } from '#src/i18n/formatDate.ts'
import type { Text } from '#src/i18n/useText.ts'
import type { Definition } from '#src/ui/DefinitionList.tsx'

/** What the receipt says, as names and values; what was paid only where something was. */
export function receiptRows(receipt: Receipt, language: InterfaceLanguage, text: Text): Definition[] {
  const { paymentType, amount } = receipt
  return [
    { term: text('receipt.number'), value: receipt.receiptNo },
    { term: text('submission.number'), value: receipt.submissionNo },
    { term: text('submission.type_label'), value: text(`submission.type.${receipt.submissionType}`) },
    { term: text('receipt.date'), value: formatDateTime(language, receipt.issuedAt) },
    ...(paymentType === null
      ? []
      : [{ term: text('payment.method'), value: text(`payment.channel.${paymentType}`) }]),
    ...(amount === null ? [] : [{ term: text('receipt.amount'), value: shownMoney(language, amount) }]),
  ]
}
