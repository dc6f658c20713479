import type { PlainTextId } from '#locales/textIds.gen.ts'
import type { Notice, NoticeReason, Place } from '#machines/emittedEvents.ts'
import { type Shown, shownOf } from '#src/api/failureText.ts'
import type { Application } from '#src/app/application.ts'
import type { AppEffects, Emitted } from '#src/platform/appEffects.ts'
import { type InnerPlace, pathOf } from '#src/platform/paths.ts'
import type { Redirect } from '#src/platform/redirect.ts'

export type Tone = 'error' | 'success' | 'info'

/** What each reason says; null where the page that follows says it. */
export const textOfReason: Record<NoticeReason, { id: PlainTextId; tone: Tone } | null> = {
  payment_unanswered: { id: 'payment.poll_error', tone: 'error' },
  payment_open: { id: 'payment.no_result_yet', tone: 'info' },
  payment_failed: { id: 'client.payment_failed', tone: 'error' },
  canNot_free_pay: { id: 'client.canNot_free_pay', tone: 'error' },
  sign_pdf_error: { id: 'error.sign_pdf', tone: 'error' },
  form_error: { id: 'client.form_error', tone: 'error' },
  review_changed: { id: 'review.changed', tone: 'error' },
  period_over: null,
  downloadError: { id: 'client.downloadError', tone: 'error' },
  saved: { id: 'common.saved', tone: 'success' },
}

export interface AppEffectsDependencies {
  /** a path below the base path */
  navigate(path: string, replace: boolean): void
  readonly redirect: Pick<Redirect, 'leave' | 'replace'>
  signIn(): void
  /** the receipt of this number is wanted after the next sign-in */
  keepReceiptNumber(submissionNo: string): void
  toast(tone: Tone, shown: Shown): void
  /** another page is asked for: what is told in the same breath goes there too */
  leaving(): void
  /** the submission that is open, if any */
  readonly opened: Pick<Application, 'holds' | 'tell' | 'refresh'>
}

const emittedTypes: readonly string[] = [
  'leave',
  'notice',
  'submission.changed',
  'recibo.kept',
] satisfies Emitted['type'][]
const emittedOf = (event: { type: string }): Emitted | null =>
  emittedTypes.includes(event.type) ? (event as Emitted) : null

/** The one place where what charts emit becomes navigation, toasts and redirects. */
export function createAppEffects(dependencies: AppEffectsDependencies): AppEffects {
  function show(notice: Notice) {
    if (notice.reason === 'failure') dependencies.toast('error', shownOf(notice.failure))
    else {
      const said = textOfReason[notice.reason]
      if (said) dependencies.toast(said.tone, { kind: 'text', id: said.id })
    }
  }

  /** how many places were asked for so far */
  let asked = 0

  function goInside(place: InnerPlace, replace: boolean) {
    const own = asked
    const open = () => {
      // who has asked for another place meanwhile is not fetched back from there
      if (own === asked) dependencies.navigate(pathOf(place), replace)
    }
    // the journey that runs decides about its own steps: it is told the service's stage first
    const ofJourney = place.to === 'step' || place.to === 'receipt' || place.to === 'payment'
    if (ofJourney && dependencies.opened.holds(place.submissionId))
      dependencies.opened.refresh().then(open, open)
    else open()
  }

  function go(place: Place, { replace = false }: { replace?: boolean } = {}) {
    dependencies.leaving()
    asked += 1
    if (place.to === 'signIn') dependencies.signIn()
    else if (place.to !== 'address') goInside(place, replace)
    else if (replace) dependencies.redirect.replace(place.url)
    else dependencies.redirect.leave(place.url)
  }

  return {
    go,
    handle(given) {
      const event = emittedOf(given)
      if (!event) return
      if (event.type === 'leave') go(event.place, { replace: event.replace })
      else if (event.type === 'notice') show(event)
      else if (event.type === 'recibo.kept') dependencies.keepReceiptNumber(event.submissionNo)
      else dependencies.opened.tell(event.submission)
    },
  }
}
