import { expect, test } from 'vitest'
import { allCharts } from '#machines/allCharts.ts'
import { statesOf } from '#machines/chartParts.ts'

/** What each chart promises its views, the journey's guards and the inspector: the states that have a tag, at least. */
const promised: readonly (readonly [chart: string, tag: string, states: string])[] = [
  ['session', 'signedIn', 'signedIn'],
  ['session', 'dialog', 'signedIn.warning signedIn.extending'],
  ['session', 'busy', 'signedIn.extending signingOut signedOutHere'],
  ['signIn', 'busy', 'exchanging loadingProfile'],
  ['signIn', 'refused', 'refused'],
  ['examEntry', 'busy', 'resetting'],
  ['eligibility', 'busy', 'checking checkingDate'],
  ['eligibility', 'dialog', 'confirmingDate'],
  ['eligibility', 'refused', 'refused'],
  [
    'journeyApply',
    'page',
    'registration resume upload review.open review.confirmingReturn review.returning payment receipt',
  ],
  [
    'journeyFilesAndPayment',
    'page',
    'upload review.open review.confirmingReturn review.returning payment receipt',
  ],
  ['journeyFilesOnly', 'page', 'upload review.open review.confirmingReturn review.returning receipt'],
  ['journeyPaymentOnly', 'page', 'payment receipt'],
  ...['journeyApply', 'journeyFilesAndPayment', 'journeyFilesOnly'].flatMap(
    (journey) =>
      [
        [journey, 'dialog', 'review.confirmingReturn'],
        [journey, 'busy', 'review.returning'],
        [journey, 'lock', 'review.returning'],
      ] as const,
  ),
  ...['journeyApply', 'journeyFilesAndPayment', 'journeyFilesOnly', 'journeyPaymentOnly'].map(
    (journey) => [journey, 'replace', 'receipt'] as const,
  ),
  ['submission', 'busy', 'reading'],
  ['leaving', 'dialog', 'asking'],
  ['registration', 'busy', 'loading'],
  ['registration', 'form', 'editing confirmingLanguage saving'],
  ['registration', 'dialog', 'confirmingLanguage'],
  ['resume', 'busy', 'loading skipping'],
  ['resume', 'form', 'editing confirmingSkip skipping saving'],
  ['resume', 'dialog', 'confirmingSkip'],
  ['saving', 'busy', 'saving'],
  ['saving', 'dialog', 'conflict'],
  ['upload', 'busy', 'loading submitting submittingOver'],
  ['upload', 'shown', 'editing confirming submitting conflict submittingOver'],
  ['upload', 'dialog', 'confirming conflict'],
  ['fileUpload', 'running', 'sending'],
  ['fileUpload', 'retryable', 'failed'],
  ['review', 'busy', 'loading submitting'],
  ['review', 'shown', 'viewing confirming submitting'],
  ['review', 'dialog', 'confirming'],
  ['payment', 'busy', 'loading attempting leaving'],
  ['payment', 'underWay', 'underWay'],
  ['payment', 'channels', 'choosing confirming attempting'],
  ['paymentConfirmation', 'busy', 'checkingFree preparingSignature'],
  ['paymentConfirmation', 'dialog', 'asking'],
  ['authorization', 'busy', 'lookingUp exchanging signing attempting'],
  ['paymentAttempt', 'busy', 'payingFree opening creating locatingMpay starting findingRunning'],
  ['paymentWait', 'busy', 'waiting.polling.checking'],
  ['paymentWait', 'stopped', 'waiting.polling.stopped'],
  ['paymentWait', 'lock', 'waiting.dialog.locked'],
  ['paymentWait', 'closable', 'waiting.dialog.closable'],
  ['paymentResult', 'busy', 'asking'],
  ['receipt', 'busy', 'loading downloading'],
  ['receipt', 'shown', 'shown downloading'],
  ['recibo', 'busy', 'downloading'],
  ['download', 'busy', 'downloading'],
  ['loading', 'busy', 'loading'],
  ['preview', 'open', 'loading shown failed askingHome'],
  ['preview', 'busy', 'loading'],
  ['preview', 'dialog', 'askingHome'],
]

const charts = allCharts.map(({ chart }) => chart)

test.each(promised)('%s has the tag “%s” in: %s', (id, tag, states) => {
  const chart = charts.find((one) => one.id === id)
  const wearing = chart ? statesOf(chart).filter(({ tags }) => tags.includes(tag)) : []
  expect(wearing.map(({ path }) => path.join('.'))).toEqual(expect.arrayContaining(states.split(' ')))
})
