/** Contact numbers (section 5). */
import { limits } from '#contract/limits.ts'

export type PhoneIssue = 'contact_required' | 'contact_invalid_macao' | 'contact_invalid' | 'contact_max'

const macao = '853'
/** Local part of a Macao number: 6 and seven digits, or 28 and six digits. */
const macaoLocal = /^(6\d{7}|28\d{6})$/
/** Outside Macao: digits with an optional plus and optional decimals. */
const elsewhere = /^\+?\d+(\.\d+)?$/

const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * The digits after +853, or null where the number isn't one of Macao. It is one when it starts with the area
 * code (`+853`, `00853`, `(853)`), or when it has eight digits and no area code at all.
 */
function macaoLocalOf(text: string): string | null {
  const digits = digitsOf(text).replace(/^00/, '')
  const hasPrefix = /^\s*(\+|00|\(\s*\+?)/.test(text)
  if (digits.startsWith(macao) && (hasPrefix || digits.length === macao.length + 8)) {
    return digits.slice(macao.length)
  }
  return !hasPrefix && digits.length === 8 && /^[\d\s-]*$/.test(text) ? digits : null
}

/**
 * Checks a contact number as typed, area code in front (`+853 6612 3456`).
 * @returns null where it is right; required, at most 50 code points, the written rule for +853
 */
export function phoneIssue(text: string): PhoneIssue | null {
  const areaOnly = /^\s*\+\d{1,4}\s*$/.test(text)
  if (digitsOf(text) === '' || areaOnly)
    return text.trim() === '' || areaOnly ? 'contact_required' : 'contact_invalid'
  if (text.length > limits.contactNumber && [...text].length > limits.contactNumber) return 'contact_max'
  const local = macaoLocalOf(text)
  if (local !== null) return macaoLocal.test(local) ? null : 'contact_invalid_macao'
  return elsewhere.test(text.replace(/[\s()-]/g, '')) ? null : 'contact_invalid'
}

/**
 * The form in which a number is stored: no spaces, area code in front where it is known.
 * @returns such as `+85366123456`; a number that isn't right comes back trimmed
 */
export function storedPhone(text: string): string {
  if (phoneIssue(text) !== null) return text.trim()
  const local = macaoLocalOf(text)
  return local === null ? text.replace(/[\s()-]/g, '') : `+${macao}${local}`
}

/** A stored number as people read it: `+853 6612 3456`. Others come back as they are. */
export function shownPhone(stored: string): string {
  const local = macaoLocalOf(stored)
  return local?.length === 8 ? `+${macao} ${local.slice(0, 4)} ${local.slice(4)}` : stored
}

/** A number in two fields. `area` is digits without plus, one of the areas given, or `''` for none of them. */
export interface PhoneParts {
  area: string
  number: string
}

/** Splits a stored or typed number for a form with an area list, such as `['853', '86', '852']`. */
export function splitPhone(text: string, areas: readonly string[]): PhoneParts {
  const local = macaoLocalOf(text)
  if (local !== null) return { area: macao, number: local }
  const trimmed = text.trim()
  const area = [...areas]
    .sort((a, b) => b.length - a.length)
    .find((code) => trimmed.startsWith(`+${code}`) && code !== '')
  return area === undefined
    ? { area: trimmed === '' ? macao : '', number: trimmed }
    : { area, number: trimmed.slice(area.length + 1).trim() }
}

/**
 * The opposite of `splitPhone`. A number that was pasted with its own area code keeps it, whatever the list says; digits
 * of full width are digits.
 * @returns such as `+853 6612 3456`; empty where no number was typed
 */
export function joinPhone({ area, number }: PhoneParts): string {
  const typed = number.normalize('NFKC').trim()
  if (typed === '') return ''
  if (/^(\+|00)\s*\d/.test(typed)) return typed.replace(/^00\s*/, '+')
  return area === '' ? typed : `+${area} ${typed}`
}
