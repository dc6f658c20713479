import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { type FieldPath, get, useForm } from 'react-hook-form'
import type { SavedResume } from '#contract/entities/resume.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { InterfaceLanguage, ResumeLanguage } from '#contract/enums.ts'
import { addressOf } from '#machines/addressOf.ts'
import { useFailureText } from '#src/api/useFailureText.ts'
import { useSaving } from '#src/api/useSaving.ts'
import { provideResumeActors } from '#src/features/resume/resume.actors.ts'
import { type PlacedIssue, placedIssues, resumeResolver } from '#src/features/resume/resumeErrors.ts'
import { isAnythingTyped, ResumeValues, resumeOf, valuesOfResume } from '#src/features/resume/resumeValues.ts'
import { inMacao } from '#src/i18n/inMacao.ts'
import { currentLanguage } from '#src/i18n/language.ts'
import { afterPress, leftAfterPress } from '#src/platform/afterPress.ts'
import { useEmitted } from '#src/platform/appEffects.ts'
import { clock } from '#src/platform/clock.ts'
import { createDraft } from '#src/platform/draft.ts'
import { useChart } from '#src/platform/useChart.ts'
import { useDraft } from '#src/platform/useDraft.ts'

const resumeLanguageOf = { ZH_TW: 'TC', PT: 'PT' } as const satisfies Record<
  InterfaceLanguage,
  ResumeLanguage
>

/** Fields of a resume that is begun: in the language of the pages. */
const begun = (): ResumeValues => ({
  ...valuesOfResume(null),
  resumeLanguage: resumeLanguageOf[currentLanguage()],
})

const isDateProblem = ({ problem }: PlacedIssue) => typeof problem !== 'string'

/** The resume step for its page: the rows, what is wrong with them, and the chart that drives it. */
export function useResume(submission: Submission) {
  const [issues, setIssues] = useState<readonly PlacedIssue[]>([])
  const loadedResume = (): SavedResume | null => actor.getSnapshot().context.saved
  const circumstances = (loaded = loadedResume()) => ({
    birthday: loaded?.birthday ?? '',
    today: inMacao(clock.now()).toFormat('yyyy-MM-dd'),
  })

  const form = useForm<ResumeValues>({
    defaultValues: valuesOfResume(null),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: afterPress(resumeResolver(() => circumstances())),
  })
  const fields = { ...form, register: leftAfterPress(form.register) }
  const { reset, getValues, setValue, trigger } = form
  const { errors } = fields.formState
  const [store] = useState(() =>
    createDraft({ submissionId: submission.id, step: 'resume', values: ResumeValues }),
  )
  const draft = useDraft(store, form, () => loadedResume()?.version ?? 0)

  /** Shows what is wrong with fields, whether or not anybody has been in them. */
  const blame = (found: readonly PlacedIssue[]) => {
    for (const { name } of found) {
      const field = name as FieldPath<ResumeValues>
      setValue(field, getValues(field), { shouldTouch: true })
    }
  }

  const [chart] = useState(() =>
    provideResumeActors({
      fill(saved) {
        const kept = store.read()
        const isKept = kept?.version === saved.version
        reset(isKept ? kept.values : saved.resume ? valuesOfResume(saved.resume) : begun())
        draft.begin(isKept ? kept.savedAt : null)
        // a date that was left half typed says so when it comes back
        const halfTyped = isKept ? placedIssues(kept.values, circumstances(saved)).filter(isDateProblem) : []
        blame(halfTyped)
        void trigger(halfTyped.map(({ name }) => name as FieldPath<ResumeValues>))
      },
      read: () => resumeOf(getValues()),
      forgetDraft: draft.end,
    }),
  )
  const actor = useChart(chart, {
    input: { address: addressOf(submission), required: submission.resumeRequired },
  })
  useEmitted(actor)
  const failureText = useFailureText(actor)
  const saving = useSaving(useSelector(actor, (s) => s.children.saving))
  const isBusy = useSelector(actor, (s) => s.hasTag('busy'))

  return {
    failureText,
    fields,
    isFilled: useSelector(actor, (s) => s.context.saved !== null),
    /** what the last `next` found wrong, until it is put right */
    issues: issues.filter(({ name }) => get(errors, name) !== undefined),
    refusals: useSelector(actor, (s) => s.context.refusals),
    savedAt: draft.savedAt,
    restored: draft.restored,
    required: submission.resumeRequired,
    busy: isBusy || saving.busy,
    conflict: saving.conflict,
    state: useSelector(actor, (s) => s.value),
    send: actor.send,
    next: async () => {
      draft.keep()
      const found = placedIssues(getValues(), circumstances())
      let valid = false
      await fields.handleSubmit(() => {
        valid = true
      })()
      blame(found)
      // after the errors are shown, so that the summary is there to take the focus
      setIssues(found)
      actor.send({ type: 'next', valid })
    },
    skip: () => actor.send({ type: 'skip', filled: isAnythingTyped(getValues()) }),
  }
}
export type ResumeStep = ReturnType<typeof useResume>
