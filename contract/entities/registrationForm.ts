/** The registration form (section 3). Lengths and the rules of section 5 live in `rules/registrationForm.ts`. */
import * as v from 'valibot'
import { PlainDate, textUpTo, Version } from '#contract/entities/primitives.ts'
import { ApplicantStatus, CompanyType, ContractType, ExamLanguage } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'

const answers = {
  /** as typed, with the area code in front: `+853 6612 3456`; the service stores it stripped */
  macaoContactNo: textUpTo(limits.contactNumber),
  email: textUpTo(limits.email),
  macaoAddress: textUpTo(limits.address),
  /** linked to the public administration; null where the question is not shown (statuses A to E) */
  civil: v.nullable(v.boolean()),
  /** code of the table department */
  applicantDepartment: v.nullable(textUpTo(50)),
  contractType: v.nullable(ContractType),
  /** id of the table career-officialType */
  careerOrOfficialType: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** level of education that the post asks for, as text */
  positionEducation: v.nullable(textUpTo(200)),
  companyType: v.nullable(CompanyType),
  companyName: v.nullable(textUpTo(limits.companyName)),
  companyPositionName: v.nullable(textUpTo(limits.companyPosition)),
  /** id of the table entity-info, for company type 1 */
  entityInfoId: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  otherPositionNameCn: v.nullable(textUpTo(limits.otherPosition)),
  otherPositionNamePt: v.nullable(textUpTo(limits.otherPosition)),
  languageTypeId: ExamLanguage,
}

/** What the applicant fills in. */
export const RegistrationAnswers = v.object(answers)
export type RegistrationAnswers = v.InferOutput<typeof RegistrationAnswers>

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
  answers: v.object({ ...answers, languageTypeId: v.nullable(ExamLanguage) }),
  version: Version,
})
export type RegistrationForm = v.InferOutput<typeof RegistrationForm>
