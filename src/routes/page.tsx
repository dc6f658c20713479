import { lazyRouteComponent } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import type { Exam } from '#contract/entities/exam.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { loadTexts } from '#src/i18n/loadTexts.ts'
import { useJourney } from '#src/platform/journey.ts'
import { isModuleMissing, ModuleMissing } from '#src/platform/staleBuild.ts'
import type { RouteRow } from '#src/routes/table.ts'

/** What the page of a step is given. */
export interface StepPageProps {
  readonly submission: Submission
  readonly exam: Exam
}

type Page<P> = (props: P) => ReactNode

/** A page whose module arrives with its route, or when the browser is idle. */
export function lazyPage<P extends object>(load: () => Promise<Page<P>>) {
  return lazyRouteComponent<{ default: Page<P> }, 'default'>(() =>
    load().then(
      (page) => ({ default: page }),
      (error: unknown) => {
        throw isModuleMissing(error) ? new ModuleMissing('a page did not arrive', { cause: error }) : error
      },
    ),
  )
}

/** Options that every route shares: its row and its texts, which arrive beside the page's module. */
export const pageOptions = (row: RouteRow) => ({
  staticData: { row },
  loader: () => loadTexts(row.texts),
})

function StepPage({ page }: { page: Page<StepPageProps> }) {
  const journey = useJourney()
  return journey && createElement(page, { submission: journey.submission, exam: journey.exam })
}

/** The page of a step, given what the journey knows. The route around it, the journey's, decides when it is shown. */
export function stepPage(page: Page<StepPageProps>, preload: (() => Promise<void> | undefined) | undefined) {
  return Object.assign(() => <StepPage page={page} />, { preload })
}
