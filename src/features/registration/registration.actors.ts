import { getRegistrationForm, saveRegistrationForm } from '#contract/endpoints/submission.ts'
import type { RegistrationAnswers, RegistrationForm } from '#contract/entities/registrationForm.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { type Save, savingMachine } from '#machines/saving/saving.machine.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { currentLanguage } from '#src/i18n/language.ts'

/** The form library's side: it keeps the values, the chart never sees them. */
export interface RegistrationFields {
  fill(form: RegistrationForm): void
  /** the answers as typed */
  read(): RegistrationAnswers
  /** what was typed needs not be kept any longer */
  forgetDraft(): void
}

/** The chart of the form, with the service behind it. */
export const provideRegistrationActors = (fields: RegistrationFields) =>
  registrationMachine.provide({
    actions: {
      fillFields: (_, { form }) => fields.fill(form),
      forgetDraft: () => fields.forgetDraft(),
    },
    actors: {
      loadForm: fromCall<RegistrationForm, { submissionId: string }>(({ input, signal }) =>
        call(getRegistrationForm, { params: { id: input.submissionId }, signal }),
      ),
      saving: savingMachine.provide({
        actors: {
          save: fromCall<Submission, Save>(async ({ input, signal }) => {
            const params = { id: input.submissionId }
            const answers = fields.read()
            const { version } = input.overwrite ? await call(getRegistrationForm, { params, signal }) : input
            const query = { language: currentLanguage() }
            return call(saveRegistrationForm, { params, query, body: { ...answers, version }, signal })
          }),
        },
      }),
    },
  })
