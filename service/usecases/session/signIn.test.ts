import { describe, expect, it } from 'vitest'
import { readReturnUrl } from '#service/domain/returnUrl.ts'
import { isReturnUrl } from '#service/usecases/session/signIn.ts'

const own = 'https://exams.example'
const documents = 'https://documents.example'
const allowed = [own, documents]
const evil = [
  'https://evil.example/',
  '//evil.example/application/personal-login',
  '/application/personal-login',
  'javascript:alert(1)',
  'data:text/html,x',
  `https://exams.example.evil.example/application/personal-login`,
  `https://exams.example@evil.example/application/personal-login`,
  `https://evil.example#${own}/application/personal-login`,
  `https://evil.example?${own}/application/personal-login`,
  `https://evil.example\\@exams.example/application/personal-login`,
  'http://exams.example/application/personal-login',
  'https://exams.example:8443/application/personal-login',
  'https://EXAMS.example/application/personal-login',
  'https://exams.example./application/personal-login',
  'https://exams%2eexample/application/personal-login',
  'https://ｅxams.example/application/personal-login',
  ' https://exams.example/application/personal-login',
  'https://exams.example/application/personal-login ',
  'https://exams.example/application/personal-login/',
  'https://exams.example/application/personal-login?x',
  'https://exams.example/application/personal-login#x',
  'https://exams.example/application//personal-login',
  'https://exams.example/application/../evil',
  'https://exams.example/application/personal-login/../../evil',
  'https://exams.example/application/personal-login%2f..%2fevil',
  'https:/exams.example/application/personal-login',
  'https:exams.example/application/personal-login',
  'https://user:password@documents.example/',
  'https://documents.example/#token',
  'https://documents.example.evil.example/',
  'http://documents.example/',
  '',
]

describe('the return of a sign-in', () => {
  it.each([
    'https://exams.example/application/personal-login',
    'https://documents.example',
    'https://documents.example/',
    'https://documents.example/library',
  ])('to %s is on the list', (address) => {
    expect(isReturnUrl(address, own, allowed)).toBe(true)
  })

  it.each(evil)('to %s is not', (address) => {
    expect(isReturnUrl(address, own, allowed)).toBe(false)
  })
})

describe('the return of a signature', () => {
  const id = 'A'.repeat(22)
  const page = `${own}/application/authorization/apply/3/${id}/GOV_PAY/false`

  it('is read where it is our own page to the letter', () => {
    expect(readReturnUrl(page, own)).toEqual({ examId: 3, submissionId: id, paymentType: 'GOV_PAY' })
  })

  it.each([
    ...evil,
    `${page}/`,
    `${page}?code=x`,
    `${page}#x`,
    page.replace('/apply/', '/supplement/'),
    page.replace('/3/', '/0/'),
    page.replace('/3/', '/3e0/'),
    page.replace('/false', '/maybe'),
    page.replace('GOV_PAY', 'gov_pay'),
    page.replace('authorization', 'authorization/..'),
    page.replace(id, `${id}%00`),
    page.replace(own, documents),
    `${page}\n`,
  ])('to %s is refused', (address) => {
    expect(readReturnUrl(address, own)).toBeNull()
  })
})
