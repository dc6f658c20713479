import type { PaymentChannel } from '#contract/enums.ts'
import { basePath } from '#contract/limits.ts'
import type { Place, SubmissionAddress } from '#machines/emittedEvents.ts'

/** A place inside the application. The sign-in page and other addresses are outside. */
export type InnerPlace = Exclude<Place, { to: 'signIn' } | { to: 'address' }>

const query = (values: Record<string, string | number | boolean | null | undefined>): string => {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined || value === false ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

const address = ({ submissionType, examId, submissionId }: SubmissionAddress) =>
  `${submissionType}/${examId}/${encodeURIComponent(submissionId)}`

const payment = (of: SubmissionAddress, paymentType: PaymentChannel | null) =>
  `/payment/${address(of)}${query({ paymentType })}`

/**
 * The path of a place, query included, below the base path: for the router and, with `hrefOf`, for links.
 * @returns such as `/upload/apply/12/Jc…` (section 2)
 */
export function pathOf(place: InnerPlace): string {
  switch (place.to) {
    case 'home':
      return '/'
    case 'check':
      return `/check/${place.submissionType}/${place.examId}${query({ channel: place.again && 1, code: place.code })}`
    case 'step':
      return `/${place.step}/${address(place)}`
    case 'payment':
      return payment(place, place.paymentType)
    case 'receipt':
      return `/receipt/${address(place)}`
    case 'wait': {
      const { submissionType, examId, submissionId, paymentType, transactionNo } = place
      return `/pay${query({ transactionNo, submissionType, examId, submissionId, paymentType })}`
    }
    case 'recibo':
      return `/recibo${query({ submissionNo: place.submissionNo })}`
    case 'path':
      return place.path.startsWith('/') && !place.path.startsWith('//') ? place.path : '/'
  }
}

/** For the `href` of a link, so that opening in a new tab works. */
export const hrefOf = (place: InnerPlace): string => `${basePath}${pathOf(place)}`

/**
 * Where the signature returns to (section 2), below the base path.
 * @param test what the service said of the exam; the return page asks the service again and never believes it
 */
export const signatureReturnPath = (
  of: SubmissionAddress,
  paymentType: PaymentChannel,
  test: boolean,
): string => `/authorization/${address(of)}/${paymentType}/${test}`
