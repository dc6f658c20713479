import { chakra } from '@chakra-ui/react/styled-system'
import type { Exam } from '#contract/entities/exam.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { PaymentChannel } from '#contract/enums.ts'
import type { ErrorCode } from '#contract/errorCodes.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { shownMoney } from '#contract/rules/money.ts'
import { AttemptUnderWay } from '#src/features/payment/AttemptUnderWay.tsx'
import { FeeTerms } from '#src/features/payment/FeeTerms.tsx'
import { usePayment } from '#src/features/payment/usePayment.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { useAppEffects } from '#src/platform/appEffects.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { PrimaryAction } from '#src/ui/PrimaryAction.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

interface PaymentPageProps {
  submission: Submission
  exam: Exam
  /** the query `paymentType`: chosen beforehand */
  paymentType: PaymentChannel | null
  /** the query `code`: why the public start sent the browser back */
  refused: ErrorCode | null
}

/** Choosing how to pay, and the way to it: exemption, signature, provider (sections 2, 4 and 5). */
export function PaymentPage({ submission, exam, paymentType, refused }: PaymentPageProps) {
  const text = useText()
  const language = useLanguage()
  const { go } = useAppEffects()
  const payment = usePayment(submission, paymentType, refused)
  const signsFirst = submission.type === 'apply' && !payment.signed
  const { channel } = payment

  return (
    <Page>
      <PageTitle title={text('step.payment')} context={nameIn(language, exam)} />
      <FeeTerms amount={submission.amount} />
      {payment.hasFailed && (
        <ErrorState onRetry={() => payment.send({ type: 'retry' })} onHome={() => go({ to: 'home' })}>
          {text(payment.failureText)}
        </ErrorState>
      )}
      {payment.isLoading && (
        <chakra.div display="grid" gap="2" role="status" aria-label={text('common.loading')}>
          <Skeleton width="40%" height="1.25rem" />
          <Skeleton width="100%" height="3rem" />
          <Skeleton width="100%" height="3rem" />
        </chakra.div>
      )}
      {payment.isUnderWay && payment.running && (
        <AttemptUnderWay running={payment.running} send={payment.send} />
      )}
      {payment.isLeaving && (
        <Notice status="info" live title={text(signsFirst ? 'sign.redirecting' : 'payment.redirecting')} />
      )}
      {payment.showsChannels && (
        <>
          <RadioCards
            name="paymentType"
            label={text('payment.method')}
            defaultValue={channel ?? undefined}
            disabled={payment.busy}
            options={payment.channels.map((value) => ({
              value,
              label: text(`payment.channel.${value}`),
              ...(value === 'FREE' ? { hint: text('payment.free_hint') } : {}),
            }))}
            onChange={({ target }) =>
              payment.send({ type: 'channel.chosen', channel: target.value as PaymentChannel })
            }
          />
          <PrimaryAction
            onPress={() => payment.send({ type: 'pay' })}
            busy={payment.busy}
            disabled={!payment.canPay && !payment.busy && !payment.asksConfirmation}
            hint={
              channel === null ? text('payment.choose_channel') : signsFirst ? text('sign.hint') : undefined
            }
          >
            {text(channel === 'FREE' ? 'payment.apply_free' : 'payment.pay')}
          </PrimaryAction>
        </>
      )}
      <ConfirmDialog open={payment.asksConfirmation} onConfirm={payment.confirm} onCancel={payment.cancel}>
        {channel === 'FREE'
          ? text('confirm.pay_free')
          : channel &&
            text('confirm.pay', {
              channel: text(`payment.channel.${channel}`),
              amount: shownMoney(language, submission.amount ?? 0),
            })}
      </ConfirmDialog>
    </Page>
  )
}
