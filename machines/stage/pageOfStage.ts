import type { Stage } from '#contract/enums.ts'

/** Pages of the steps: the first path segment of their URLs (section 2). */
export type Page = 'check' | 'registration' | 'resume' | 'upload' | 'review' | 'payment' | 'receipt'

/** The steps that a journey can have; the eligibility check comes before it. */
export type Step = Exclude<Page, 'check'>

const pages: Record<Stage, Page> = {
  CHECKING: 'check',
  FORMING: 'registration',
  RESUMING: 'resume',
  UPLOADING: 'upload',
  REVIEWING: 'review',
  PAYING: 'payment',
  END: 'receipt',
}

/** The page at which a submission of this stage is resumed (section 4). */
export const pageOfStage = (stage: Stage): Page => pages[stage]
