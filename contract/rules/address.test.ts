import { expect, test } from 'vitest'
import { addressIssue } from '#contract/rules/address.ts'

test.each([
  ['nothing', '', 'address_required'],
  ['only spaces', '      ', 'address_required'],
  ['five characters', '南灣大馬路', 'address_min'],
  ['five characters padded with spaces', ' 南灣大馬路 ', 'address_min'],
  ['six characters', '南灣大馬路1', null],
  ['six rare characters, each two UTF-16 units', '𠝹𡃁𪜀𫝀𫠠𬺰', null],
  ['five rare characters', '𠝹𡃁𪜀𫝀𫠠', 'address_min'],
  ['a Portuguese address', 'Av. da Praia Grande, n.º 762, 1.º andar', null],
  ['255 characters', '路'.repeat(255), null],
  ['255 rare characters', '𠝹'.repeat(255), null],
  ['256 characters', '路'.repeat(256), 'address_max'],
])('%s', (_story, text, code) => {
  expect(addressIssue(text)).toBe(code)
})
