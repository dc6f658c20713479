import { getRegistrationForm, saveRegistrationForm } from '#contract/endpoints/submission.ts'
import type { RegistrationAnswers, RegistrationForm } from '#contract/entities/registrationForm.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { registrationMachine, type SaveForm } from '#machines/registration/registration.machine.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { currentLanguage } from '#src/i18n/language.ts'

/** The form library's side: it keeps the values, the chart never sees them. */
export interface RegistrationFields {
  fill(form: RegistrationForm): void
  /** the answers as typed */
  read(): RegistrationAnswers
  /** the service has the answers */
  saved(): void
}

/** The chart of the form, with the service behind it. */
export const wireRegistration = (fields: RegistrationFields) =>
  registrationMachine.provide({
    actions: { fillFields: (_, { form }) => fields.fill(form) },
    actors: {
      loadForm: fromCall<RegistrationForm, { submissionId: string }>(({ input, signal }) =>
        call(getRegistrationForm, { params: { id: input.submissionId }, signal }),
      ),
      saveForm: fromCall<Submission, SaveForm>(async ({ input, signal }) => {
        const params = { id: input.submissionId }
        const answers = fields.read()
        const version = input.over
          ? (await call(getRegistrationForm, { params, signal })).version
          : input.version
        const query = { language: currentLanguage() }
        const body = { ...answers, version }
        const submission = await call(saveRegistrationForm, { params, query, body, signal })
        fields.saved()
        return submission
      }),
    },
  })
