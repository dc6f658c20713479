import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import * as v from 'valibot'
import type { RegistrationForm } from '#contract/entities/registrationForm.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { languageDiffers, type RegistrationCode } from '#contract/rules/registrationForm.ts'
import { addressOf } from '#machines/addressOf.ts'
import { useFailureText } from '#src/api/useFailureText.ts'
import { useSaving } from '#src/api/useSaving.ts'
import { provideRegistrationActors } from '#src/features/registration/registration.actors.ts'
import { registrationResolver } from '#src/features/registration/registrationResolver.ts'
import {
  answersOf,
  type RegistrationValueName,
  RegistrationValues,
  valuesOf,
} from '#src/features/registration/registrationValues.ts'
import { useLanguage } from '#src/i18n/useText.ts'
import { afterPress } from '#src/platform/afterPress.ts'
import { useEmitted } from '#src/platform/appEffects.ts'
import { createDraft } from '#src/platform/draft.ts'
import { useChart } from '#src/platform/useChart.ts'
import { useDraft } from '#src/platform/useDraft.ts'

const noValues: RegistrationValues = v.parse(RegistrationValues, { area: '853' })

export interface ShownError {
  readonly name: RegistrationValueName
  readonly code: RegistrationCode
}

/** The registration step for its page: the fields, and the chart that drives it. */
export function useRegistration(submission: Submission) {
  const language = useLanguage()
  const loadedForm = (): RegistrationForm | null => actor.getSnapshot().context.form
  const fields = useForm<RegistrationValues>({
    defaultValues: noValues,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: afterPress((values, context, options) => {
      const form = loadedForm()
      return form ? registrationResolver(form)(values, context, options) : { values, errors: {} }
    }),
  })
  const { reset, getValues } = fields
  const answers = () => answersOf(getValues(), loadedForm()?.registeredAddress ?? null)
  const [store] = useState(() =>
    createDraft({ submissionId: submission.id, step: 'registration', values: RegistrationValues }),
  )
  const draft = useDraft(store, fields, () => loadedForm()?.version ?? 0)

  const [chart] = useState(() =>
    provideRegistrationActors({
      fill(loaded) {
        const kept = store.read()
        reset(kept?.version === loaded.version ? kept.values : valuesOf(loaded))
        draft.begin(kept?.version === loaded.version ? kept.savedAt : null)
      },
      read() {
        const { languageTypeId, ...others } = answers()
        if (languageTypeId === null) throw new Error('the form was sent without a language')
        return { ...others, languageTypeId }
      },
      forgetDraft: draft.end,
    }),
  )
  const actor = useChart(chart, { input: { address: addressOf(submission) } })
  useEmitted(actor)
  const failureText = useFailureText(actor)
  const saving = useSaving(useSelector(actor, (s) => s.children.saving))
  const isBusy = useSelector(actor, (s) => s.hasTag('busy'))

  return {
    failureText,
    form: useSelector(actor, (s) => s.context.form),
    fields,
    refusals: useSelector(actor, (s) => s.context.refusals),
    savedAt: draft.savedAt,
    restored: draft.restored,
    busy: isBusy || saving.busy,
    conflict: saving.conflict,
    state: useSelector(actor, (s) => s.value),
    send: actor.send,
    errors: shownErrors(fields.formState.errors),
    next: async () => {
      draft.keep()
      let valid = false
      await fields.handleSubmit(() => {
        valid = true
      })()
      // after the errors are shown, so that the summary is there to take the focus
      const { languageTypeId } = answers()
      const differs = languageTypeId !== null && languageDiffers(languageTypeId, language)
      actor.send({ type: 'next', valid, languageDiffers: differs })
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
