import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { basePath } from '#contract/limits.ts'
import { CrashPage } from '#src/app/CrashPage.tsx'
import { accessibilityRoute } from '#src/routes/accessibility.tsx'
import { authorizationRoute } from '#src/routes/authorization.tsx'
import { authorizationReturnRoute } from '#src/routes/authorizationReturn.tsx'
import { checkRoute } from '#src/routes/check.tsx'
import { faqRoute } from '#src/routes/faq.tsx'
import { homeRoute } from '#src/routes/home.tsx'
import { journeyRoute } from '#src/routes/journey.tsx'
import { maintainRoute } from '#src/routes/maintain.tsx'
import { NotFound } from '#src/routes/NotFound.tsx'
import { noticeRoute } from '#src/routes/notice.tsx'
import { payRoute } from '#src/routes/pay.tsx'
import { paymentRoute } from '#src/routes/payment.tsx'
import { paymentResultRoute } from '#src/routes/paymentResult.tsx'
import { personalLoginRoute } from '#src/routes/personalLogin.tsx'
import { receiptRoute } from '#src/routes/receipt.tsx'
import { reciboRoute } from '#src/routes/recibo.tsx'
import { registrationRoute } from '#src/routes/registration.tsx'
import { resumeRoute } from '#src/routes/resume.tsx'
import { resumeJourneyOfTypeRoute, resumeJourneyRoute } from '#src/routes/resumeJourney.tsx'
import { reviewRoute } from '#src/routes/review.tsx'
import { rootRoute, signedInRoute } from '#src/routes/root.tsx'
import type { RouterContext } from '#src/routes/routerContext.ts'
import { serviceAgreementRoute } from '#src/routes/serviceAgreement.tsx'
import { submittedFileRoute } from '#src/routes/submittedFile.tsx'
import { uploadRoute } from '#src/routes/upload.tsx'

/** The pages of a submission's steps. */
const steps = [
  registrationRoute,
  resumeRoute,
  uploadRoute,
  // where the stage allows them
  reviewRoute,
  paymentRoute,
  receiptRoute,
]

/** One line a page; its file parses and names it. Order does not matter. */
const pages = [
  homeRoute,
  resumeJourneyRoute,
  resumeJourneyOfTypeRoute,
  checkRoute,
  payRoute,
  paymentResultRoute,
  authorizationReturnRoute,
  reciboRoute,
  faqRoute,
  maintainRoute,
  noticeRoute,
  serviceAgreementRoute,
  submittedFileRoute,
]
const openPages = [accessibilityRoute, authorizationRoute, personalLoginRoute] as const

const routeTree = rootRoute.addChildren([
  signedInRoute.addChildren([...pages, journeyRoute.addChildren(steps)]),
  ...openPages,
])

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    basepath: basePath,
    context,
    ...(history ? { history } : {}),
    // a query is text: ids and codes that look like numbers must not become numbers
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (values) => {
      const given = Object.entries(values).flatMap(([name, value]) =>
        value === null || value === undefined ? [] : [[name, String(value)]],
      )
      return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
    },
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFound,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    scrollRestoration: true,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
