import { createRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { eligibilityCodes } from '#contract/errorCodes.ts'
import { lazyPage, pageOptions } from '#src/routes/page.tsx'
import { optional, query, typeParams } from '#src/routes/params.ts'
import { signedInRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

const EligibilityPage = lazyPage(() =>
  import('#src/features/eligibility/EligibilityPage.tsx').then((module) => module.EligibilityPage),
)

function Check() {
  const { submissionType, examId } = checkRoute.useParams()
  const { channel, code } = checkRoute.useSearch()
  return (
    <EligibilityPage
      key={examId}
      submissionType={submissionType}
      examId={examId}
      again={channel === '1'}
      code={code}
    />
  )
}

export const checkRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.check.path,
  params: typeParams,
  validateSearch: query({ channel: optional(v.string()), code: optional(v.picklist(eligibilityCodes)) }),
  ...pageOptions(routeTable.check),
  component: Object.assign(Check, { preload: EligibilityPage.preload }),
})
