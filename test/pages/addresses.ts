import type { Submission } from '#contract/entities/submission.ts'
import { type Step, stepNames } from '#contract/steps.ts'
import type { routeTable } from '#src/routes/table.ts'

const transactionNo = 'T000000000000000000001'

/** Every address that a row of the route table stands for, with the ids of one submission; below the base path. */
export const addressesOf = ({
  id,
  examId,
  type,
}: Pick<Submission, 'id' | 'examId' | 'type'>): Record<keyof typeof routeTable, string> => {
  const of = `${type}/${examId}/${id}`
  const query = `submissionType=${type}&examId=${examId}&submissionId=${id}&transactionNo=${transactionNo}`
  return {
    home: '/',
    check: `/check/${type}/${examId}`,
    ...(Object.fromEntries(stepNames.map((step) => [step, `/${step}/${of}`])) as Record<Step, string>),
    payment: `/payment/${of}?paymentType=MPAY`,
    resumeJourney: `/registration/${examId}`,
    resumeJourneyOfType: `/registration/${type}/${examId}`,
    submittedFile: `/submitted-file/${examId}`,
    recibo: '/recibo',
    pay: `/pay?${query}&paymentType=MPAY`,
    paymentResult: `/payment-result?${query}`,
    authorizationReturn: `/authorization/${of}/MPAY/false`,
    authorization: '/authorization',
    personalLogin: '/personal-login',
    maintain: '/maintain',
    faq: '/faq',
    notice: '/notice',
    serviceAgreement: '/service-agreement',
    accessibility: '/accessibility',
  }
}
