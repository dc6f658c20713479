import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import * as v from 'valibot'
import type { RegistrationForm } from '#contract/entities/registrationForm.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { languageDiffers, missingAnswers, type RegistrationCode } from '#contract/rules/registrationForm.ts'
import { addressOf } from '#machines/addressOf.ts'
import { useFailureText } from '#src/api/useFailureText.ts'
import { registrationResolver } from '#src/features/registration/registrationResolver.ts'
import {
  answersOf,
  type RegistrationValueName,
  RegistrationValues,
  valueNameOf,
  valuesOf,
} from '#src/features/registration/registrationValues.ts'
import { wireRegistration } from '#src/features/registration/wireRegistration.ts'
import { useLanguage } from '#src/i18n/useText.ts'
import { afterPress } from '#src/platform/afterPress.ts'
import { createDraft } from '#src/platform/draft.ts'
import { useEmitted } from '#src/platform/outlet.ts'
import { useChart } from '#src/platform/useChart.ts'
import { useDraft } from '#src/platform/useDraft.ts'

const noValues: RegistrationValues = v.parse(RegistrationValues, { area: '853' })

export interface ShownError {
  readonly name: RegistrationValueName
  readonly code: RegistrationCode
}

/** The registration step for its page: the fields, what is shown of them, and the chart that drives it. */
export function useRegistration(submission: Submission) {
  const language = useLanguage()
  const [missing, setMissing] = useState<readonly RegistrationValueName[]>([])
  const [attempt, setAttempt] = useState(0)
  /** what the fields were filled with: read by actors and listeners, which outlive a render */
  const filledWith = useRef<RegistrationForm | null>(null)

  const fields = useForm<RegistrationValues>({
    defaultValues: noValues,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: afterPress((values, context, options) =>
      filledWith.current
        ? registrationResolver(filledWith.current)(values, context, options)
        : { values, errors: {} },
    ),
  })
  const { reset, getValues, subscribe } = fields
  const answers = () => answersOf(getValues(), filledWith.current?.registeredAddress ?? null)
  const look = useRef(() => {})
  look.current = () => {
    const loaded = filledWith.current
    if (!loaded) return
    const found = missingAnswers(answers(), loaded.applicantStatus).map((field) =>
      valueNameOf(field, getValues('addressChoice')),
    )
    // typing within a field changes nothing of it
    setMissing((known) => (known.join() === found.join() ? known : found))
  }
  const [store] = useState(() =>
    createDraft({ submissionId: submission.id, step: 'registration', values: RegistrationValues }),
  )
  const draft = useDraft(store, fields, () => filledWith.current?.version ?? 0)

  const [chart] = useState(() =>
    wireRegistration({
      fill(loaded) {
        const kept = store.read()
        filledWith.current = loaded
        reset(kept?.version === loaded.version ? kept.values : valuesOf(loaded))
        draft.begin(kept?.version === loaded.version ? kept.savedAt : null)
        look.current()
      },
      read() {
        const { languageTypeId, ...others } = answers()
        if (languageTypeId === null) throw new Error('the form was sent without a language')
        return { ...others, languageTypeId }
      },
      // what was typed is kept until the service has it
      saved: () => draft.end(),
    }),
  )
  const actor = useChart(chart, { input: { address: addressOf(submission) } })
  useEmitted(actor)
  const failureText = useFailureText(actor)

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => look.current(),
      }),
    [subscribe],
  )

  return {
    failureText,
    form: useSelector(actor, (s) => s.context.form),
    fields,
    missing,
    attempt,
    savedAt: draft.savedAt,
    restored: draft.restored,
    busy: useSelector(actor, (s) => s.hasTag('busy')),
    state: useSelector(actor, (s) => s.value),
    send: actor.send,
    errors: shownErrors(fields.formState.errors),
    next: async () => {
      draft.keep()
      let refused = false
      await fields.handleSubmit(
        () => {
          const { languageTypeId } = answers()
          const differs = languageTypeId !== null && languageDiffers(languageTypeId, language)
          actor.send({ type: 'next', valid: true, languageDiffers: differs })
        },
        () => {
          refused = true
          actor.send({ type: 'next', valid: false, languageDiffers: false })
        },
      )()
      // after the errors are shown, so that the summary is there to take the focus
      if (refused) setAttempt((count) => count + 1)
    },
    takeTheirs: () => {
      draft.end()
      actor.send({ type: 'takeTheirs' })
    },
  }
}

/** In the order of the page. */
function shownErrors(errors: FieldErrors<RegistrationValues>): ShownError[] {
  return (Object.keys(noValues) as RegistrationValueName[]).flatMap((name) => {
    const code = errors[name]?.type
    return code === undefined ? [] : [{ name, code: code as RegistrationCode }]
  })
}
