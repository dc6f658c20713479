import { describe, expect, test } from 'vitest'
import { joinPhone, phoneIssue, shownPhone, splitPhone, storedPhone } from '#contract/rules/phone.ts'
import { quickest } from '#test/support/quickest.ts'

describe('contact numbers that are accepted, and how they are stored', () => {
  test.each([
    ['a Macao mobile', '+853 6203 1234', '+85362031234'],
    ['a Macao fixed line', '+853 2871 2345', '+85328712345'],
    ['the area code in brackets', '(853)66123456', '+85366123456'],
    ['the area code without plus', '853 6612 3456', '+85366123456'],
    ['the international prefix', '00853 6612-3456', '+85366123456'],
    ['no area code at all', '6612 3456', '+85366123456'],
    ['other separators in a Macao number', '+853-6612.3456', '+85366123456'],
    ['a mobile range not given out yet', '+853 6012 3456', '+85360123456'],
    ['the lowest fixed line of the rule', '+853 2800 0000', '+85328000000'],
    ['Hong Kong', '+852 9123 4567', '+85291234567'],
    ['mainland China', '+86 138 0013 8000', '+8613800138000'],
    ['Portugal', '+351 912 345 678', '+351912345678'],
    ['digits with decimals outside Macao', '+351 912345678.12', '+351912345678.12'],
    ['another country without plus', '4412345678901', '4412345678901'],
  ])('%s', (_story, typed, stored) => {
    expect(phoneIssue(typed)).toBeNull()
    expect(storedPhone(typed)).toBe(stored)
    expect(storedPhone(stored)).toBe(stored)
  })
})

describe('contact numbers that are refused', () => {
  test.each([
    ['nothing', '', 'contact_required'],
    ['spaces', '   ', 'contact_required'],
    ['only an area code', '+853 ', 'contact_required'],
    ['a fixed line that starts with 8, by the written rule', '+853 8866 1234', 'contact_invalid_macao'],
    ['the same without area code', '8866 1234', 'contact_invalid_macao'],
    ['seven digits', '+853 661 2345', 'contact_invalid_macao'],
    ['nine digits', '+853 6612 34567', 'contact_invalid_macao'],
    ['a fixed line that starts with 29', '+853 2912 3456', 'contact_invalid_macao'],
    ['a toll-free number', '+853 0800 501', 'contact_invalid_macao'],
    ['letters', 'abc', 'contact_invalid'],
    ['letters behind a foreign number', '+852 9123 4567 ext', 'contact_invalid'],
    ['two pluses', '++852 9123 4567', 'contact_invalid'],
    ['51 characters', `+852 ${'1'.repeat(46)}`, 'contact_max'],
    ['50 KB', '+852 '.padEnd(50_000, '9'), 'contact_max'],
  ])('%s', (_story, typed, code) => {
    expect(phoneIssue(typed)).toBe(code)
  })

  test('50 characters are still accepted', () => {
    expect(phoneIssue(`+852 ${'1'.repeat(45)}`)).toBeNull()
  })
})

test('50 KB of hostile text is judged within 50 ms', () => {
  const texts = [' ', '(', '1', '+1', '1.', '( + '].map((part) => part.repeat(50_000 / part.length))
  expect(quickest(() => texts.map(phoneIssue))).toBeLessThan(50)
})

describe('a number in two fields', () => {
  const areas = ['853', '86', '852', '886', '351']
  test.each([
    ['a stored Macao number', '+85366123456', { area: '853', number: '66123456' }],
    ['the account’s bare number', '66123456', { area: '853', number: '66123456' }],
    ['Hong Kong, not mistaken for China', '+85291234567', { area: '852', number: '91234567' }],
    ['Taiwan, not mistaken for China', '+886912345678', { area: '886', number: '912345678' }],
    ['a country that is not listed', '+4412345', { area: '', number: '+4412345' }],
    ['nothing yet', '', { area: '853', number: '' }],
  ])('%s', (_story, stored, parts) => {
    expect(splitPhone(stored, areas)).toEqual(parts)
    expect(storedPhone(joinPhone(parts))).toBe(storedPhone(stored))
  })
})

test.each([
  ['+85366123456', '+853 6612 3456'],
  ['+85291234567', '+85291234567'],
  ['', ''],
])('%s is shown as %s', (stored, shown) => {
  expect(shownPhone(stored)).toBe(shown)
  expect(storedPhone(shown)).toBe(stored)
})

test.each([
  ['with the area code of Macao', '853', '+853 6623-4567', '+85366234567'],
  ['with it and no space', '853', '+85366234567', '+85366234567'],
  ['as one dials it from abroad', '853', '00853 6623 4567', '+85366234567'],
  ['of Hong Kong, with Macao chosen in the list', '853', '+852 9123 4567', '+85291234567'],
  ['in digits of full width', '853', '６６２３４５６７', '+85366234567'],
])('a number pasted %s is taken as it is meant', (_story, area, number, stored) => {
  const typed = joinPhone({ area, number })
  expect(phoneIssue(typed)).toBeNull()
  expect(storedPhone(typed)).toBe(stored)
})
