/** The registration form (section 3). Its fields are in `registrationFields.ts`, the rules in `rules/registrationForm.ts`. */
import * as v from 'valibot'
import { PlainDate, Version } from '#contract/entities/primitives.ts'
import {
  fieldNames,
  type RegistrationField,
  registrationFields,
} from '#contract/entities/registrationFields.ts'
import { ApplicantStatus, ExamLanguage } from '#contract/enums.ts'

const answers = Object.fromEntries(fieldNames.map((name) => [name, registrationFields[name].schema])) as {
  [K in RegistrationField]: (typeof registrationFields)[K]['schema']
}

/** What the applicant fills in. */
export const RegistrationAnswers = v.object(answers)
export type RegistrationAnswers = v.InferOutput<typeof RegistrationAnswers>

/** Answers while they are being filled in: the language preference may still be open. */
const OpenAnswers = v.object({ ...answers, languageTypeId: v.nullable(ExamLanguage) })
export type OpenAnswers = v.InferOutput<typeof OpenAnswers>

/** A form in which nothing has been filled in. */
export const noAnswers = Object.fromEntries(
  fieldNames.map((name) => [name, v.is(OpenAnswers.entries[name], null) ? null : '']),
) as OpenAnswers

/** Body of the save. */
export const RegistrationFormInput = v.object({ ...answers, version: Version })
export type RegistrationFormInput = v.InferOutput<typeof RegistrationFormInput>

/**
 * The form as read: identity from the account, status from public-service data, answers saved or suggested.
 * `saved` tells whether the answers were saved for this submission or are suggestions (profile, earlier entries).
 */
export const RegistrationForm = v.object({
  nameCn: v.string(),
  namePt: v.string(),
  identityNo: v.string(),
  birthday: PlainDate,
  applicantStatus: ApplicantStatus,
  sevenYearDate: v.nullable(PlainDate),
  /** address registered with the account, offered as a choice beside "other" */
  registeredAddress: v.nullable(v.string()),
  saved: v.boolean(),
  answers: OpenAnswers,
  version: Version,
})
export type RegistrationForm = v.InferOutput<typeof RegistrationForm>
