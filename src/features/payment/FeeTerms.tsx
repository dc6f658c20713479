import { chakra } from '@chakra-ui/react/styled-system'
import { shownMoney } from '#contract/rules/money.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { Panel } from '#src/ui/Panel.tsx'

/** What is due and on what terms (section 9). @param amount patacas, as the service asks for them */
export function FeeTerms({ amount }: { amount: number | null }) {
  const text = useText()
  const language = useLanguage()
  return (
    <Panel mb="6">
      <chakra.p color="fg.muted" textStyle="sm">
        {text('payment.amount')}
      </chakra.p>
      <chakra.p textStyle="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {amount === null ? '—' : shownMoney(language, amount)}
      </chakra.p>
      <chakra.p mt="2" textStyle="sm">
        {text('payment.no_refund')}
      </chakra.p>
    </Panel>
  )
}
