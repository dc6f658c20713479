import { createActor } from 'xstate'
import type { ApplicationInfo } from '#contract/entities/exam.ts'
import type { ExamEntryEvent } from '#machines/examEntry/examEntry.machine.ts'
import { examEntryWithActors } from '#src/features/exam-list/examEntry.actors.ts'
import { inspected } from '#src/platform/inspection.ts'

interface EntryParts {
  readonly examId: number
  readonly application: ApplicationInfo | null
  /** takes what the chart emits */
  readonly handle: (event: { type: string }) => void
  readonly onStale: () => void
  readonly onBusy: (busy: boolean) => void
}

export interface ExamEntry {
  send(event: ExamEntryEvent): void
  stop(): void
}

/** The chart behind a card's buttons, running. */
export function startExamEntry({ examId, application, ...heard }: EntryParts): ExamEntry {
  const actor = createActor(examEntryWithActors, inspected({ input: { examId, application } }))
  actor.on('*', heard.handle)
  actor.on('list.stale', heard.onStale)
  actor.subscribe((snapshot) => heard.onBusy(snapshot.hasTag('busy')))
  return actor.start()
}
