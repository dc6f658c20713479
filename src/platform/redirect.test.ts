import { expect, test } from 'vitest'
import { safeAddress } from '#src/platform/redirect.ts'

const here = 'https://app.example/application/'

test('web addresses and own paths are followed', () => {
  expect([safeAddress('https://pay.example/x?y=1', here), safeAddress('/application/recibo', here)]).toEqual([
    'https://pay.example/x?y=1',
    'https://app.example/application/recibo',
  ])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://app.example/1'])(
  '%s is refused',
  (address) => {
    expect(() => safeAddress(address, here)).toThrow('no web address')
  },
)
