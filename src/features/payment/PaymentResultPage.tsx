import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import type { SubmissionAddress } from '#machines/emittedEvents.ts'
import { paymentResultWithActors } from '#src/features/payment/paymentWait.actors.ts'
import { TransactionNumber } from '#src/features/payment/TransactionNumber.tsx'
import { useTellOtherTabs } from '#src/features/payment/useSubmissionNews.ts'
import { useText } from '#src/i18n/useText.ts'
import { useEmitted } from '#src/platform/appEffects.ts'
import { useChart } from '#src/platform/useChart.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { LoadingIndicator } from '#src/ui/LoadingIndicator.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'

interface PaymentResultPageProps extends SubmissionAddress {
  transactionNo: string
}

/** The return from the provider: the gateway is asked, the address is not believed (section 4, callback). */
export function PaymentResultPage({ transactionNo, ...address }: PaymentResultPageProps) {
  const text = useText()
  const actor = useChart(paymentResultWithActors, { input: { address, transactionNo } })
  useEmitted(actor)
  useTellOtherTabs(actor, address.submissionId)
  const unanswered = useSelector(actor, (s) => s.matches('unanswered'))
  return (
    <Page>
      <PageTitle title={text('page.payment_result')} />
      {unanswered ? (
        <ErrorState
          onRetry={() => actor.send({ type: 'retry' })}
          aside={
            <LinkButton onPress={() => actor.send({ type: 'giveUp' })}>
              {text('payment.back_to_payment')}
            </LinkButton>
          }
        >
          <chakra.div display="grid" gap="3">
            <p>{text('payment.poll_error')}</p>
            <p>{text('payment.no_result_yet')}</p>
            <TransactionNumber value={transactionNo} />
          </chakra.div>
        </ErrorState>
      ) : (
        <LoadingIndicator>{text('payment.checking')}</LoadingIndicator>
      )}
    </Page>
  )
}
