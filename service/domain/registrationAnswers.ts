/** What a registration form begins with, and how its answers stand to what the public service knows (section 5). */
import { noAnswers, type OpenAnswers, type RegistrationAnswers } from '#contract/entities/registrationForm.ts'
import type { ApplicantStatus } from '#contract/enums.ts'
import type { Personnel } from '#contract/external/registers.ts'
import type { Identity } from '#contract/external/singleAccount.ts'
import { isLinkedStatus } from '#contract/rules/civilServant.ts'
import { ApiError } from '#service/core/apiError.ts'

/** What the check learnt; before it, nobody is taken for a public servant. */
export const statusOf = ({ personnel }: { personnel: Personnel | null }): ApplicantStatus =>
  personnel?.applicantStatus ?? 'G'

/** From an earlier form, else from the account; public-service data win over both. */
export function suggestedAnswers(
  earlier: RegistrationAnswers | null,
  person: Pick<Identity, 'mobile' | 'email' | 'address'>,
  personnel: Personnel | null,
): OpenAnswers {
  const base = earlier ?? {
    ...noAnswers,
    macaoContactNo: person.mobile ?? '',
    email: person.email ?? '',
    macaoAddress: person.address ?? '',
  }
  return {
    ...base,
    applicantDepartment: personnel?.department ?? base.applicantDepartment,
    contractType: personnel?.contractType ?? base.contractType,
    careerOrOfficialType: personnel?.careerOrOfficialType ?? base.careerOrOfficialType,
  }
}

/** What the person states of the post must be what the public service knows of it. */
export function assertMatch(
  answers: RegistrationAnswers,
  status: ApplicantStatus,
  personnel: Personnel | null,
): void {
  if (isLinkedStatus(status) && answers.civil === false) {
    throw new ApiError('APPLICANT_STATUS_IS_NOT_MATCH', { message: 'The status does not match' })
  }
  const known: [unknown, unknown][] = [
    [personnel?.department, answers.applicantDepartment],
    [personnel?.contractType, answers.contractType],
    [personnel?.careerOrOfficialType, answers.careerOrOfficialType],
  ]
  if (known.some(([fact, stated]) => fact !== null && fact !== undefined && fact !== stated)) {
    throw new ApiError('CHECK_DATA_IS_NOT_MARTCH', { message: 'The data do not match the register' })
  }
}
