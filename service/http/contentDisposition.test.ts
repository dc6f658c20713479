import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentDisposition } from '#service/http/contentDisposition.ts'

const encodedName = (header: string) => decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? '')

describe('the name of a download', () => {
  it.each([
    ['報名表.pdf', `attachment; filename="___.pdf"; filename*=UTF-8''%E5%A0%B1%E5%90%8D%E8%A1%A8.pdf`],
    ['Habilitação.pdf', `attachment; filename="Habilitacao.pdf"; filename*=UTF-8''Habilita%C3%A7%C3%A3o.pdf`],
    ['a";b=c.pdf', `attachment; filename="a__b=c.pdf"; filename*=UTF-8''a%22%3Bb%3Dc.pdf`],
    ["it's (1)*.pdf", `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
    ['..\\..\\x.pdf', `attachment; filename=".._.._x.pdf"; filename*=UTF-8''..%5C..%5Cx.pdf`],
  ])('%s', (name, header) => {
    expect(contentDisposition(name)).toBe(header)
  })

  it('comes back whole and never breaks the header, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const header = contentDisposition(name)
        expect(header).toMatch(/^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]*$/)
        expect(encodedName(header)).toBe(name.toWellFormed())
      }),
    )
  })
})
