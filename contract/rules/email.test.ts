import { expect, test } from 'vitest'
import { emailIssue } from '#contract/rules/email.ts'
import { quickest } from '#test/support/quickest.ts'

test.each([
  ['nothing, since the field is optional', ''],
  ['an ordinary address', 'maria.silva@example.mo'],
  ['a plus tag', 'ng+exam@example.com'],
  ['surrounding spaces from a paste', ' a@example.com '],
  ['an accent in the name', 'joão@example.pt'],
  ['a Chinese domain', 'a@例子.澳門'],
  ['exactly 50 characters', `${'a'.repeat(38)}@example.com`],
])('accepts %s', (_story, text) => {
  expect(emailIssue(text)).toBeNull()
})

test.each([
  ['no at sign', 'example.com', 'email_invalid'],
  ['two at signs', 'a@b@example.com', 'email_invalid'],
  ['no name', '@example.com', 'email_invalid'],
  ['no dot in the domain', 'a@example', 'email_invalid'],
  ['a dot at the end', 'a@example.', 'email_invalid'],
  ['an empty label', 'a@example..com', 'email_invalid'],
  ['a space inside', 'a b@example.com', 'email_invalid'],
  ['a full-width at sign', 'a＠example.com', 'email_invalid'],
  ['two dots in the name', 'a..b@example.com', 'email_invalid'],
  ['a line break', 'a@example.com\nBcc: x@example.com', 'email_invalid'],
  ['51 characters', `${'a'.repeat(39)}@example.com`, 'email_max'],
])('refuses %s', (_story, text, code) => {
  expect(emailIssue(text)).toBe(code)
})

test('50 KB of hostile text is judged within 50 ms', () => {
  const texts = ['a', 'a.', '@', 'a@', '-.'].map((part) => part.repeat(50_000 / part.length))
  expect(quickest(() => texts.map(emailIssue))).toBeLessThan(50)
})
