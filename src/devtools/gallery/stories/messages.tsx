import { Button } from '@chakra-ui/react/button'
import { Story } from '#src/devtools/gallery/Story.tsx'
import { sampleNow } from '#src/devtools/gallery/samples.ts'
import { useText } from '#src/i18n/useText.ts'
import { CardSkeletons } from '#src/ui/CardSkeletons.tsx'
import { Countdown } from '#src/ui/Countdown.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { HintCard } from '#src/ui/HintCard.tsx'
import { LoadingIndicator } from '#src/ui/LoadingIndicator.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PageSkeleton } from '#src/ui/PageSkeleton.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Toaster } from '#src/ui/Toaster.tsx'
import { showToast } from '#src/ui/toasts.ts'

const doNothing = () => {}

export const messageStories = {
  Notice() {
    const text = useText()
    return (
      <Story of="Notice">
        <Notice status="info">{text('sign.hint')}</Notice>
        <Notice status="success" title={text('common.saved')} />
        <Notice status="warning" action={<Button>{text('common.continue')}</Button>}>
          {text('upload.conditional_hint')}
        </Notice>
        <Notice status="error" live>
          {text('error.service')}
        </Notice>
      </Story>
    )
  },
  HintCard() {
    const text = useText()
    return (
      <Story of="HintCard">
        <HintCard onHome={doNothing}>{text('eligibility.USER_AGE_DISMATCH')}</HintCard>
      </Story>
    )
  },
  ErrorState() {
    const text = useText()
    return (
      <Story of="ErrorState">
        <ErrorState onRetry={doNothing} onHome={doNothing}>
          {text('client.network_error')}
        </ErrorState>
        <ErrorState title={text('not_found.title')} onRetry={doNothing} busy>
          {text('not_found.text')}
        </ErrorState>
      </Story>
    )
  },
  EmptyState() {
    const text = useText()
    return (
      <Story of="EmptyState">
        <EmptyState
          title={text('exam.empty_list')}
          action={<Button variant="outline">{text('common.reload')}</Button>}
        >
          {text('not_found.text')}
        </EmptyState>
      </Story>
    )
  },
  LoadingIndicator() {
    const text = useText()
    return (
      <Story of="LoadingIndicator">
        <LoadingIndicator>{text('common.loading')}</LoadingIndicator>
      </Story>
    )
  },
  CardSkeletons: () => (
    <Story of="CardSkeletons">
      <CardSkeletons count={2} />
    </Story>
  ),
  Skeleton: () => (
    <Story of="Skeleton">
      <Skeleton h="5" w="30%" />
    </Story>
  ),
  PageSkeleton: () => <PageSkeleton />,
  ProgressBar() {
    const text = useText()
    return (
      <Story of="ProgressBar">
        {[0, 0.4, 1].map((done) => (
          <ProgressBar key={done} label={text('upload.uploading')} done={done} />
        ))}
      </Story>
    )
  },
  Countdown() {
    const text = useText()
    return (
      <Story of="Countdown">
        <Countdown until={sampleNow + 90_000} now={() => sampleNow}>
          {(seconds) => text('payment.waiting_countdown', { seconds })}
        </Countdown>
      </Story>
    )
  },
  Tag() {
    const text = useText()
    return (
      <Story of="Tag">
        {(['neutral', 'brand', 'info', 'success', 'warning', 'error'] as const).map((tone) => (
          <div key={tone}>
            <Tag tone={tone} icon="clock">
              {text('exam.days_left', { days: 2 })}
            </Tag>
          </div>
        ))}
      </Story>
    )
  },
  Toaster() {
    const text = useText()
    return (
      <Story of="Toaster">
        <Button
          onClick={() => {
            showToast('error', { id: 'error.stage' })
            showToast('success', { id: 'common.saved' })
          }}
        >
          {text('common.view')}
        </Button>
        <Toaster />
      </Story>
    )
  },
}
