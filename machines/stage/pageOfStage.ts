import type { ReturnStage, Stage } from '#contract/enums.ts'
import { type Page, type Step, steps } from '#contract/steps.ts'

const pages = Object.fromEntries(steps.map(({ stage, page }) => [stage, page])) as Record<Stage, Page>
const stages = Object.fromEntries(steps.map(({ stage, page }) => [page, stage])) as Record<Page, Stage>

/** The page at which a submission of this stage is resumed (section 4). */
export const pageOfStage = (stage: Stage): Page => pages[stage]

/** The stage in which a page is shown. */
export const stageOf = (page: Page): Stage => stages[page]

/** The stage to which the review returns for a step; null where it leads back to none. */
export const returnStageOf = (step: Step): ReturnStage | null => {
  const declared = steps.find(({ page }) => page === step)
  return declared && 'returns' in declared ? declared.stage : null
}
