import { createContext, useContext } from 'react'
import type { Exam } from '#contract/entities/exam.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { Step } from '#machines/stage/pageOfStage.ts'

/** The journey that is mounted around a step: what the header, the step list and the step itself may know of it. */
export interface JourneyOutlet {
  readonly submission: Submission
  readonly exam: Exam
  readonly step: Step
  readonly steps: readonly Step[]
  /** the question that is open, if any: leave for the list, or return from the review */
  readonly asking: 'leave' | 'return' | null
  /** nothing may be pressed: the service is being asked */
  readonly busy: boolean
  /**
   * The header's arrow (back to an earlier step where the stage allows it, otherwise home), the close icon or the exam's
   * title, a step of the review page, the question's two answers.
   */
  send(
    event:
      | { type: 'back' }
      | { type: 'home' }
      | { type: 'return'; to: Step }
      | { type: 'confirm' }
      | { type: 'cancel' },
  ): void
}

export const JourneyContext = createContext<JourneyOutlet | null>(null)

/** @returns null outside a journey */
export const useJourney = (): JourneyOutlet | null => useContext(JourneyContext)
