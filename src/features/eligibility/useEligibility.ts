import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { getExam } from '#contract/endpoints/exam.ts'
import type { Exam } from '#contract/entities/exam.ts'
import type { EligibilityInput } from '#machines/eligibility/eligibility.machine.ts'
import { call } from '#src/api/client.ts'
import { useFailureText } from '#src/api/useFailureText.ts'
import { useLoaded } from '#src/api/useLoaded.ts'
import { provideEligibilityActors } from '#src/features/eligibility/eligibility.actors.ts'
import { useEmitted } from '#src/platform/appEffects.ts'
import { clock } from '#src/platform/clock.ts'
import { createDraft } from '#src/platform/draft.ts'
import { useChart } from '#src/platform/useChart.ts'

/** The exam that the check is about: its name is shown, its last day is compared with the date. */
export const useCheckedExam = (examId: number) =>
  useLoaded<Exam>((signal) => call(getExam, { params: { id: examId }, signal }))

const Kept = v.object({ date: v.string() })

/** The check's chart for a view; the date stays here, with its form. */
export function useEligibility(input: EligibilityInput) {
  const date = useRef<string | null>(null)
  const [draft] = useState(() =>
    // there is no submission before the check
    createDraft({ submissionId: `${input.submissionType}-${input.examId}`, step: 'check', values: Kept }),
  )
  const [chart] = useState(() =>
    provideEligibilityActors({ read: () => date.current, passed: () => draft.remove() }),
  )
  const actor = useChart(chart, { input })
  useEmitted(actor)
  const failureText = useFailureText(actor)
  useEffect(() => actor.send({ type: 'check' }), [actor])
  return {
    failureText,
    state: useSelector(actor, (s) => s.value),
    code: useSelector(actor, (s) => s.context.code),
    busy: useSelector(actor, (s) => s.hasTag('busy')),
    asksConfirmation: useSelector(actor, (s) => s.hasTag('dialog')),
    send: actor.send,
    submitDate(given: string) {
      date.current = given
      actor.send({ type: 'date.submitted', date: given })
    },
    /** what was typed and not yet accepted, '' where nothing was */
    keptDate: () => draft.read()?.values.date ?? '',
    keepDate(typed: string) {
      if (typed === '') draft.remove()
      else draft.write({ version: 0, savedAt: clock.now(), values: { date: typed } })
    },
    /** the date that was submitted last */
    readDate: () => date.current,
  }
}
