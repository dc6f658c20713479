import { chakra } from '@chakra-ui/react/styled-system'
import type { PaymentChannel } from '#contract/enums.ts'
import type { SubmissionAddress } from '#machines/emittedEvents.ts'
import { textOfFailure } from '#src/api/failureText.ts'
import { PaymentWait } from '#src/features/payment/PaymentWait.tsx'
import { TransactionNumber } from '#src/features/payment/TransactionNumber.tsx'
import { useAttempt } from '#src/features/payment/usePaymentWait.ts'
import { useText } from '#src/i18n/useText.ts'
import { useAppEffects } from '#src/platform/appEffects.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'

interface PaymentWaitPageProps {
  transactionNo: string
  address: (SubmissionAddress & { paymentType: PaymentChannel }) | null
}

/** `/pay`: the wait for the result of an attempt (section 4, payment polling). */
export function PaymentWaitPage({ transactionNo, address }: PaymentWaitPageProps) {
  const text = useText()
  const { go } = useAppEffects()
  const { attempt, failure, retry } = useAttempt(
    transactionNo,
    address && { address, running: { transactionNo, paymentType: address.paymentType } },
  )
  return (
    <Page>
      <PageTitle title={text('payment.waiting_title')} />
      {attempt ? (
        <PaymentWait attempt={attempt} />
      ) : failure ? (
        <ErrorState onRetry={retry} onHome={() => go({ to: 'home' })}>
          <chakra.div display="grid" gap="3">
            <p>{text(textOfFailure(failure))}</p>
            <TransactionNumber value={transactionNo} />
          </chakra.div>
        </ErrorState>
      ) : (
        <Notice status="info" live title={text('payment.checking')} />
      )}
    </Page>
  )
}
