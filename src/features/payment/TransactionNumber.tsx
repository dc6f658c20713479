import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '#src/i18n/useText.ts'

/** The number by which a person, the service and the provider speak of one attempt. */
export function TransactionNumber({ value }: { value: string }) {
  const text = useText()
  return (
    <chakra.p textStyle="sm">
      <chakra.span color="fg.muted">{text('payment.transaction_no')}</chakra.span>{' '}
      <chakra.span wordBreak="break-all" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.span>
    </chakra.p>
  )
}
