/**
 * Every URL of section 2, and those that it leaves open: data only, read by the routes, the build and `npm run routes`.
 * A row stands for one file of src/routes and one page of src/features.
 */
import type { TextGroup } from '#locales/textIds.gen.ts'

export interface RouteRow {
  /** below the base path, parameters as `$name` */
  readonly path: string
  /** file in src/routes, without its ending */
  readonly route: string
  /** file in src/features, without its ending; null where the route only sends on */
  readonly page: string | null
  /** catalogues beside `core` */
  readonly texts: readonly TextGroup[]
  /** `open`: no token is asked for; `token`: sign-in first; `journey`: also the stage must allow it */
  readonly guard: 'open' | 'token' | 'journey'
  /** folders of machines/ that drive it */
  readonly charts: readonly string[]
  /** the step indicator and breadcrumb are hidden (section 2, steps) */
  readonly hideTop?: boolean
}

const step = '$submissionType/$examId/$submissionId'

export const routeTable = {
  home: {
    path: '/',
    route: 'home',
    page: 'exam-list/ExamListPage',
    texts: [],
    guard: 'token',
    charts: ['examEntry'],
    hideTop: true,
  },
  check: {
    path: '/check/$submissionType/$examId',
    route: 'check',
    page: 'eligibility/EligibilityPage',
    texts: ['eligibility', 'date'],
    guard: 'token',
    charts: ['loading', 'eligibility'],
  },
  registration: {
    path: `/registration/${step}`,
    route: 'registration',
    page: 'registration/RegistrationPage',
    texts: ['registration'],
    guard: 'journey',
    charts: ['submission', 'journey', 'registration', 'saving', 'loading'],
  },
  resume: {
    path: `/resume/${step}`,
    route: 'resume',
    page: 'resume/ResumePage',
    texts: ['resume', 'date'],
    guard: 'journey',
    charts: ['submission', 'journey', 'resume', 'saving', 'loading'],
  },
  upload: {
    path: `/upload/${step}`,
    route: 'upload',
    page: 'upload/UploadPage',
    texts: ['upload', 'supplement'],
    guard: 'journey',
    charts: ['submission', 'journey', 'upload', 'loading'],
  },
  review: {
    path: `/review/${step}`,
    route: 'review',
    page: 'review/ReviewPage',
    texts: ['review', 'registration', 'resume', 'upload'],
    guard: 'journey',
    charts: ['submission', 'journey', 'review', 'loading'],
  },
  payment: {
    path: `/payment/${step}`,
    route: 'payment',
    page: 'payment/PaymentPage',
    texts: ['payment'],
    guard: 'journey',
    charts: ['submission', 'journey', 'payment'],
  },
  receipt: {
    path: `/receipt/${step}`,
    route: 'receipt',
    page: 'receipt/ReceiptPage',
    texts: ['receipt', 'payment'],
    guard: 'journey',
    charts: ['submission', 'journey', 'receipt'],
    hideTop: true,
  },
  resumeJourney: {
    path: '/registration/$examId',
    route: 'resumeJourney',
    page: null,
    texts: [],
    guard: 'token',
    charts: [],
  },
  resumeJourneyOfType: {
    path: '/registration/$submissionType/$examId',
    route: 'resumeJourney',
    page: null,
    texts: [],
    guard: 'token',
    charts: [],
  },
  submittedFile: {
    path: '/submitted-file/$examId',
    route: 'submittedFile',
    page: 'submitted-files/SubmittedFilesPage',
    texts: ['receipt', 'upload'],
    guard: 'token',
    charts: ['loading', 'download'],
    hideTop: true,
  },
  recibo: {
    path: '/recibo',
    route: 'recibo',
    page: 'receipt/ReciboPage',
    texts: ['receipt', 'payment'],
    guard: 'token',
    charts: [],
    hideTop: true,
  },
  pay: {
    path: '/pay',
    route: 'pay',
    page: 'payment/PaymentWaitPage',
    texts: ['payment'],
    guard: 'token',
    charts: ['loading', 'payment'],
    hideTop: true,
  },
  paymentResult: {
    path: '/payment-result',
    route: 'paymentResult',
    page: 'payment/PaymentResultPage',
    texts: ['payment'],
    guard: 'token',
    charts: ['payment'],
    hideTop: true,
  },
  authorizationReturn: {
    path: `/authorization/${step}/$paymentType/$test`,
    route: 'authorizationReturn',
    page: 'payment/AuthorizationPage',
    texts: ['payment'],
    guard: 'token',
    charts: ['authorization'],
    hideTop: true,
  },
  authorization: {
    path: '/authorization',
    route: 'authorization',
    page: 'session/SignInPage',
    texts: [],
    guard: 'open',
    charts: ['session'],
    hideTop: true,
  },
  personalLogin: {
    path: '/personal-login',
    route: 'personalLogin',
    page: 'session/SignInPage',
    texts: [],
    guard: 'open',
    charts: ['session'],
    hideTop: true,
  },
  maintain: {
    path: '/maintain',
    route: 'maintain',
    page: 'static-pages/MaintainPage',
    texts: ['static'],
    guard: 'token',
    charts: [],
    hideTop: true,
  },
  faq: {
    path: '/faq',
    route: 'faq',
    page: 'static-pages/FaqPage',
    texts: ['static'],
    guard: 'token',
    charts: [],
    hideTop: true,
  },
  notice: {
    path: '/notice',
    route: 'notice',
    page: 'static-pages/NoticePage',
    texts: ['static'],
    guard: 'token',
    charts: [],
    hideTop: true,
  },
  serviceAgreement: {
    path: '/service-agreement',
    route: 'serviceAgreement',
    page: 'static-pages/ServiceAgreementPage',
    texts: ['static'],
    guard: 'token',
    charts: [],
    hideTop: true,
  },
  accessibility: {
    path: '/accessibility',
    route: 'accessibility',
    page: 'static-pages/AccessibilityPage',
    texts: ['static'],
    guard: 'open',
    charts: [],
    hideTop: true,
  },
} as const satisfies Record<string, RouteRow>
