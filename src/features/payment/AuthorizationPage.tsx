import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { PaymentChannel, SubmissionType } from '#contract/enums.ts'
import { authorizationWithActors } from '#src/features/payment/authorization.actors.ts'
import { useTellOtherTabs } from '#src/features/payment/useSubmissionNews.ts'
import { useText } from '#src/i18n/useText.ts'
import { dropQuery } from '#src/platform/addressQuery.ts'
import { useEmitted } from '#src/platform/appEffects.ts'
import { useChart } from '#src/platform/useChart.ts'
import { LoadingIndicator } from '#src/ui/LoadingIndicator.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'

interface AuthorizationPageProps {
  submissionType: SubmissionType
  examId: number
  submissionId: string
  paymentType: PaymentChannel
  /** one-time code of the address, which the page takes out of it; null where there was none */
  code: string | null
}

/** The return from the signature, which goes straight on to the payment (section 4, authorization callback). */
export function AuthorizationPage({ paymentType, code, ...address }: AuthorizationPageProps) {
  const text = useText()
  const actor = useChart(authorizationWithActors, { input: { address, paymentType, code } })
  useEmitted(actor)
  useTellOtherTabs(actor, address.submissionId)
  useEffect(() => {
    dropQuery()
    actor.send({ type: 'begin' })
  }, [actor])
  const paying = useSelector(actor, (s) => s.matches('attempting'))
  return (
    <Page>
      <PageTitle title={text('page.authorization')} />
      <LoadingIndicator>{text(paying ? 'payment.redirecting' : 'sign.processing')}</LoadingIndicator>
    </Page>
  )
}
