/** E-mail addresses (section 5): format, at most 50 code points. An empty one is allowed: nothing asks for it. */
import { limits } from '#contract/limits.ts'

export type EmailIssue = 'email_invalid' | 'email_max'

const local = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u
const label = /^[\p{L}\p{N}-]+$/u

function isEmail(text: string): boolean {
  const at = text.indexOf('@')
  if (at < 1 || at !== text.lastIndexOf('@')) return false
  const name = text.slice(0, at)
  const labels = text.slice(at + 1).split('.')
  return (
    local.test(name) &&
    !name.startsWith('.') &&
    !name.endsWith('.') &&
    !name.includes('..') &&
    labels.length > 1 &&
    (labels.at(-1)?.length ?? 0) > 1 &&
    labels.every((part) => label.test(part) && !part.startsWith('-') && !part.endsWith('-'))
  )
}

/** @returns null where the address is right or empty */
export function emailIssue(text: string): EmailIssue | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if ([...trimmed].length > limits.email) return 'email_max'
  return isEmail(trimmed) ? null : 'email_invalid'
}
