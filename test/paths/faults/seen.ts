/** What a person must see of a failed call: section 8, and section 4 where the sign-in page or the receipt follows. */
import { type ErrorCode, eligibilityCodes } from '#contract/errorCodes.ts'
import type { TextId } from '#locales/textIds.gen.ts'
import type { Failure } from '#src/api/failure.ts'
import { eligibilityText, failureText } from '#src/api/failureText.ts'
import { uploadFailureText } from '#src/features/upload/uploadFailureText.ts'

/** Where the person is afterwards. `here`: where they were. */
export type SeenAt = 'here' | 'signIn' | 'home' | 'check' | 'payment' | 'wait' | 'receipt'

export interface Seen {
  readonly at: SeenAt
  /** each of them is read on the page; none: nothing is said */
  readonly says: readonly TextId[]
  /** the step is over: from here one goes on by the list */
  readonly isOver?: boolean
}

/** A failure of a call as a situation shows it. */
export type Showing = (failure: Failure) => Seen

const codeOf = (failure: Failure): ErrorCode | null =>
  failure.kind === 'http' ? (failure.code ?? null) : null
const statusOf = (failure: Failure): number | null => (failure.kind === 'http' ? failure.status : null)
const textsOf = (failure: Failure): TextId[] => {
  const id = failureText(failure)
  return id === null ? [] : [id]
}
const isSignedOut = (failure: Failure) => statusOf(failure) === 401
const isRefusedEntry = (failure: Failure) => isSignedOut(failure) || statusOf(failure) === 403

const here = (...says: TextId[]): Seen => ({ at: 'here', says })
const signIn: Seen = { at: 'signIn', says: [] }

/** Section 8: a period that is over leads to the check with its message. */
const periodCodes: readonly (ErrorCode | null)[] = ['TIME_OUT', 'SUPPLEMENT_TIME_OUT']

function afterStep(failure: Failure): Seen | null {
  const code = codeOf(failure)
  if (isSignedOut(failure)) return signIn
  if (code === 'STAGE_ERROR') return { at: 'home', says: textsOf(failure), isOver: true }
  if (code !== null && periodCodes.includes(code))
    return { at: 'check', says: [eligibilityText(code)], isOver: true }
  return null
}

/** In a message; the page stays as it is. */
export const told: Showing = (failure) => afterStep(failure) ?? here(...textsOf(failure))

/** In the place of what could not be read; what is silent elsewhere can't be here. */
export const inPlace: Showing = (failure) =>
  afterStep(failure) ?? here(failureText(failure) ?? 'error.service')

/** A save that another window was faster with, otherwise as any. */
export const saved: Showing = (failure) =>
  codeOf(failure) === 'VERSION_CONFLICT' ? here('draft.conflict') : told(failure)

/** A review that another window has changed is read and declared again, otherwise as any step. */
export const reviewed: Showing = (failure) =>
  codeOf(failure) === 'VERSION_CONFLICT' ? here('review.changed') : told(failure)

/** The step itself can't be opened: what the service refuses leads to the list, what may pass can be tried again. */
export const opened: Showing = (failure) => {
  const status = statusOf(failure)
  if (isSignedOut(failure)) return signIn
  return status !== null && status < 500
    ? { at: 'home', says: textsOf(failure), isOver: true }
    : inPlace(failure)
}

/** The same words, whatever it was. */
export const always =
  (...says: TextId[]): Showing =>
  (failure) =>
    isSignedOut(failure) ? signIn : here(...says)

/** Something extra that is left out. */
export const silently: Showing = always()

/** The check ends with its card, or asks for the date. */
export const checked: Showing = (failure) => {
  const code = codeOf(failure)
  if (code === 'SEVEN_YEAR_DATE_MUST_NOT_NULL') return here(eligibilityText(code))
  return code !== null && eligibilityCodes.some((known) => known === code)
    ? { ...here(eligibilityText(code)), isOver: true }
    : inPlace(failure)
}

/** With a date that was typed: its form stays. */
export const checkedByDate: Showing = (failure) => {
  const code = codeOf(failure)
  return code !== null && eligibilityCodes.some((known) => known === code) ? checked(failure) : told(failure)
}

/** Section 4: whoever may not download signs in. */
export const downloaded: Showing = (failure) =>
  isRefusedEntry(failure) ? signIn : here('client.downloadError')

/** By its number: a refusal says why. */
export const downloadedByNumber: Showing = (failure) =>
  isRefusedEntry(failure)
    ? signIn
    : here(
        codeOf(failure) === null ? 'client.downloadError' : (failureText(failure) ?? 'client.downloadError'),
      )

/** Section 8: over, the preview asks whether to go home. */
export const previewed: Showing = (failure) =>
  codeOf(failure) === 'STAGE_ERROR'
    ? { ...here('confirm.stage_error_home'), isOver: true }
    : always('client.preview_failed')(failure)

/** The exchange of the sign-in's code. */
export const signedIn: Showing = (failure) =>
  isRefusedEntry(failure) ? signIn : here('auth.login_failed', ...textsOf(failure))
/** After it, the profile: home all the same. */
export const profiled: Showing = (failure) =>
  isRefusedEntry(failure) ? signIn : { at: 'home', says: textsOf(failure) }
/** 403 ends the session too. */
export const extended: Showing = (failure) => (isRefusedEntry(failure) ? signIn : here(...textsOf(failure)))

/** A start that money hangs on: what is paid leads to the receipt, what runs is waited for (section 4). */
export const attempted =
  (back: 'here' | 'payment', running: 'wait' | 'payment' = 'wait'): Showing =>
  (failure) => {
    const code = codeOf(failure)
    if (code === 'PAYMENT_STATUS_SUCCESS') return { at: 'receipt', says: [] }
    if (code === 'PAYMENT_STATUS_STARTED') return { at: running, says: [] }
    return afterStep(failure) ?? { at: back, says: textsOf(failure) }
  }

/** Of an attempt that exists nobody may read that it failed: its result is not known. */
export const unanswered: Showing = (failure) =>
  isSignedOut(failure)
    ? signIn
    : here('payment.poll_error', ...(codeOf(failure) === 'START_PAY_ERROR' ? [] : textsOf(failure)))

/** A call that carries no bearer signs nobody out. */
export const withoutBearer =
  (showing: Showing, at: SeenAt): Showing =>
  (failure) =>
    isSignedOut(failure) ? { at, says: [] } : showing(failure)

/** A file on its way: its row says it. */
export const sent: Showing = (failure) => always(uploadFailureText(failure))(failure)

/** The browser itself goes to the service, which sends it back with the code; what else it shows is no page of ours. */
export const visited: Showing = (failure) =>
  failure.kind === 'http' && failure.code !== undefined
    ? attempted('payment', 'payment')({ ...failure, status: 409 })
    : here()
