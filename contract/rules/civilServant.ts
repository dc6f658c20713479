/** Who counts as linked to the public administration (sections 5 and 6). */
import type { ApplicantStatus } from '#contract/enums.ts'

/** Statuses A to E are linked by themselves; the question `civil` is hidden for them. */
export function isLinkedStatus(status: ApplicantStatus): boolean {
  return status !== 'F' && status !== 'G'
}

/** Whether the question `civil` is shown and must be answered. */
export function asksCivil(status: ApplicantStatus): boolean {
  return !isLinkedStatus(status)
}

/** A civil applicant: status A to E, or `civil` answered with yes. Null is an open question. */
export function isCivilServant(status: ApplicantStatus, civil: boolean | null): boolean {
  return isLinkedStatus(status) || civil === true
}
