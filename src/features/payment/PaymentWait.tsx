import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { type Attempt, usePaymentWait } from '#src/features/payment/usePaymentWait.ts'
import { useText } from '#src/i18n/useText.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Countdown } from '#src/ui/Countdown.tsx'
import { DefinitionList } from '#src/ui/DefinitionList.tsx'
import { LoadingIndicator } from '#src/ui/LoadingIndicator.tsx'
import { Notice } from '#src/ui/Notice.tsx'

/**
 * What a person sees while the provider says nothing: what is waited for, the reference number, when the wait can be left,
 * and that nothing need be paid twice.
 */
export function PaymentWait({ attempt }: { attempt: Attempt }) {
  const text = useText()
  const wait = usePaymentWait(attempt)
  const [asksToClose, setAsksToClose] = useState(false)
  return (
    <chakra.div display="grid" gap="6">
      {wait.stopped ? (
        <Notice status="warning" live>
          {text('payment.poll_error')}
        </Notice>
      ) : (
        <LoadingIndicator>
          <chakra.p fontWeight="medium">{text(wait.busy ? 'payment.checking' : 'payment.waiting')}</chakra.p>
          {!wait.closable && (
            <chakra.p color="fg.muted" textStyle="sm">
              <Countdown until={wait.deadline} now={wait.now}>
                {(seconds) => text('payment.waiting_countdown', { seconds })}
              </Countdown>
            </chakra.p>
          )}
        </LoadingIndicator>
      )}
      {wait.closable && !wait.stopped && <Notice status="info">{text('payment.no_result_yet')}</Notice>}
      <DefinitionList
        items={[
          { term: text('payment.method'), value: text(`payment.channel.${attempt.running.paymentType}`) },
          {
            term: text('payment.transaction_no'),
            value: <chakra.span wordBreak="break-all">{attempt.running.transactionNo}</chakra.span>,
          },
        ]}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          onClick={() => wait.send({ type: 'checkAgain' })}
          disabled={!wait.canCheck && !wait.busy}
          loading={wait.busy}
          loadingText={text('payment.check_again')}
        >
          {text('payment.check_again')}
        </Button>
        <Button
          variant="outline"
          colorPalette="gray"
          disabled={!wait.closable}
          onClick={() => setAsksToClose(true)}
        >
          {text('common.close')}
        </Button>
      </chakra.div>
      <ConfirmDialog
        open={asksToClose}
        onConfirm={() => {
          setAsksToClose(false)
          wait.send({ type: 'close' })
        }}
        onCancel={() => setAsksToClose(false)}
      >
        {text('confirm.close_wait_dialog')}
      </ConfirmDialog>
    </chakra.div>
  )
}
