/** The address in Macao (section 5): required, 6 to 255 code points; a saved address of 5 or fewer is too short. */
import { limits } from '#contract/limits.ts'

export type AddressIssue = 'address_required' | 'address_min' | 'address_max'

/** @returns null where the address is right; spaces around it don't count */
export function addressIssue(text: string): AddressIssue | null {
  const length = [...text.trim()].length
  if (length === 0) return 'address_required'
  if (length < limits.addressMinimum) return 'address_min'
  return length > limits.address ? 'address_max' : null
}
