import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { RunningPayment } from '#contract/entities/exam.ts'
import { TransactionNumber } from '#src/features/payment/TransactionNumber.tsx'
import { useText } from '#src/i18n/useText.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'

interface AttemptUnderWayProps {
  running: RunningPayment
  send: (event: { type: `attempt.${'wait' | 'resume' | 'changeChannel'}` }) => void
}

/** In place of the channels: what is known of the attempt, its number, and that nothing need be paid twice. */
export function AttemptUnderWay({ running, send }: AttemptUnderWayProps) {
  const text = useText()
  return (
    <Notice
      status="info"
      title={text('payment.under_way')}
      action={
        <>
          <Button onClick={() => send({ type: 'attempt.wait' })}>{text('payment.check_again')}</Button>
          <Button variant="outline" onClick={() => send({ type: 'attempt.resume' })}>
            {text('payment.go_on')}
          </Button>
          <LinkButton onPress={() => send({ type: 'attempt.changeChannel' })}>
            {text('payment.choose_other')}
          </LinkButton>
        </>
      }
    >
      <p>{text('payment.running')}</p>
      <chakra.div mt="2">
        <chakra.p textStyle="sm">
          <chakra.span color="fg.muted">{text('payment.method')}</chakra.span>{' '}
          {text(`payment.channel.${running.paymentType}`)}
        </chakra.p>
        <TransactionNumber value={running.transactionNo} />
      </chakra.div>
      <chakra.p mt="2" textStyle="sm">
        {text('payment.running_other')}
      </chakra.p>
    </Notice>
  )
}
