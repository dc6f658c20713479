import type { SubmissionChanged } from '#machines/emitted.ts'

/** How the rest of the application reaches the journey that is mounted, without knowing its chart. */
export interface JourneyPort {
  /** whether the mounted journey is that of this submission */
  holds(submissionId: string): boolean
  tell(event: SubmissionChanged): void
  /** Reads the submission from the service and tells the journey. @throws Failure */
  refresh(): Promise<void>
  /** @returns the end of being mounted */
  mount(journey: MountedJourney): () => void
}

export interface MountedJourney {
  readonly submissionId: string
  tell(event: SubmissionChanged): void
  refresh(): Promise<void>
}

export function createJourneyPort(): JourneyPort {
  let mounted: MountedJourney | null = null
  return {
    holds: (submissionId) => mounted?.submissionId === submissionId,
    tell: (event) => mounted?.tell(event),
    refresh: () => mounted?.refresh() ?? Promise.resolve(),
    mount(journey) {
      mounted = journey
      return () => {
        if (mounted === journey) mounted = null
      }
    },
  }
}
